import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { neutralText } from '../../../resource/exports/neutralText.js';
import { sendRows } from '../../../resource/exports/sendTable.js';
import { LotesRepository } from './lotes.repository.js';

const STEP = 1000;

@Injectable()
export class FaultsReport {
  constructor(private readonly lotes: LotesRepository) {}

  async send(lote: string, response: Response): Promise<void> {
    const columns = ['Línea', 'Columna', 'Valor', 'Mensaje'];
    const csv = stringify({ bom: true, delimiter: ';', header: true, columns });
    const sent = { name: 'errores-saldos.csv', type: 'text/csv; charset=utf-8', rows: this.lines(lote) };
    await sendRows(sent, response, (lines, to) => pipeline(lines, csv, to));
  }

  private async *lines(lote: string) {
    for (let after = 0, more = true; more; ) {
      const faults = await this.lotes.findFaults(lote, after, STEP);
      for (const { linea, columna, valor, mensaje } of faults) yield [linea, columna, neutralText(valor), mensaje];
      after = faults.at(-1)?.id ?? 0;
      more = faults.length === STEP;
    }
  }
}
