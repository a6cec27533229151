import type { Campo } from './tipos';

const MEGABYTE = 1024 * 1024;
const MAS_EN_TOTAL = 15;

/** Why the server would refuse one of the chosen files, as far as can be seen from here; '' when it would not. */
export function fallaEn(file: File, todos: readonly File[], campo: Campo): string {
  const archivo = campo.campos?.find(({ acepta }) => acepta);
  const tipos = archivo?.acepta?.split(',') ?? [];
  const megas = archivo?.maxMegabytes ?? 5;
  const suma = todos.reduce((total, { size }) => total + size, 0);
  if (todos.length > (campo.max ?? 5)) return `Elija como máximo ${campo.max} archivos`;
  if (suma > MAS_EN_TOTAL * MEGABYTE) return `Los archivos suman más de ${MAS_EN_TOTAL} MB`;
  if (file.size > megas * MEGABYTE) return `«${file.name}» supera ${megas} MB`;
  const nombre = file.name.toLowerCase().replace(/\.jpeg$/, '.jpg');
  return tipos.some((tipo) => nombre.endsWith(tipo)) ? '' : `«${file.name}»: solo se aceptan archivos PDF, JPG o PNG`;
}
