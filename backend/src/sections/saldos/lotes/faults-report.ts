import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { leftEarly } from '../../../platform/http/leftEarly.js';
import { neutralText } from '../../../resource/exports/neutralText.js';
import { LotesRepository } from './lotes.repository.js';

const STEP = 1000;

/** What was wrong with a file, line by line, as a CSV for whoever mends it. */
@Injectable()
export class FaultsReport {
  constructor(private readonly lotes: LotesRepository) {}

  async send(lote: string, response: Response): Promise<void> {
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', 'attachment; filename="errores-saldos.csv"');
    response.setHeader('Cache-Control', 'no-store');
    const columns = ['Línea', 'Columna', 'Valor', 'Mensaje'];
    const csv = stringify({ bom: true, delimiter: ';', header: true, columns });
    await pipeline(this.lines(lote), csv, response).catch(leftEarly);
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
