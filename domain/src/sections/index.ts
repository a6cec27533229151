import { checkNames, checkReferences } from '../language/checkSections.js';
import type { Flow } from '../language/flow.js';
import type { AnySection } from '../language/section.js';
import { accesosDeSistemas } from './accesosDeSistemas/accesosDeSistemas.js';
import { agencias } from './agencias/agencias.js';
import { auditoria } from './auditoria/auditoria.js';
import { ausencias } from './ausencias/ausencias.js';
import { autorizacionesDebito } from './autorizacionesDebito/autorizacionesDebito.js';
import { avisosASistemas } from './avisosASistemas/avisosASistemas.js';
import { COTIZACION } from './avisosASistemas/eventos.js';
import { bienesAdjudicados } from './bienesAdjudicados/bienesAdjudicados.js';
import { boletinesInformativos } from './boletinesInformativos/boletinesInformativos.js';
import { busquedas } from './busquedas/busquedas.js';
import { cajaAhorro } from './cajaAhorro/cajaAhorro.js';
import { calificaciones } from './calificaciones/calificaciones.js';
import { coeficienteAdecuacionPatrimonial } from './coeficienteAdecuacionPatrimonial/coeficienteAdecuacionPatrimonial.js';
import { comunicados } from './comunicados/comunicados.js';
import { consultas } from './consultas/consultas.js';
import { correos } from './correos/correos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo/depositosPlazoFijo.js';
import { entidad } from './entidad/entidad.js';
import { entregasDeAvisos } from './entregasDeAvisos/entregasDeAvisos.js';
import { estadosFinancieros } from './estadosFinancieros/estadosFinancieros.js';
import { feriados } from './feriados/feriados.js';
import { formatosReporte } from './formatosReporte/formatosReporte.js';
import { jefaturas } from './jefaturas/jefaturas.js';
import { licitaciones } from './licitaciones/licitaciones.js';
import { memoriasInstitucionales } from './memoriasInstitucionales/memoriasInstitucionales.js';
import { menu } from './menu/menu.js';
import { motivosReclamo } from './motivosReclamo/motivosReclamo.js';
import { necesito } from './necesito/necesito.js';
import { noEncontradas } from './noEncontradas/noEncontradas.js';
import { novedades } from './novedades/novedades.js';
import { obligaciones } from './obligaciones/obligaciones.js';
import { opiniones } from './opiniones/opiniones.js';
import { paginas } from './paginas/paginas.js';
import { parametros } from './parametros/parametros.js';
import { plantillasRespuesta } from './plantillasRespuesta/plantillasRespuesta.js';
import { promociones } from './promociones/promociones.js';
import { publicacionesConjuntas } from './publicacionesConjuntas/publicacionesConjuntas.js';
import { reclamos } from './reclamos/reclamos.js';
import { redirecciones } from './redirecciones/redirecciones.js';
import { remates } from './remates/remates.js';
import { responsabilidadSocialEmpresarial } from './responsabilidadSocialEmpresarial/responsabilidadSocialEmpresarial.js';
import { saldos } from './saldos/saldos.js';
import { segundaPersona } from './segundaPersona/segundaPersona.js';
import { simuladorCreditos } from './simuladorCreditos/simuladorCreditos.js';
import { sinonimos } from './sinonimos/sinonimos.js';
import { solicitudesCreditos } from './solicitudesCreditos/solicitudesCreditos.js';
import { tarifario } from './tarifario/tarifario.js';
import { tasasDeReferencia } from './tasasDeReferencia/tasasDeReferencia.js';
import { textosDeCorreos } from './textosDeCorreos/textosDeCorreos.js';
import { tipologias } from './tipologias/tipologias.js';
import { turnos } from './turnos/turnos.js';
import { usuarios } from './usuarios/usuarios.js';

/** Sections in menu order. Staff pages come between both lists because they may embed sections of either. */
const first = [
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
  entidad,
] as const;
const rest = [
  menu,
  necesito,
  redirecciones,
  noEncontradas,
  agencias,
  turnos,
  feriados,
  parametros,
  tasasDeReferencia,
  motivosReclamo,
  tipologias,
  ausencias,
  jefaturas,
  plantillasRespuesta,
  textosDeCorreos,
  formatosReporte,
  sinonimos,
  busquedas,
] as const;

const labelsOf = (list: readonly AnySection[]) => Object.fromEntries(list.map(({ name, label }) => [name, label.many]));

/** Sections that a staff page may embed: the newest rows of multi-row publications, and forms. */
const callable: readonly AnySection[] = [...first, ...rest];
const written = paginas({
  publicadas: labelsOf(
    callable.filter(
      ({ publication, address }) => address && publication && !publication.single && !publication.versioned,
    ),
  ),
  formularios: labelsOf(callable.filter(({ submission }) => submission)),
});

const described: readonly AnySection[] = [...first, written, ...rest];

