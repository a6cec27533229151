import { Readable } from 'node:stream';
import type { Staff } from '@coop/backend/platform';
import { IncomingFolder } from '@coop/backend/resource';
import { LoteImports, LotesService } from '@coop/backend/sections';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { saldos } from '../content/cases/saldos.js';
import { day } from '../ground/calendar.js';

/** Seeds balances at yesterday's close, through the import of the core system's files. */
@Injectable()
export class DemoBalances {
  constructor(
    private readonly lotes: LotesService,
    private readonly imports: LoteImports,
    private readonly incoming: IncomingFolder,
  ) {}

  /** Imports the file, unless one was imported before. */
  async seed(sistemas: Staff): Promise<void> {
    const { total } = await this.lotes.findPage(sistemas, { filter: {}, range: [0, 0], sort: ['cargadoEn', 'DESC'] });
    if (total > 0) return;
    const rows = saldos();
    const columns = [...new Set(rows.flatMap(Object.keys))];
    const csv = stringify(rows, { header: true, columns, delimiter: ';' });
    const file = await this.incoming.save(Readable.from([Buffer.from(csv)]), {
      field: 'archivo',
      name: 'saldos-demostracion.csv',
      sender: `staff ${sistemas.uid}`,
    });
    await this.lotes.receive(sistemas, { fechaCorte: day(-1) }, file);
    await this.imports.idle();
  }
}
