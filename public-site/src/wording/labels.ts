import type { Publicado } from '../reading/leer';

// Public labels of stored values. The sections define them too, but they import the validation library, which
// read-only pages should not download. A missing value does not compile.

export const categories: Record<Publicado<'novedades'>['categoria'], string> = {
  institucional: 'Institucional',
  socios: 'Socios',
  educacion_financiera: 'Educación financiera',
  productos: 'Productos',
  prensa: 'Prensa',
  eventos: 'Eventos',
};

export const promocionTypes: Record<Publicado<'promociones'>['tipo'], string> = {
  tasa_preferencial: 'Tasa preferencial',
  sorteo: 'Sorteo',
  regalo: 'Regalo',
  campana_producto: 'Campaña',
  convenio: 'Convenio',
};

/** Product page that each promotion links to. */
export const promocionProducts: Record<
  NonNullable<Publicado<'promociones'>['producto']>,
  { texto: string; href: string }
> = {
  caja_ahorro: { texto: 'Caja de Ahorro', href: '/productos/caja-ahorro' },
  depositos_plazo_fijo: { texto: 'Depósitos a Plazo Fijo', href: '/productos/depositos-plazo-fijo' },
  creditos: { texto: 'Créditos', href: '/productos/creditos' },
  tarjeta_debito: { texto: 'Tarjeta de Débito', href: '/productos/tarjeta-debito' },
  cajas_seguridad: { texto: 'Cajas de Seguridad', href: '/productos/cajas-seguridad' },
  seguro_de_vida: { texto: 'Seguro de Vida', href: '/productos/seguro-de-vida' },
};

export const comunicadoTypes: Record<Publicado<'comunicados'>['tipo'], string> = {
  general: 'General',
  horarios: 'Horarios',
  seguridad_fraude: 'Seguridad y fraude',
  suspension_servicio: 'Suspensión de servicio',
  asamblea: 'Asamblea',
  asfi: 'ASFI',
  bonos_rentas: 'Bonos y rentas',
};

export const remateTypes: Record<Publicado<'remates'>['tipoRemate'], string> = {
  judicial: 'Remate judicial',
  extrajudicial: 'Remate extrajudicial',
  voluntario: 'Remate voluntario',
};

export const senalamientos: Record<Publicado<'remates'>['numeroRemate'], string> = {
  primero: 'Primer señalamiento',
  segundo: 'Segundo señalamiento',
  tercero: 'Tercer señalamiento',
};

export const remateResults: Record<NonNullable<Publicado<'remates'>['resultado']>, string> = {
  adjudicado_tercero: 'Adjudicado a un tercero',
  adjudicado_cooperativa: 'Adjudicado a la cooperativa',
  desierto: 'Desierto',
};

export const remateStages: Record<Publicado<'remates'>['etapa'], string> = {
  programado: 'Programado',
  resultado_pendiente: 'Resultado pendiente',
  realizado: 'Realizado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
};

export const availabilities: Record<Publicado<'institucional/bienes-adjudicados'>['disponibilidad'], string> = {
  disponible: 'Disponible',
  reservado: 'Reservado',
  vendido: 'Vendido',
  retirado: 'Retirado',
};

export const legalSituations: Record<Publicado<'institucional/bienes-adjudicados'>['estadoDocumental'], string> = {
  saneado: 'Papeles saneados',
  en_tramite: 'Papeles en trámite',
  con_ocupantes: 'Con ocupantes',
};

export const licitacionPhases: Record<Publicado<'institucional/licitaciones'>['fase'], string> = {
  abierta: 'Abierta',
  cerrada: 'Cerrada',
  en_evaluacion: 'En evaluación',
  adjudicada: 'Adjudicada',
  desierta: 'Desierta',
  cancelada: 'Cancelada',
};

export const licitacionTypes: Record<Publicado<'institucional/licitaciones'>['tipo'], string> = {
  bienes: 'Bienes',
  obras: 'Obras',
  servicios: 'Servicios',
  consultoria: 'Consultoría',
  seguro_colectivo: 'Seguro colectivo',
  auditoria_externa: 'Auditoría externa',
  personal: 'Personal',
};

export const licitacionDocuments: Record<
  Publicado<'institucional/licitaciones'>['documentos'][number]['tipo'],
  string
> = {
  convocatoria: 'Convocatoria',
  tdr: 'Términos de referencia',
  pliego: 'Pliego de condiciones',
  formulario: 'Formulario',
  enmienda: 'Enmienda',
  aclaracion: 'Aclaración',
  resultado: 'Resultado',
  otro: 'Otro documento',
};

