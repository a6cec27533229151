type Named = {
  nombres?: string | null;
  primerApellido?: string | null;
  segundoApellido?: string | null;
  razonSocial?: string | null;
};

/** How a person or company is called in titles and lists; nobody is left without a name but whom retention took it from. */
export const nombreCompleto = ({ nombres, primerApellido, segundoApellido, razonSocial }: Named): string =>
  razonSocial || [nombres, primerApellido, segundoApellido].filter(Boolean).join(' ') || 'Anonimizado';
