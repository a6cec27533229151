type Named = {
  nombres?: string | null;
  primerApellido?: string | null;
  segundoApellido?: string | null;
  razonSocial?: string | null;
};

/** How a person or company is called in titles and lists. */
export const nombreCompleto = ({ nombres, primerApellido, segundoApellido, razonSocial }: Named): string =>
  razonSocial || [nombres, primerApellido, segundoApellido].filter(Boolean).join(' ');