export const rseTypes: Record<Publicado<'institucional/responsabilidad-social-empresarial'>['tipo'], string> = {
  informe_anual: 'Informe anual',
  actividad: 'Actividad',
  politica: 'Política',
  balance_social: 'Balance social',
  calificacion_desempeno: 'Desempeño social',
};

export const rseAxes: Record<
  NonNullable<Publicado<'institucional/responsabilidad-social-empresarial'>['eje']>,
  string
> = {
  socios: 'Socios',
  comunidad: 'Comunidad',
  medio_ambiente: 'Medio ambiente',
  colaboradores: 'Colaboradores',
  educacion_financiera: 'Educación financiera',
  gobernanza: 'Gobernanza',
};

export const periods: Record<Publicado<'institucional/boletines-informativos'>['periodicidad'], string> = {
  mensual: 'Mensual',
  bimestral: 'Bimestral',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
  especial: 'Edición especial',
};

export const statementTypes: Record<Publicado<'institucional/estados-financieros'>['tipo'], string> = {
  mensual: 'mensuales',
  trimestral: 'trimestrales',
  semestral: 'semestrales',
  anual_auditado: 'anuales auditados',
};

export const financialDocuments: Record<
  Publicado<'institucional/estados-financieros'>['documentos'][number]['tipo'],
  string
> = {
  balance: 'Balance general',
  estado_resultados: 'Estado de ganancias y pérdidas',
  flujo: 'Flujo de efectivo',
  cambios_patrimonio: 'Cambios en el patrimonio',
  notas: 'Notas a los estados financieros',
  dictamen_auditoria: 'Dictamen de auditoría',
  consolidado: 'Estados financieros completos',
};

export const tarifarioGroups: Record<Publicado<'institucional/tarifario'>['filas'][number]['grupo'], string> = {
  tasas_activas: 'Tasas activas (créditos)',
  tasas_pasivas: 'Tasas pasivas (ahorro y depósitos)',
  comisiones: 'Comisiones',
  seguros: 'Seguros',
  certificados_aportacion: 'Certificados de aportación',
};

/** A use of the tarifario, by which visitors look up prices. */
export type Use = NonNullable<Publicado<'institucional/tarifario'>['filas'][number]['uso']>;

export const tarifarioUses: Record<Use, string> = {
  enviar: 'Enviar dinero',
  sacar: 'Sacar dinero',
  pagar: 'Pagar',
  pedir: 'Pedir prestado',
  ahorrar: 'Ahorrar',
  tramitar: 'Hacer un trámite',
  asociarse: 'Hacerse socio',
};

export const ahorroPublics: Record<Publicado<'productos/caja-ahorro'>['publico'], string> = {
  general: 'Público en general',
  infantil: 'Niñas, niños y adolescentes',
  programado: 'Ahorro programado',
  juridica: 'Personas jurídicas',
  tercera_edad: 'Tercera edad',
};

export const capitalizaciones: Record<Publicado<'productos/caja-ahorro'>['capitalizacion'], string> = {
  mensual: 'cada mes',
  trimestral: 'cada trimestre',
  semestral: 'cada semestre',
  anual: 'cada año',
};

export const paymentFrequencies: Record<Publicado<'productos/simulador-creditos'>['frecuencias'][number], string> = {
  mensual: 'cada mes',
  bimestral: 'cada dos meses',
  trimestral: 'cada tres meses',
  semestral: 'cada seis meses',
};

export const paymentSystems: Record<Publicado<'productos/simulador-creditos'>['sistemas'][number], string> = {
  cuota_fija: 'fijas',
  cuota_variable: 'variables',
};

export const personasDelDeposito: Record<
  Publicado<'productos/depositos-plazo-fijo'>['filas'][number]['tipoPersona'],
  string
> = {
  natural: 'personas',
  juridica: 'empresas',
  ambas: '',
};

export const agenciaTypes: Record<Publicado<'sitio/agencias'>['tipo'], string> = {
  oficina_central: 'Oficina central',
  agencia_fija: 'Agencia',
  punto_externo: 'Punto externo',
  cajero: 'Cajero automático',
  corresponsal: 'Corresponsal',
};

export const attentionDays: Record<Publicado<'sitio/agencias'>['horarios'][number]['dias'], string> = {
  lun_vie: 'Lunes a viernes',
  sab: 'Sábado',
  dom: 'Domingo',
};

export const accesibilidades: Record<Publicado<'sitio/agencias'>['accesibilidad'][number], string> = {
  rampa: 'Rampa',
  senas: 'Lengua de señas',
  preferencial: 'Atención preferencial',
};
