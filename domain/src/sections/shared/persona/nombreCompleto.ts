type NamedPerson = {
  nombres?: string | null;
  primerApellido?: string | null;
  segundoApellido?: string | null;
  razonSocial?: string | null;
};

/** Formats the name of a person or company for titles and lists; «Anonimizado» when retention erased it. */
export const nombreCompleto = ({ nombres, primerApellido, segundoApellido, razonSocial }: NamedPerson): string =>
  razonSocial || [nombres, primerApellido, segundoApellido].filter(Boolean).join(' ') || 'Anonimizado';
