import { sections } from '@coop/domain';
import type { TextosPuestos } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { StarterContent } from '../../resource/starter/starter-content.service.js';

const entidad = sections['sitio/entidad'];

@Injectable()
export class StarterTextsService {
  constructor(
    private readonly writer: RowWriter,
    private readonly starters: StarterContent,
    private readonly history: HistoryRepository,
  ) {}

  insert(staff: Staff): Promise<TextosPuestos> {
    return this.writer.together(async (batch) => {
      const placed = (await this.starters.placeAll(staff, batch)).filter(({ rows }) => rows > 0);
      const totals = placed.map(({ section, rows }) => ({
        seccion: section.name,
        etiqueta: section.label.many,
        puestos: rows,
      }));
      const title = totals.map(({ etiqueta, puestos }) => `${puestos} en ${etiqueta}`).join(', ');
      if (title) await this.history.addEvent(entidad, 'traerTextos', title, staff, { puestos: totals }, batch.tx);
      return totals;
    });
  }
}
