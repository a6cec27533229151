import { type AnyRow, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { invalidData } from '../../platform/http/problem.js';
import { type Change, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

/** A complaint is void as a repeat of another one of the same person, which stands. */
@Injectable()
export class DuplicatesPolicy implements SectionPolicy {
  applies = only(sections['contactanos/reclamos']);

  constructor(private readonly tables: TableStore) {}

  async beforeWrite({ section, action, after }: Change, tx: Database) {
    if (action !== 'anular' || !after?.reclamoOriginal) return;
    // Two that are said to repeat each other at the same moment would both be void, and nobody would answer either.
    await lockNamed(`duplicados ${section.name}`, tx);
    const original = await this.tables.find(section, after.reclamoOriginal as string, tx);
    const fault = faultOf(after, original);
    if (fault) throw invalidData({ reclamoOriginal: fault });
  }
}

function faultOf(repeat: AnyRow, original: AnyRow | undefined): string | undefined {
  if (!original) return 'Ese reclamo no existe';
  if (original.id === repeat.id) return 'Un reclamo no es duplicado de sí mismo';
  if (original.numeroDocumento !== repeat.numeroDocumento || original.tipoDocumento !== repeat.tipoDocumento)
    return 'Elija otro reclamo de la misma persona';
  return original.estado === 'anulado' ? 'El reclamo original está anulado' : undefined;
}
