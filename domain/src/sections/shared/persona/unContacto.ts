type Reachable = { celular?: string | null; correo?: string | null };

/** Rule: there is a way to reach the person. `when` says for which rows; without it, for all. */
export const unContacto = <V extends object = object>(when: (values: V) => boolean = () => true) =>
  ({
    field: 'celular',
    message: 'Ingrese un celular o un correo electrónico',
    holds: (values: V & Reachable) => !when(values) || Boolean(values.celular || values.correo),
  }) as const;
