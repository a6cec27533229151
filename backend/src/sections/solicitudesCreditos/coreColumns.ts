import { type AnyRow, inLaPaz, type Row, type sections } from '@coop/domain';
import { amount, cents } from '@coop/domain/amounts';
import type { Names } from '../../resource/exports/cellOf.js';

export type Application = AnyRow & Row<(typeof sections)['contactanos/solicitudes-creditos']>;
type Value = string | number | boolean | null;

/**
 * Columns of the core system's export, a stable contract: never rename, remove or reorder them; append new ones.
 *
 * Choices are keys, days `YYYY-MM-DD`, amounts and rates decimal strings with a point, instants local time in La Paz.
 */
export const coreColumns: readonly (readonly [name: string, of: (row: Application, names: Names) => Value])[] = [
  ['numero_solicitud', ({ codigo }) => codigo],
  ['recibida_en', ({ creadoEn }) => inLaPaz(creadoEn)],
  ['estado', ({ estado }) => estado],
  ['canal', ({ canal }) => canal],
  ['tipo_documento', ({ tipoDocumento }) => tipoDocumento],
  ['numero_documento', ({ numeroDocumento }) => numeroDocumento],
  ['complemento', ({ complemento }) => complemento],
  ['expedido_en', ({ expedidoEn }) => expedidoEn],
  ['primer_apellido', ({ primerApellido }) => primerApellido],
  ['segundo_apellido', ({ segundoApellido }) => segundoApellido],
  ['nombres', ({ nombres }) => nombres],
  ['fecha_nacimiento', ({ fechaNacimiento }) => fechaNacimiento],
  ['estado_civil', ({ estadoCivil }) => estadoCivil],
  ['celular', ({ celular }) => celular],
  ['correo', ({ correo }) => correo],
  ['departamento', ({ departamento }) => departamento],
  ['ciudad', ({ ciudad }) => ciudad],
  ['direccion', ({ direccion }) => direccion],
  ['es_socio', ({ esSocio }) => esSocio],
  ['numero_socio', ({ numeroSocio }) => numeroSocio],
  ['agencia_id', ({ agencia }) => agencia],
  ['agencia', ({ agencia }, names) => names.get(agencia) ?? null],
  ['producto_id', ({ producto }) => producto],
  ['producto', ({ producto }, names) => names.get(producto) ?? null],
  ['destino', ({ destino }) => destino],
  ['moneda', ({ moneda }) => moneda],
  ['monto_solicitado', ({ montoSolicitado }) => montoSolicitado],
  ['plazo_meses', ({ plazoMeses }) => plazoMeses],
  ['garantia', ({ tipoGarantia }) => tipoGarantia],
  ['ingreso_mensual', ({ ingresos }) => totalOf(ingresos, 'ingresoMensual')],
  ['gastos_mensuales', ({ gastosMensuales }) => gastosMensuales],
  ['cuotas_de_otras_deudas', ({ deudas }) => totalOf(deudas, 'cuotaMensual')],
  ['cuota_estimada', ({ cuotaEstimada }) => cuotaEstimada],
  ['autoriza_consulta_cic', ({ autorizaConsultaCic }) => autorizaConsultaCic],
  ['version_privacidad', ({ politicaVersion }) => politicaVersion],
  ['simulada_en', ({ simuladoEn }) => simuladoEn],
  ['simulado_producto_id', ({ simuladoProducto }) => simuladoProducto],
  ['simulada_moneda', ({ simuladaMoneda }) => simuladaMoneda],
  ['simulado_monto', ({ simuladoMonto }) => simuladoMonto],
  ['simulado_plazo_meses', ({ simuladoPlazo }) => simuladoPlazo],
  ['simulado_sistema', ({ simuladoSistema }) => simuladoSistema],
  ['simulada_frecuencia', ({ simuladaFrecuencia }) => simuladaFrecuencia],
  ['simulada_tasa_anual', ({ simuladaTasa }) => simuladaTasa],
  ['simulada_cuota', ({ simuladaCuota }) => simuladaCuota],
  ['simulado_total', ({ simuladoTotal }) => simuladoTotal],
  ['simulada_teac', ({ simuladaTeac }) => simuladaTeac],
  ['monto_aprobado', ({ montoAprobado }) => montoAprobado],
  ['plazo_aprobado_meses', ({ plazoAprobado }) => plazoAprobado],
  ['tasa_aprobada', ({ tasaAprobada }) => tasaAprobada],
  ['numero_operacion', ({ numeroOperacion }) => numeroOperacion],
  ['desembolsada_en', ({ desembolsadoEn }) => desembolsadoEn],
];

/** Maps an application to a record by column name. */
export const coreRecord = (row: Application, names: Names): Record<string, Value> =>
  Object.fromEntries(coreColumns.map(([name, of]) => [name, of(row, names) ?? null]));

function totalOf<K extends string>(rows: readonly { readonly [N in K]: string }[] | null, name: K): string | null {
  if (!rows || rows.length === 0) return null;
  return amount(rows.reduce((sum, row) => sum + cents(row[name]), 0n));
}
