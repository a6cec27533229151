/** Returns one Error with every fault of a file: its path and the rule that it breaks. */
export const faultyFile = (file: string, faults: Readonly<Record<string, string>>): Error =>
  new Error(
    [
      `No se escribió nada: el archivo ${file} no sirve.`,
      ...Object.entries(faults).map(([place, rule]) => `  ${place || 'archivo'}: ${rule}`),
    ].join('\n'),
  );
