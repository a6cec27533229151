import { checkNames } from '../checkNames.js';
import type { Flow } from '../flow.js';
import type { AnySection } from '../section.js';
import { agencias } from './agencias.js';
import { auditoria } from './auditoria.js';
import { autorizacionesDebito } from './autorizacionesDebito.js';
import { bienesAdjudicados } from './bienesAdjudicados.js';
import { boletinesInformativos } from './boletinesInformativos.js';
import { cajaAhorro } from './cajaAhorro.js';
import { calificaciones } from './calificaciones.js';
import { coeficienteAdecuacionPatrimonial } from './coeficienteAdecuacionPatrimonial.js';
import { comunicados } from './comunicados.js';
import { consultas } from './consultas.js';
import { correos } from './correos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';
import { estadosFinancieros } from './estadosFinancieros.js';
import { feriados } from './feriados.js';
import { licitaciones } from './licitaciones.js';
import { memoriasInstitucionales } from './memoriasInstitucionales.js';
import { novedades } from './novedades.js';
import { opiniones } from './opiniones.js';
import { paginas } from './paginas.js';
import { plantillasRespuesta } from './plantillasRespuesta.js';
import { promociones } from './promociones.js';
import { reclamos } from './reclamos.js';
import { remates } from './remates.js';
import { responsabilidadSocialEmpresarial } from './responsabilidadSocialEmpresarial.js';
import { saldos } from './saldos.js';
import { simuladorCreditos } from './simuladorCreditos.js';
import { solicitudesCreditos } from './solicitudesCreditos.js';
import { tarifario } from './tarifario.js';
import { usuarios } from './usuarios.js';

const described = [
  responsabilidadSocialEmpresarial,
  bienesAdjudicados,
  boletinesInformativos,
  memoriasInstitucionales,
  licitaciones,
  estadosFinancieros,
  tarifario,
  coeficienteAdecuacionPatrimonial,
  consultas,
  calificaciones,
  reclamos,
  opiniones,
  solicitudesCreditos,
  cajaAhorro,
  simuladorCreditos,
  depositosPlazoFijo,
  autorizacionesDebito,
  comunicados,
  saldos,
  promociones,
  novedades,
  remates,
  usuarios,
  paginas,
  agencias,
  feriados,
  plantillasRespuesta,
] as const;

/** What is done to rows of any section, as the history says it. */
const basicLabels = {
  abrir: 'Abrir',
  anonimizar: 'Borrar datos personales',
  crear: 'Crear',
  editar: 'Editar',
  eliminar: 'Eliminar',
  presentar: 'Presentar reporte mensual',
  recuperar: 'Recuperar',
  exportar: 'Exportar',
  reemplazar: 'Reemplazar archivo',
  quitar: 'Eliminar archivo',
  describir: 'Describir archivo',
  cargar: 'Cargar saldos',
  mostrar: 'Crear una vista previa',
  invitar: 'Crear enlace de invitación',
  cambiarClave: 'Cambiar contraseña',
  cerrarSesiones: 'Cerrar sesiones',
};

const labelsOf = (list: readonly AnySection[]) => Object.fromEntries(list.map(({ name, label }) => [name, label.many]));

/** What mails speak of: cases, and the access of staff. */
const isMailed = ({ kind, name }: AnySection) => kind === 'submission' || name === usuarios.name;

const written = [...described, correos(labelsOf((described as readonly AnySection[]).filter(isMailed)))] as const;

const orders = (written as readonly AnySection[])
  .flatMap(({ flows }) => Object.values<Flow>(flows))
  .flatMap(({ transitions }) => Object.entries(transitions).map(([name, { label }]) => [name, label]));

/** Every section of the cooperative. This is the only list of them: what is not here does not exist. */
export const sectionList = [
  ...written,
  auditoria(labelsOf(written), { ...basicLabels, ...Object.fromEntries(orders) }),
] as const;

type Listed = (typeof sectionList)[number];
export type SectionName = Listed['name'];

/** Sections by name, each with its own types. */
export const sections = Object.fromEntries(sectionList.map((s) => [s.name, s])) as unknown as {
  [S in Listed as S['name']]: S;
};

/** The section of that name, for generic code. */
export const findSection = (name: string): AnySection | undefined =>
  sectionList.find((s: AnySection) => s.name === name);

export const isSectionName = (name: string): name is SectionName => findSection(name) !== undefined;

checkNames(sectionList.map((s: AnySection) => s.name));

type TargetsOf<F> = F extends { to: infer To } ? To : F extends { fields: infer R } ? TargetsOf<R[keyof R]> : never;
type Dangling = Exclude<TargetsOf<Listed['fields'][keyof Listed['fields']]>, SectionName>;
/** Does not compile when a reference names a section that is not in the list. */
export const everyReferenceLeadsSomewhere: [Dangling] extends [never] ? true : Dangling = true;
