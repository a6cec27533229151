import { type AnyRow, type AnySection, findTransition } from '@coop/domain';
import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { acknowledge } from '../intake/acknowledgement.js';
import { PrivateLinks } from './private-links.js';

/** Returns the appointment of a case, and the label of the button that cancels it: null once it is past or closed. */
export function appointmentOf(section: AnySection, row: AnyRow): Pick<LinkedCase, 'cita' | 'cancelar'> {
  const { cancel } = section.submission?.tracking ?? {};
  const { cita } = cancel && !row.anonimizadoEn ? acknowledge(section, row) : {};
  if (!cancel || !cita) return { cita: null, cancelar: null };
  const isOpen = findTransition(section, cancel.order)?.from.includes(String(row.estado));
  return { cita, cancelar: isOpen && Date.parse(cita.inicio) > Date.now() ? cancel.label : null };
}

/** Cancellations by private link. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly links: PrivateLinks,
    private readonly tables: TableStore,
    private readonly rows: RowWriter,
  ) {}

  /** Cancels an appointment. Throws `no_encontrado` for an invalid link, `transicion_invalida` once it can't be cancelled. */
  async cancel(link: PrivateLink): Promise<void> {
    const { section, row } = await this.links.get(link);
    await this.rows.together(async (batch) => {
      const before = await this.tables.findForUpdate(section, row.id, batch.tx);
      const { order = '' } = section.submission?.tracking?.cancel ?? {};
      const to = findTransition(section, order)?.to;
      if (!before || !to || !appointmentOf(section, before).cancelar)
        throw new Problem('transicion_invalida', 'Ya no se puede cancelar: pasó su hora, o ya se canceló o atendió.');
      const change = { section, action: order, before, after: { ...before, estado: to } };
      await this.rows.replace(change, () => new Problem('conflicto'), batch);
    });
  }
}
