import { day, monthEnd } from '../ground/calendar.js';
import type { Seed } from '../ground/seed.js';
import { agencias } from './agencias.js';
import { ausencias } from './ausencias.js';
import { bienesAdjudicados } from './bienesAdjudicados.js';
import { boletines } from './boletines.js';
import { busquedas, sinonimos } from './busquedas.js';
import { cajaAhorro } from './cajaAhorro.js';
import { autorizaciones } from './cases/autorizaciones.js';
import { calificaciones } from './cases/calificaciones.js';
import { consultas } from './cases/consultas.js';
import { opiniones } from './cases/opiniones.js';
import { plantillas } from './cases/plantillas.js';
import { reclamos } from './cases/reclamos.js';
import { solicitudes } from './cases/solicitudes.js';
import { textosDeCorreos } from './cases/textosDeCorreos.js';
import { coeficientes } from './coeficientes.js';
import { comunicados } from './comunicados.js';
import { creditos } from './creditos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';
import { estadosFinancieros } from './estadosFinancieros.js';
import { licitaciones } from './licitaciones.js';
import { memorias } from './memorias.js';
import { noEncontradas } from './noEncontradas.js';
import { feriados } from './normas/feriados.js';
import { formatosReporte } from './normas/formatosReporte.js';
import { tasasDeReferencia } from './normas/tasasDeReferencia.js';
import { tipologias } from './normas/tipologias.js';
import { novedades } from './novedades/novedades.js';
import { obligaciones } from './obligaciones.js';
import { necesito } from './paginas/necesito.js';
import { paginas } from './paginas/paginas.js';
import { promociones } from './promociones.js';
import { redirecciones } from './redirecciones.js';
import { remates } from './remates.js';
import { responsabilidadSocial } from './responsabilidadSocial.js';
import { segundaPersona } from './segundaPersona.js';
import { accesosDeSistemas } from './sistemas/accesosDeSistemas.js';
import { avisosASistemas } from './sistemas/avisosASistemas.js';
import { tarifario } from './tarifario.js';

/** Every row of the demonstration, in the order in which they can be made: what is referred to goes first. */
export const demoContent = (): Seed[] => [
  ...agencias(),
  ...feriados(),
  ...tipologias(),
  ...tasasDeReferencia(),
  ...creditos(),
  ...cajaAhorro(),
  ...depositosPlazoFijo(),
  ...tarifario(),
  ...novedades(),
  ...promociones(),
  ...comunicados(),
  ...bienesAdjudicados(),
  ...remates(),
  ...licitaciones(),
  ...boletines(),
  ...memorias(),
  ...estadosFinancieros(),
  ...coeficientes(),
  ...responsabilidadSocial(),
  ...autorizaciones(),
  ...plantillas(),
  ...textosDeCorreos(),
  ...accesosDeSistemas(),
  ...avisosASistemas(),
  ...necesito(),
  ...sinonimos(),
  ...busquedas(),
  ...consultas(),
  ...reclamos(),
  ...calificaciones(),
  ...opiniones(),
  ...solicitudes(),
  ...ausencias(),
  ...obligaciones(),
  ...paginas(),
  // Once everything is published, by one person alone.
  ...segundaPersona(),
  ...formatosReporte(),
  ...redirecciones(),
  ...noEncontradas(),
];

/** Selects the rows of each section that the home page shows. */
const onHome: Record<string, (draft: Seed['draft']) => boolean> = {
  'sitio/agencias': () => true,
  // The agencies' opening hours ask for those of the coming days.
  'sitio/feriados': ({ fecha }) => day(0) <= String(fecha) && String(fecha) <= day(14),
  'productos/simulador-creditos': () => true,
  'productos/caja-ahorro': () => true,
  'productos/depositos-plazo-fijo': () => true,
  'sitio/necesito': () => true,
  novedades: ({ fechaPublicacion }) => day(-14) <= String(fechaPublicacion) && String(fechaPublicacion) <= day(0),
  promociones: ({ destacado }) => destacado === true,
  comunicados: ({ mostrarComo }) => Array.isArray(mostrarComo),
  'institucional/coeficiente-adecuacion-patrimonial': ({ fechaCorte }) => fechaCorte === monthEnd(1),
  'institucional/estados-financieros': ({ fechaCorte }) => fechaCorte === monthEnd(1),
  'sitio/paginas': ({ ruta }) => ruta === '/',
};

/** Whether it is loaded before anybody is let in. */
export const isOnHome = ({ section, draft }: Seed): boolean => onHome[section.name]?.(draft) ?? false;
