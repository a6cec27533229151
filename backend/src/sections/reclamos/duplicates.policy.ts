import { type AnyRow, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { Change } from '../../resource/rows/change.js';
import { type ActionRequest, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';

/** Validates the original of a complaint annulled as a duplicate: same person, not annulled. */
@Injectable()
export class DuplicatesPolicy implements SectionPolicy {
  applies = isSection(sections['contactanos/reclamos']);

  constructor(private readonly tables: TableStore) {}

  /** Throws if the complaint is the original of a duplicate: it must be answered. */
  async requirePossible({ section, action, row }: ActionRequest, tx?: Database) {
    if (action !== 'anular') return;
    // A duplicate has the same document number.
    const same = { numeroDocumento: row.numeroDocumento };
    const repeat = await this.tables.findNaming(section, 'reclamoOriginal', row.id, tx, same);
    if (repeat)
      throw new Problem(
        'transicion_invalida',
        `El reclamo ${repeat.codigo} se anuló como duplicado de este, que debe responderse.`,
      );
  }

  async beforeWrite({ section, action, after }: Change, tx: Database) {
    if (action !== 'anular' || !after) return;
    // Prevents concurrent orders that annul two complaints as duplicates of each other, or the original as a test.
    await lockNamed(`duplicados ${section.name}`, tx);
    await this.requirePossible({ section, action, row: after }, tx);
    if (!after.reclamoOriginal) return;
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
