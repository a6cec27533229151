import { paletaDe } from '@coop/domain/paleta';
import { settings } from '../page/settings';

const own = paletaDe(settings.entidad.colores);

/** The entity's colours, quieter than on the public site: its own for actions, green for what is done, gold for what waits. */
export const palette = {
  own: own.principal,
  ownDark: own.principalOscuro,
  ownSoft: own.principalSuave,
  ownLight: own.principalClaro,
  accent: own.acento,
  /** Dark, for ornament. */
  ground: own.fondo,
  /** What is late or wrong, on a dark ground: text on it and it on the ground read well above 4.5:1. */
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
