/** The six staff roles of the specification (§6), as stored in `rol` of the document `users/{uid}`. */
export const roles = ['administrador', 'creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'] as const;
export type Rol = (typeof roles)[number];

export const rolLabels: Record<Rol, string> = {
  administrador: 'Administrador',
  creditos: 'Créditos',
  comercial: 'Comercial',
  sistemas: 'Sistemas',
  finanzas: 'Finanzas',
  rrhh: 'Recursos humanos',
};

/** Returns the role of a stored value by exact match; undefined for anything else (other case, spaces, arrays). */
export const findRol = (value: unknown): Rol | undefined => roles.find((rol) => rol === value);
