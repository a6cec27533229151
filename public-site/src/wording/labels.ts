import type { Publicado } from '../reading/leer';

// Public labels that differ from the panel's. A missing value does not compile.

export const promocionTypes: Record<Publicado<'promociones'>['tipo'], string> = {
  tasa_preferencial: 'Tasa preferencial',
  sorteo: 'Sorteo',
  regalo: 'Regalo',
  campana_producto: 'Campaña',
  convenio: 'Convenio',
};

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

export const legalSituations: Record<Publicado<'institucional/bienes-adjudicados'>['estadoDocumental'], string> = {
  saneado: 'Papeles saneados',
  en_tramite: 'Papeles en trámite',
  con_ocupantes: 'Con ocupantes',
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

export const tarifarioGroups: Record<Publicado<'institucional/tarifario'>['filas'][number]['grupo'], string> = {
  tasas_activas: 'Tasas activas (créditos)',
  tasas_pasivas: 'Tasas pasivas (ahorro y depósitos)',
  comisiones: 'Comisiones',
  seguros: 'Seguros',
  certificados_aportacion: 'Certificados de aportación',
};

export type Use = NonNullable<Publicado<'institucional/tarifario'>['filas'][number]['uso']>;

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

export const accesibilidades: Record<Publicado<'sitio/agencias'>['accesibilidad'][number], string> = {
  rampa: 'Rampa',
  senas: 'Lengua de señas',
  preferencial: 'Atención preferencial',
};
