type Order = {
  vigenteDesde: string;
  vigenteHasta: string | null;
  diaDebito: number;
  frecuencia: keyof typeof months;
};

/** Months between debits; a single debit has no next one. */
const months = { unica: 0, mensual: 1, bimestral: 2, trimestral: 3, semestral: 6, anual: 12 } as const;

/** Returns the next debit day within the order's validity, or null. Shorter months debit on their last day. */
export function nextDebit({ vigenteDesde, vigenteHasta, diaDebito, frecuencia }: Order, today: string): string | null {
  const first = debitsFrom(vigenteDesde, diaDebito);
  const step = months[frecuencia];
  const from = today > vigenteDesde ? today : vigenteDesde;
  for (let month = first; ; month += step) {
    const day = dayIn(month, diaDebito);
    if (vigenteHasta && day > vigenteHasta) return null;
    if (day >= from) return day;
    if (step === 0) return null;
  }
}

/** Returns the month of the first debit, counted from year 0. */
function debitsFrom(start: string, day: number): number {
  const month = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1;
  return dayIn(month, day) >= start ? month : month + 1;
}

const dayIn = (month: number, day: number): string => {
  const [year, at] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, at, Math.min(day, last))).toISOString().slice(0, 10);
};
