import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { FileErasures } from '../../resource/files/erasures/file-erasures.service.js';
import { UnusedFiles } from '../../resource/media/file-uses.policy.js';
import type { Change } from '../../resource/rows/change.js';
import { filesOf } from '../../resource/rows/filesOf.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const { fields } = sections['contactanos/reclamos'];
const { adjuntos, aportados } = fields;
const FILE_FIELDS = { adjuntos, aportados };

/** Deletes the files of a test complaint, audited; duplicates keep theirs. */
@Injectable()
export class TrialsPolicy implements SectionPolicy {
  applies = isSection(sections['contactanos/reclamos']);

  constructor(
    private readonly unused: UnusedFiles,
    private readonly erasures: FileErasures,
  ) {}

  async beforeWrite(change: Change) {
    if (isVoidTrial(change)) Object.assign(change.after ?? {}, { adjuntos: [], aportados: [] });
  }

  async afterWrite(change: Change, tx: Database) {
    if (isVoidTrial(change)) await this.unused.deleteUnused(filesOf(FILE_FIELDS, change.before ?? {}), tx);
  }

  async afterCommit(changes: readonly Change[]) {
    if (changes.some(isVoidTrial)) await this.erasures.runSoon();
  }
}

const isVoidTrial = ({ action, after }: Change) =>
  action === 'anular' && after?.motivoAnulacion === 'registro_de_prueba';
