import { accesosDeSistemas } from '../sections/accesosDeSistemas/accesosDeSistemas';
import { auditoria } from '../sections/auditoria/auditoria';
import { autorizacionesDebito } from '../sections/autorizacionesDebito/autorizacionesDebito';
import { avisosASistemas } from '../sections/avisosASistemas/avisosASistemas';
import { cajaAhorro } from '../sections/cajaAhorro/cajaAhorro';
import { calificaciones } from '../sections/calificaciones/calificaciones';
import { coeficienteAdecuacionPatrimonial } from '../sections/coeficienteAdecuacionPatrimonial/coeficienteAdecuacionPatrimonial';
import { comunicados } from '../sections/comunicados/comunicados';
import { consultas } from '../sections/consultas/consultas';
import { correos } from '../sections/correos/correos';
import { depositosPlazoFijo } from '../sections/depositosPlazoFijo/depositosPlazoFijo';
import { entidad } from '../sections/entidad/entidad';
import { feriados } from '../sections/feriados/feriados';
import { menu } from '../sections/menu/menu';
import { noEncontradas } from '../sections/noEncontradas/noEncontradas';
import { novedades } from '../sections/novedades/novedades';
import type { Override } from '../sections/Override';
import { paginas } from '../sections/paginas/paginas';
import { reclamos } from '../sections/reclamos/reclamos';
import { redirecciones } from '../sections/redirecciones/redirecciones';
import { saldos } from '../sections/saldos/saldos';
import { simuladorCreditos } from '../sections/simuladorCreditos/simuladorCreditos';
import { solicitudesCreditos } from '../sections/solicitudesCreditos/solicitudesCreditos';
import { tarifario } from '../sections/tarifario/tarifario';
import { textosDeCorreos } from '../sections/textosDeCorreos/textosDeCorreos';
import { usuarios } from '../sections/usuarios/usuarios';

/** Sections with custom screens, in the order of the dashboard's trends. */
const list: readonly Override[] = [
  reclamos,
  consultas,
  calificaciones,
  solicitudesCreditos,
  auditoria,
  autorizacionesDebito,
  cajaAhorro,
  coeficienteAdecuacionPatrimonial,
  comunicados,
  correos,
  depositosPlazoFijo,
  feriados,
  accesosDeSistemas,
  avisosASistemas,
  entidad,
  menu,
  noEncontradas,
  novedades,
  paginas,
  redirecciones,
  saldos,
  simuladorCreditos,
  tarifario,
  textosDeCorreos,
  usuarios,
];

const bySection = new Map<string, Override>(list.map((one) => [one.section, one]));

/** Returns the custom parts of a section's screens. */
export const overrideOf = (section: string): Partial<Override> => bySection.get(section) ?? {};

/** Sections with a trend on the dashboard. */
export const trended = list.flatMap(({ section, Trend }) => (Trend ? [{ section, Trend }] : []));
