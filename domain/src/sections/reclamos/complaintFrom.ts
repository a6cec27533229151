import type { Row } from '../../language/section.js';
import type { calificaciones } from '../calificaciones/calificaciones.js';
import type { consultas } from '../consultas/consultas.js';
import type { temas } from '../consultas/temas.js';
import type { productosReclamo } from './productosReclamo.js';

type Tema = keyof typeof temas;
type Producto = keyof typeof productosReclamo;

const productoDe: Partial<Record<Tema, Producto>> = {
  ahorro: 'caja_ahorro',
  dpf: 'dpf',
  creditos: 'credito',
  tarjeta_debito: 'tarjeta_debito',
  remesas: 'giros_remesas',
  pago_servicios: 'pago_servicios',
  transferencias_ach: 'transferencia_ach',
  cajas_seguridad: 'caja_seguridad',
  seguros: 'seguros',
  banca_en_linea: 'banca_en_linea',
};

type Reachable = { celular: string | null; correo: string | null };

/** Returns the default reply channels for the contact data that the person left. */
const mediosDe = ({ celular, correo }: Reachable) => ({
  medioRespuesta: correo ? 'correo' : celular ? 'whatsapp_aviso' : 'agencia',
  medioNumero: correo ? 'correo' : 'pantalla',
});

const fromQuery = (row: Row<typeof consultas>) => ({
  nombres: row.nombres,
  primerApellido: row.primerApellido,
  segundoApellido: row.segundoApellido,
  departamento: row.departamento,
  esCliente: row.esSocio ? 'socio' : null,
  producto: productoDe[row.tema] ?? null,
  descripcion: row.mensaje,
});

const fromRating = (row: Row<typeof calificaciones>) => ({
  nombres: row.nombre,
  producto: (row.servicio && productoDe[row.servicio]) ?? 'atencion',
  motivo: 'atencion_cliente',
  fechaHecho: row.fechaAtencion,
  descripcion: row.comentario,
});

const starts: { readonly [section: string]: (row: never) => object } = {
  'contactanos/consultas': fromQuery,
  'contactanos/calificaciones': fromRating,
};

/** Returns the draft complaint for a case of that section, without the values that the case lacks. */
export function complaintFrom(section: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const source = row as Reachable & Record<string, unknown>;
  const draft = {
    tipoPersona: 'natural',
    tipoDocumento: 'ci',
    celular: source.celular,
    correo: source.correo,
    agencia: source.agencia,
    canal: source.canal,
    aceptaTratamiento: source.aceptaTratamiento,
    ...mediosDe(source),
    ...starts[section]?.(row as never),
  };
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null && value !== undefined));
}
