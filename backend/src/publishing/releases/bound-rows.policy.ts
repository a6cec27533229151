import type { AnySection } from '@coop/domain';
import { formatLongDateTime } from '@coop/domain/format';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import type { Batch, Change } from '../../resource/rows/change.js';
import type { ActionRequest, SectionPolicy } from '../../resource/rows/section-policy.js';
import { ReleaseApprovals } from './release-approvals.service.js';
import { type Release, ReleasesRepository } from './releases.repository.js';

/**
 * Binds the rows of a pending or scheduled release: none is published alone, and any other write takes the release back
 * to draft.
 */
@Injectable()
export class BoundRowsPolicy implements SectionPolicy {
  applies = ({ kind }: AnySection) => kind === 'publication';

  /** Release that publishes its own rows in a transaction. */
  private readonly running = new WeakMap<Database, string>();
  private readonly found = new WeakMap<Change, Release>();

  constructor(
    private readonly releases: ReleasesRepository,
    private readonly approvals: ReleaseApprovals,
  ) {}

  /** Lets the release write its own rows in that transaction. */
  release({ id }: Release, tx: Database) {
    this.running.set(tx, id);
  }

  async requirePossible({ action, row }: ActionRequest, tx?: Database) {
    const release = action === 'publicar' ? await this.findBinding(row.id, tx) : undefined;
    if (release) throw new Problem('transicion_invalida', formatBinding(release));
  }

  /** Locks the release before the row, like a release that publishes its rows; otherwise both could deadlock. */
  async beforeWrite(change: Change, tx: Database) {
    const release = change.before && (await this.findBinding(change.before.id, tx, true));
    if (release) this.found.set(change, release);
  }

  async afterWrite(change: Change, tx: Database, batch: Batch) {
    const release = this.found.get(change);
    const { section, before, staff } = change;
    if (!release) {
      // A release was sent while this write waited for the row.
      if (before && (await this.findBinding(before.id, tx)))
        throw new Problem('conflicto', 'Otra persona lo envió a publicar a la vez. Intente nuevamente.');
      return;
    }
    const title = before && section.title(before);
    await this.approvals.withdraw(
      release,
      `«${title}» (${section.label.one}) cambió después de enviarse.`,
      staff,
      batch,
    );
  }

  private findBinding(id: string, tx?: Database, lock = false): Promise<Release | undefined> {
    return this.releases.findBinding(id, tx, { own: tx && this.running.get(tx), lock });
  }
}

function formatBinding({ titulo, estado, publicaEn }: Release): string {
  const when = publicaEn ? ` el ${formatLongDateTime(publicaEn)}` : '';
  return estado === 'enviada'
    ? `Sale junto con «${titulo}», que espera aprobación: no se publica por separado.`
    : `Sale junto con «${titulo}»${when}: no se publica por separado.`;
}
