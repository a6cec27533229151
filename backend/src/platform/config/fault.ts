/** What is wrong with one setting, for whoever wrote it: the name of the variable, and what it should be. */
export type Fault = { name: string; message: string };

/** Throws one Error that lists them all; does nothing when there are none. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new Error(['La configuración no es válida:', ...faults.map(describeFault)].join('\n'));
}

/** As a line of that list. */
export const describeFault = ({ name, message }: Fault): string => `  ${name}: ${message}`;
