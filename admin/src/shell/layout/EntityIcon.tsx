import { settings } from '../../ground/page/settings';

/** The square logo of the entity, where it has one, beside its name. `size`: pixels a side. */
export function EntityIcon({ size }: { size: number }) {
  const { cuadrado } = settings.entidad.logos;
  if (!cuadrado) return null;
  return <img src={cuadrado.url} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />;
}