const basicLabels = {
  abrir: 'Abrir',
  anonimizar: 'Borrar datos personales',
  aportar: 'Aportar documentos, por el enlace privado',
  crear: 'Crear',
  editar: 'Editar',
  eliminar: 'Eliminar',
  presentar: 'Presentar reporte mensual',
  recuperar: 'Recuperar',
  exportar: 'Exportar',
  imprimirConstancia: 'Imprimir la constancia, con el enlace privado',
  buscar: 'Buscar en todo el panel',
  reemplazar: 'Reemplazar archivo',
  quitar: 'Eliminar archivo',
  describir: 'Describir archivo',
  cargar: 'Cargar saldos',
  importar: 'Importar',
  mostrar: 'Crear una vista previa',
  compartirVista: 'Compartir una vista de la lista',
  cambiarVista: 'Cambiar una vista compartida',
  retirarVista: 'Retirar una vista compartida',
  invitar: 'Crear enlace de invitación',
  crearClave: 'Crear clave de sistema',
  crearSecreto: 'Crear secreto de avisos',
  probar: 'Probar un aviso',
  probarCorreo: 'Probar el correo',
  ponerCotizacion: 'Poner la cotización a mano',
  apartarPaso: 'Apartar un primer paso',
  retomarPaso: 'Retomar un primer paso',
  traerTextos: 'Traer los textos para empezar',
  detener: 'Detener por fallas',
  cambiarClave: 'Cambiar contraseña',
  cerrarSesiones: 'Cerrar sesiones',
  cerrar_vigencia: 'Cerrar la vigencia',
  recontar_plazo: 'Contar el plazo otra vez',
  pedirAprobacion: 'Enviar a aprobación',
  devolverAprobacion: 'Devolver con nota',
  cumplir: 'Marcar cumplida',
  reabrirObligacion: 'Quitar la marca de cumplida',
};

/** Section of the staff; fields of kind `member` hold their uid. */
export const membersSection = usuarios.name;

const canBeObligation = ({ kind }: AnySection) => kind === 'publication' || kind === 'submission';

const calendar = obligaciones(labelsOf(described.filter(canBeObligation)));

const isPublished = ({ kind }: AnySection) => kind === 'publication';
const publishedLabels = labelsOf(described.filter(isPublished));
const releases = publicacionesConjuntas(publishedLabels);

/** Sections that e-mails refer to: submissions, publications and releases (approvals), obligations and staff access. */
const hasMail = ({ kind, name }: AnySection) =>
  ['submission', 'publication'].includes(kind) ||
  [calendar.name, releases.name, membersSection].includes(name as never);

/** Sections open to API keys. Only people grant access, so staff are excluded. */
const isForMachines = ({ name }: AnySection) => name !== membersSection;

const rates = { [COTIZACION]: 'Cotización' };

/** Sections with webhook events, and the exchange rates; excludes staff, and search and 404 counters. */
const unseen: ReadonlySet<string> = new Set([membersSection, busquedas.name, noEncontradas.name]);
const isInMetadata = ({ name }: AnySection) => !unseen.has(name);
const sectionLabels: Readonly<Record<string, string>> = {
  ...labelsOf(described.filter(isInMetadata)),
  ...rates,
};

const all: readonly AnySection[] = [
  ...described,
  releases,
  calendar,
  accesosDeSistemas(labelsOf(described.filter(isForMachines))),
  avisosASistemas(sectionLabels),
  entregasDeAvisos(sectionLabels),
  correos(labelsOf([...described, releases, calendar].filter(hasMail))),
  segundaPersona(publishedLabels),
];

const orders = all
  .flatMap(({ flows }) => Object.values<Flow>(flows))
  .flatMap(({ transitions }) => Object.entries(transitions).map(([name, { label }]) => [name, label]));

/** Named one by one: the compiler can't write down the type of one list of all sections. */
type ListedSection =
  | (typeof first)[number]
  | typeof written
  | (typeof rest)[number]
  | typeof releases
  | typeof calendar
  | ReturnType<
      | typeof accesosDeSistemas
      | typeof avisosASistemas
      | typeof entregasDeAvisos
      | typeof correos
      | typeof segundaPersona
      | typeof auditoria
    >;
export type SectionName = ListedSection['name'];

export const sectionList: readonly AnySection[] = [
  ...all,
  auditoria({ ...labelsOf(all), ...rates }, { ...basicLabels, ...Object.fromEntries(orders) }),
];

export const sections = Object.fromEntries(sectionList.map((s) => [s.name, s])) as unknown as {
  [S in ListedSection as S['name']]: S;
};

export const findSection = (name: string): AnySection | undefined => sectionList.find((s) => s.name === name);

export const isSectionName = (name: string): name is SectionName => findSection(name) !== undefined;

checkNames(sectionList.map((s) => s.name));
checkReferences(sectionList);

type TargetsOf<F> = F extends { to: infer To } ? To : F extends { fields: infer R } ? TargetsOf<R[keyof R]> : never;
type Dangling = Exclude<TargetsOf<ListedSection['fields'][keyof ListedSection['fields']]>, SectionName>;
/** Fails to compile when a reference names an unregistered section. */
export const everyReferenceIsRegistered: [Dangling] extends [never] ? true : Dangling = true;
