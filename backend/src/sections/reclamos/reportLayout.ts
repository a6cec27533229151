import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnyRow, type AnySection, type Field, type Row, sections, traitsOf } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { camposDelReporte } from '@coop/domain/sections/formatosReporte/camposDelReporte';
import type { separadores } from '@coop/domain/sections/formatosReporte/escrituras';
import { keyOfValue } from '@coop/domain/sections/formatosReporte/formatosReporte';
import { type Options, stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import type { NamesService } from '../../resource/exports/names.service.js';
import { neutralForPrograms } from '../../resource/exports/neutralText.js';
import { sendRows } from '../../resource/exports/sendTable.js';
import { cellOf, type Names } from '../../resource/exports/table.js';

export type ReportLayout = Row<(typeof sections)['sitio/formatos-de-reporte']>;
type Column = ReportLayout['columnas'][number];
type Place = { mes: string; fila: number };

const delimiters: Readonly<Record<keyof typeof separadores, string>> = {
  punto_y_coma: ';',
  coma: ',',
  barra: '|',
  tabulacion: '\t',
};
const days: Readonly<Record<ReportLayout['fechas'], (year: string, month: string, day: string) => string>> = {
  'dd/mm/aaaa': (year, month, day) => `${day}/${month}/${year}`,
  'aaaa-mm-dd': (year, month, day) => `${year}-${month}-${day}`,
  aaaammdd: (year, month, day) => year + month + day,
  ddmmaaaa: (year, month, day) => day + month + year,
};

const writingOf = ({ separador, finDeLinea, codificacion, encabezado, columnas }: ReportLayout): Options => ({
  delimiter: delimiters[separador],
  record_delimiter: finDeLinea === 'lf' ? '\n' : '\r\n',
  bom: codificacion === 'utf8_bom',
  header: encabezado,
  columns: columnas.map(({ campo, titulo }) =>
    neutralForPrograms(inOneLine(titulo || (camposDelReporte[campo]?.label ?? campo))),
  ),
});

export function cellsIn(layout: ReportLayout): (row: AnyRow, names: Names, place: Place) => string[] {
  const codes = new Map(
    layout.codigos.map(({ campo, valor, codigo }) => [`${campo} ${keyOfValue(campo, valor) ?? valor}`, codigo]),
  );
  const cell = (column: Column, row: AnyRow, names: Names, { mes, fila }: Place): string => {
    const { campo } = column;
    if (campo === 'fijo') return column.fijo ?? '';
    if (campo === 'fila') return String(fila);
    const value = campo === 'mesReporte' ? mes : row[campo];
    const field: Field | undefined = (sections['contactanos/reclamos'].fields as Record<string, Field>)[campo];
    const read = field ? (cellOf(field, value, names) ?? '') : String(value ?? '');
    const code = codes.get(`${campo} ${value}`) ?? codes.get(`${campo} ${keyOfValue(campo, read) ?? read}`);
    return code ?? (field ? writtenIn(layout, field, value, read) : read);
  };
  return (row, names, place) =>
    layout.columnas.map((column) =>
      // The length limit includes the prefix that neutralizes formulas.
      neutralForPrograms(inOneLine(cell(column, row, names, place)))
        .slice(0, column.largo ?? undefined)
        .trimEnd(),
    );
}

function writtenIn({ decimal, fechas }: ReportLayout, field: Field, value: unknown, read: string): string {
  if (read === '') return '';
  const { holds } = traitsOf(field);
  if (holds === 'number') return decimal === 'coma' ? read.replace('.', ',') : read;
  if (holds !== 'day' && holds !== 'moment') return read;
  const [year = '', month = '', day = ''] = (holds === 'day' ? read : dayInLaPaz(String(value))).split('-');
  return days[fechas](year, month, day);
}

/** Receivers read the file line by line. */
const inOneLine = (text: string) => text.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run));

/** Latin-1: «?» for unsupported characters, since Node would turn «Ľ» into «=». */
const encodedIn = ({ codificacion }: ReportLayout, text: string): Buffer =>
  codificacion === 'latin1' ? Buffer.from(text.replace(/[^\0-\xff]/gu, '?'), 'latin1') : Buffer.from(text, 'utf8');

const section: AnySection = sections['contactanos/reclamos'];

type Report = { mes: string; staff: Staff; pages: AsyncIterable<AnyRow[]>; names: NamesService };

export async function sendLayout(layout: ReportLayout, report: Report, response: Response): Promise<void> {
  const charset = layout.codificacion === 'latin1' ? 'iso-8859-1' : 'utf-8';
  const sent = {
    name: `reclamos-${report.mes}.${layout.extension}`,
    type: `${layout.extension === 'csv' ? 'text/csv' : 'text/plain'}; charset=${charset}`,
    rows: linesOf(layout, report),
  };
  await sendRows(sent, response, (lines, to) =>
    pipeline(
      Readable.from(lines),
      stringify(writingOf(layout)).setEncoding('utf8'),
      async function* (texts: AsyncIterable<string>) {
        for await (const text of texts) yield encodedIn(layout, text);
      },
      to,
    ),
  );
}

async function* linesOf(layout: ReportLayout, { mes, staff, pages, names }: Report) {
  const cells = cellsIn(layout);
  const people = await names.ofStaff();
  let fila = 0;
  for await (const page of pages) {
    const known = new Map([...people, ...(await names.ofReferences(staff, section, page))]);
    for (const row of page) yield cells(row, known, { mes, fila: ++fila });
  }
}
