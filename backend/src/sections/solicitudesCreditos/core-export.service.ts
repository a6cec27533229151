import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnyRow, type AnySection, inLaPaz, type Row, sections } from '@coop/domain';
import { amount, cents } from '@coop/domain/amounts';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import { filterForRecord } from '../../resource/exports/exportQuery.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { neutralForPrograms } from '../../resource/exports/neutralText.js';
import { sendRows } from '../../resource/exports/sendTable.js';
import type { Names } from '../../resource/exports/table.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import type { ListQuery } from '../../resource/rows/api/listQuery.js';
import { ResourceService } from '../../resource/rows/resource.service.js';

type Application = AnyRow & Row<(typeof sections)['contactanos/solicitudes-creditos']>;
type Value = string | number | boolean | null;

/** A stable contract: only append columns. Choices are keys, instants local time in La Paz. */
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

const coreRecord = (row: Application, names: Names): Record<string, Value> =>
  Object.fromEntries(coreColumns.map(([name, of]) => [name, of(row, names) ?? null]));

function totalOf<K extends string>(rows: readonly { readonly [N in K]: string }[] | null, name: K): string | null {
  if (!rows || rows.length === 0) return null;
  return amount(rows.reduce((sum, row) => sum + cents(row[name]), 0n));
}

const section: AnySection = sections['contactanos/solicitudes-creditos'];

type CoreFormat = 'csv' | 'json';
type CoreRecord = ReturnType<typeof coreRecord>;

const types: Readonly<Record<CoreFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Export of applications for the core system, with stable column names. Audited before it is sent. */
@Injectable()
export class CoreExportService {
  constructor(
    private readonly resources: ResourceService,
    private readonly history: HistoryRepository,
    private readonly names: NamesService,
  ) {}

  async send(staff: Staff, list: ListQuery, format: CoreFormat, response: Response): Promise<void> {
    const { total, pages } = await this.resources.findAll(section, staff, list);
    await this.history.addEvent(section, 'exportar', `Para el sistema central: ${total} registros`, staff, {
      ...filterForRecord(section, list.filter),
      registros: total,
      formato: format,
    });
    const sent = { name: `solicitudes-core.${format}`, type: types[format], rows: this.recordsOf(staff, pages) };
    await sendRows(sent, response, (records, to) =>
      format === 'json'
        ? pipeline(Readable.from(jsonOf(records)), to)
        : pipeline(Readable.from(linesOf(records)), stringify({ record_delimiter: '\r\n' }), to),
    );
  }

  private async *recordsOf(staff: Staff, pages: AsyncIterable<AnyRow[]>): AsyncGenerator<CoreRecord> {
    for await (const page of pages) {
      const names = await this.names.ofReferences(staff, section, page);
      for (const row of page) yield coreRecord(row as Application, names);
    }
  }
}

async function* jsonOf(records: AsyncIterable<CoreRecord>) {
  let between = '[';
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',\n';
  }
  yield between === '[' ? '[]' : ']';
}

/** Yields CSV lines; neutralizes formulas, because such files are opened in spreadsheets. */
async function* linesOf(records: AsyncIterable<CoreRecord>) {
  yield coreColumns.map(([name]) => name);
  for await (const record of records)
    yield Object.values(record).map((value) =>
      typeof value === 'string' ? neutralForPrograms(value) : String(value ?? ''),
    );
}
