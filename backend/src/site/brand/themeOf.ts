import type { Entidad } from '@coop/domain/entidad';
import { type Paleta, paletaDe } from '@coop/domain/paleta';
import { aguayo } from './aguayo.js';

/** The tokens of the site's sheets, by the colour that each is. */
const tokens: Readonly<Record<string, keyof Paleta>> = {
  carmesi: 'principal',
  'carmesi-oscuro': 'principalOscuro',
  'carmesi-suave': 'principalSuave',
  oro: 'acento',
  'oro-suave': 'acentoSuave',
  verde: 'fondo',
  'verde-oscuro': 'fondoOscuro',
  'verde-suave': 'fondoSuave',
  papel: 'papel',
  'papel-hondo': 'papelHondo',
  tinta: 'tinta',
  'tinta-suave': 'tintaSuave',
  linea: 'linea',
  'borde-campo': 'bordeCampo',
};

/** Ninety-two of a hundred parts, in the two digits that follow a colour. */
const TRANSLUCENT = 'eb';

/** The colours of an entity and its ornament, as the site's sheets ask for them. */
export function themeOf({ colores, motivo }: Pick<Entidad, 'colores' | 'motivo'>): string {
  const paleta = paletaDe(colores);
  const colours = Object.entries(tokens).map(([token, name]) => `--${token}:${paleta[name]}`);
  const band =
    motivo === 'aguayo' ? `url("data:image/svg+xml,${encoded(aguayo(paleta))}") repeat-x center/48px 20px` : 'none';
  return `:root{${[...colours, `--papel-translucido:${paleta.papel}${TRANSLUCENT}`, `--franja:${band}`].join(';')}}`;
}

const encoded = (svg: string) => svg.replace(/[<>#]/g, encodeURIComponent);
