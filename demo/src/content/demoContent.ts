import { sections } from '@coop/domain';
import { starterSituations } from '@coop/domain/sections/necesito/starterSituations';
import { starterSynonyms } from '@coop/domain/sections/sinonimos/starterSynonyms';
import { at, day, monthEnd } from '../ground/calendar.js';
import { publishing, recording, type Seed } from '../ground/seed.js';
import { agencias } from './agencias.js';
import { ausencias } from './ausencias.js';
import { bienesAdjudicados } from './bienesAdjudicados.js';
import { boletines } from './boletines.js';
import { cajaAhorro } from './cajaAhorro.js';
import { autorizaciones } from './cases/autorizaciones.js';
import { calificaciones } from './cases/calificaciones.js';
import { consultas } from './cases/consultas.js';
import { opiniones } from './cases/opiniones.js';
import { plantillas } from './cases/plantillas.js';
import { reclamos } from './cases/reclamos.js';
import { solicitudes } from './cases/solicitudes.js';
import { textosDeCorreos } from './cases/textosDeCorreos.js';
import { turnos } from './cases/turnos.js';
import { coeficientes } from './coeficientes.js';
import { comunicados } from './comunicados.js';
import { creditos } from './creditos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';
import { estadosFinancieros } from './estadosFinancieros.js';
import { licitaciones } from './licitaciones.js';
import { memorias } from './memorias.js';
import { feriados } from './normas/feriados.js';
import { formatosReporte } from './normas/formatosReporte.js';
import { tasasDeReferencia } from './normas/tasasDeReferencia.js';
import { tipologias } from './normas/tipologias.js';
import { novedades } from './novedades/novedades.js';
import { obligaciones } from './obligaciones.js';
import { paginas } from './paginas/paginas.js';
import { promociones } from './promociones.js';
import { publicacionesConjuntas } from './publicacionesConjuntas.js';
import { remates } from './remates.js';
import { responsabilidadSocial } from './responsabilidadSocial.js';
import { segundaPersona } from './segundaPersona.js';
import { accesosDeSistemas } from './sistemas/accesosDeSistemas.js';
import { avisosASistemas } from './sistemas/avisosASistemas.js';
import { tarifario } from './tarifario.js';

/** Every row of the demonstration in creation order: referenced rows first. */
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
  ...turnos(),
  ...ausencias(),
  ...obligaciones(),
  ...paginas(),
  // Last, because the other seeds are published by a single person.
  ...segundaPersona(),
  ...publicacionesConjuntas(),
  ...formatosReporte(),
  ...redirecciones(),
  ...noEncontradas(),
];

/** Selects the rows of each section that the home page shows. */
const onHome: Record<string, (draft: Seed['draft']) => boolean> = {
  'sitio/agencias': () => true,
  // The agencies' opening hours need the next days' holidays.
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

/** Returns whether a row is loaded before the server accepts requests. */
export const isOnHome = ({ section, draft }: Seed): boolean => onHome[section.name]?.(draft) ?? false;

const record = recording(sections['sitio/redirecciones']);

const redirections: [desde: string, hacia: string][] = [
  ['/nosotros', '/institucional/resena-historica'],
  ['/nosotros/directorio', '/institucional/gobierno-corporativo'],
  ['/ahorros', '/productos/caja-ahorro'],
  ['/dpf', '/productos/depositos-plazo-fijo'],
  ['/sucursales', '/contactanos/agencias'],
];

const redirecciones = (): Seed[] =>
  redirections.map(([desde, hacia]) => record(desde, { desde, hacia, nota: 'Del sitio anterior' }));

const missingPage = (direccion: string, veces: number, daysAgo: number): Seed => ({
  section: sections['sitio/direcciones-no-encontradas'],
  key: `${direccion} ${daysAgo}`,
  draft: {},
  managed: { direccion, dia: day(-daysAgo), veces, ultimaVez: at(-daysAgo, '16:05') },
  orders: [],
});

const noEncontradas = (): Seed[] => [
  missingPage('/creditos/pyme', 21, 1),
  missingPage('/trabaje-con-nosotros', 12, 1),
  missingPage('/creditos/pyme', 17, 2),
  missingPage('/descargas/formulario-apertura.pdf', 8, 3),
  missingPage('/galeria', 3, 5),
];

const { published, draft } = publishing(sections['sitio/necesito']);

const necesito = (): Seed[] => [
  ...starterSituations.map(({ slug, ...situation }) => published(slug, situation)),
  draft('olvide-mi-clave', {
    titulo: 'Olvidé mi clave',
    resumen: 'La cambia usted, en una agencia y con su carnet.',
    pasos: ['Vaya a una agencia con su carnet y su tarjeta.', 'Elija una clave nueva: nadie más debe verla.'],
    telefonos: ['linea', 'agencia'],
    aMano: ['Su carnet', 'Su tarjeta'],
    enlaces: [{ texto: 'Agencias abiertas', ruta: '/contactanos/agencias' }],
    escriben: 'olvidé clave\nolvidé pin\ncambiar clave',
    orden: 7,
  }),
];

const synonym = recording(sections['sitio/sinonimos']);

const sinonimos = (): Seed[] => starterSynonyms.map((draft, place) => synonym(`sinonimo-${place + 1}`, draft));

const missedQuery = (key: string, texto: string, veces: number, daysAgo: number): Seed => ({
  section: sections['sitio/busquedas'],
  key,
  draft: {},
  managed: { texto, veces, ultimaVez: at(-daysAgo, '15:20') },
  orders: [],
});

const busquedas = (): Seed[] => [
  missedQuery('trabajo', 'bolsa de trabajo', 14, 1),
  missedQuery('oro', 'empeñar joyas de oro', 9, 2),
  missedQuery('becas', 'becas para hijos de socios', 7, 4),
  missedQuery('farmacias', 'farmacias con descuento', 6, 3),
  missedQuery('estacionamiento', 'estacionamiento', 3, 9),
];
