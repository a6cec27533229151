import type { AnySection, Field } from '@coop/domain';
import type { ImportFault } from '@coop/domain/answers';

/** A line as it was written: what each column said. */
export type Written = ReadonlyMap<string, string>;

const LONGEST_SHOWN = 100;

/** What is wrong with cells of a line: messages by field; those of no column of the file are of the line as a whole. */
export const cellFaults = (
  { fields }: AnySection,
  columns: readonly string[],
  written: Written,
  fila: number,
  messages: Readonly<Record<string, string>>,
): ImportFault[] =>
  Object.entries(messages).map(([name, mensaje]) => {
    const at = columns.indexOf(name);
    return {
      fila,
      celda: at === -1 ? '' : `${letterOf(at)}${fila}`,
      campo: name,
      columna: (fields[name] as Field | undefined)?.label ?? '',
      valor: (written.get(name) ?? '').slice(0, LONGEST_SHOWN),
      mensaje,
    };
  });

/** 0 → A, 25 → Z, 26 → AA: as spreadsheets call their columns. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
