type NamedPerson = {
  tipoPersona?: string | null;
  primerApellido?: string | null;
  segundoApellido?: string | null;
};

export const unApellidoAlMenos = 'Escriba al menos uno de sus dos apellidos.';

/** Rule: a natural person has at least one surname, of either kind. */
export const unApellido = {
  field: 'primerApellido',
  message: 'Ingrese al menos un apellido',
  holds: ({ tipoPersona, primerApellido, segundoApellido }: NamedPerson) =>
    tipoPersona === 'juridica' || Boolean(primerApellido || segundoApellido),
} as const;
