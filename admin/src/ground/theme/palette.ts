import { paletaDe } from '@coop/domain/paleta';
import { settings } from '../page/settings';

const own = paletaDe(settings.entidad.colores);

/** The entity's palette, more muted than the public site: own colour for actions, green for done, gold for pending. */
export const palette = {
  own: own.principal,
  ownDark: own.principalOscuro,
  ownSoft: own.principalSuave,
  ownLight: own.principalClaro,
  accent: own.acento,
  ground: own.fondo,
  /** Overdue or wrong, on a dark background. Contrast well above 4.5:1, both as text and as background. */
  alarm: '#ff9a5c',
  gold: '#f3b229',
  green: '#0d5a43',
  greenDark: '#07382a',
  greenLight: '#7fd1b2',
  ink: own.tinta,
  inkSoft: own.tintaSuave,
  paper: own.papel,
  paperDeep: own.papelHondo,
  line: own.linea,
  night: '#171311',
  nightRaised: '#211b18',
  nightLine: '#3a312c',
} as const;

/** Minimum target height of 24 px (WCAG 2.2) without extra line spacing. */
export const pressable = { display: 'inline-block', py: 0.5, my: -0.5 } as const;
