import { type AnyRow, anonymised, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { IdempotencyKeysRepository } from '../../platform/http/idempotency/idempotency-keys.repository.js';
import { Problem } from '../../platform/http/problem.js';
import { FileErasures } from '../../resource/files/erasures/file-erasures.service.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { UnusedFiles } from '../../resource/media/file-uses.policy.js';
import type { Batch } from '../../resource/rows/change.js';
import { filesOf } from '../../resource/rows/filesOf.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { AbandonedFiles } from './abandoned-files.service.js';
import { RetentionRepository } from './retention.repository.js';
import { isPast, originTerm, pastOf, type RetainedSection, retainedSections } from './terms.js';

const ANONYMOUS = 'Anonimizado';

@Injectable()
export class AnonymiserService {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly history: HistoryRepository,
    private readonly writer: RowWriter,
    private readonly erasures: FileErasures,
    private readonly unused: UnusedFiles,
    private readonly keys: IdempotencyKeysRepository,
    private readonly abandoned: AbandonedFiles,
  ) {}

  /** Anonymizes due cases and removes old keys and orphaned files, under a lock across processes. */
  async run(): Promise<void> {
    for (const section of retainedSections) {
      while (await this.forgetOriginsBatch(section));
      if (section.submission.retention.atTerm === 'anonymise') while (await this.anonymizeBatch(section));
    }
    await this.keys.forgetOld();
    await this.abandoned.discard();
  }

  /** Anonymizes a case on request, audited. Throws `transicion_invalida` unless closed and past retention. */
  async decide(
    section: RetainedSection,
    row: AnyRow,
    staff: Staff,
    conflict: (stored: AnyRow) => Error,
  ): Promise<void> {
    if (
      !section.submission.retention.closed.includes(String(row.estado)) ||
      !isPast(row, pastOf(section)) ||
      row.anonimizadoEn
    )
      throw new Problem('transicion_invalida', 'Solo un caso cerrado y con el plazo de conservación cumplido.');
    await this.writer.together((batch) => this.anonymise(section, row, batch, { staff, conflict }));
    await this.erasures.runSoon();
  }

  /** Anonymizes a batch in one transaction; returns whether more may remain. */
  private anonymizeBatch(section: RetainedSection): Promise<boolean> {
    return this.writer.together(async (batch) => {
      await this.retention.lock(batch.tx);
      const due = await this.retention.findDue(section, pastOf(section), batch.tx);
      for (const row of due) await this.anonymise(section, row, batch);
      return due.length > 0;
    });
  }

  private async anonymise(
    section: RetainedSection,
    before: AnyRow,
    batch: Batch,
    { staff, conflict = changed }: { staff?: Staff; conflict?: (stored: AnyRow) => Error } = {},
  ): Promise<void> {
    const after = {
      ...anonymised(section.fields, before),
      anonimizadoEn: new Date().toISOString(),
    } as unknown as AnyRow;
    await this.writer.replace({ section, action: 'anonimizar', before, after, staff }, conflict, batch);
    const mails = await this.retention.forgetAround(section, before.id, ANONYMOUS, batch.tx);
    for (const mail of mails) await this.history.anonymise(sections['sitio/correos'], mail, withoutReader, batch.tx);
    const named = filesOf(section.fields, before);
    await this.history.anonymise(
      section,
      before.id,
      (datos) => {
        named.push(...filesOf(section.fields, datos ?? {}));
        return { titulo: section.title(after), datos: datos && anonymised(section.fields, datos) };
      },
      batch.tx,
    );
    // Current files and those of earlier versions.
    await this.unused.deleteUnused(named, batch.tx);
  }

  /** Removes the origin of a batch of submissions. */
  private forgetOriginsBatch(section: RetainedSection): Promise<boolean> {
    return this.writer.together(async ({ tx }) => {
      await this.retention.lock(tx);
      const ids = await this.retention.forgetOrigins(section, originTerm(), tx);
      for (const id of ids) await this.history.anonymise(section, id, withoutOrigin, tx);
      return ids.length > 0;
    });
  }
}

const changed = () => new Problem('conflicto', 'El caso cambió en este momento. Intente nuevamente.');

/** Removes the origin from a history entry. */
const withoutOrigin = (datos: Record<string, unknown> | null) => ({
  datos: datos && { ...datos, huellaOrigen: null },
});

const withoutReader = (datos: Record<string, unknown> | null) => ({
  titulo: ANONYMOUS,
  datos: datos && { ...datos, para: ANONYMOUS, asunto: ANONYMOUS, ultimoError: null },
});
