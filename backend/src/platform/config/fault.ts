/** A fault of a setting: the variable's name and the expected value. */
export type Fault = { name: string; message: string };

/** Throws one Error that lists all faults; returns if there are none. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new Error(['La configuración no es válida:', ...faults.map(describeFault)].join('\n'));
}

/** Formats a line of that list. */
export const describeFault = ({ name, message }: Fault): string => `  ${name}: ${message}`;
