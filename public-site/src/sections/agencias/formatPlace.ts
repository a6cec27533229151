import type { Publicado } from '../../reading/leer';

/** Formats the address of a branch; names its town only where the address doesn't. */
export const formatPlace = ({
  direccion,
  municipio,
}: Pick<Publicado<'sitio/agencias'>, 'direccion' | 'municipio'>): string =>
  direccion.includes(municipio) ? direccion : `${direccion}, ${municipio}`;

export const callTo = (phone: string): string => `tel:+591${phone.replace(/\D/g, '')}`;
