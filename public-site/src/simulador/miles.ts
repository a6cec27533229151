/** What a person wrote as an amount, without the points between thousands: «50.000» is fifty thousand. */
export const sinMiles = (escrito: string): string =>
  /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(escrito.trim()) ? escrito.replaceAll('.', '') : escrito;

/** The same while it is being written, when points are still where they were before the last key. */
export const sinPuntos = (escrito: string): string =>
  /^[\d.\s]*(,\d*)?$/.test(escrito) ? escrito.replace(/[.\s]/g, '') : escrito;

/** An amount with points between thousands and a decimal comma; what is no amount, as it is. */
export function conMiles(valor: string): string {
  const [, entero, , decimales] = /^(\d{1,12})([.,](\d*))?$/.exec(valor) ?? [];
  if (entero === undefined) return valor;
  const miles = entero.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimales === undefined ? miles : `${miles},${decimales}`;
}
