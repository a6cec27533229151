type Named = {
  tipoPersona?: string | null;
  primerApellido?: string | null;
  segundoApellido?: string | null;
};

/** Help text under the first surname. */
export const unApellidoAlMenos = 'Escriba al menos uno de sus dos apellidos.';

/**
 * Validation rule: a natural person has at least one surname. Many Bolivians have only one, so neither is required
 * alone.
 */
export const unApellido = {
  field: 'primerApellido',
  message: 'Ingrese al menos un apellido',
  holds: ({ tipoPersona, primerApellido, segundoApellido }: Named) =>
    tipoPersona === 'juridica' || Boolean(primerApellido || segundoApellido),
} as const;
