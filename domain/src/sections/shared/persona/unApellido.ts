type Named = {
  tipoPersona?: string | null;
  primerApellido?: string | null;
  segundoApellido?: string | null;
};

/** Said under the first surname before anybody leaves both out. */
export const unApellidoAlMenos = 'Escriba al menos uno de sus dos apellidos.';

/** Rule: a natural person gives one surname at least. Many Bolivians have only one, so neither is required alone. */
export const unApellido = {
  field: 'primerApellido',
  message: 'Ingrese al menos un apellido',
  holds: ({ tipoPersona, primerApellido, segundoApellido }: Named) =>
    tipoPersona === 'juridica' || Boolean(primerApellido || segundoApellido),
} as const;
