import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { Staff } from '../../platform/auth/staff.js';
import type { NamesService } from '../../resource/exports/names.service.js';
import { sendRows } from '../../resource/exports/sendRows.js';
import { cellsIn, encodedIn, type ReportLayout, writingOf } from './reportLayout.js';

const section: AnySection = sections['contactanos/reclamos'];

type Report = { mes: string; staff: Staff; pages: AsyncIterable<AnyRow[]>; names: NamesService };

/** Streams a month's complaints in a layout. */
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
