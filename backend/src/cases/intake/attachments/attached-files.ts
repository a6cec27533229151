import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/problem.js';
import type { Ledger } from '../../../platform/limits/ledger.js';
import { FilesService } from '../../../resource/files/files.service.js';
import type { Sender } from '../sender.js';
import { SubmissionLimits } from '../submission-limits.js';
import type { PlacedUpload } from './placeAttachments.js';

/** Who attaches: the proof that was given already, and the document that they say to have, where the form asks for one. */
type Attaching = { sender: Sender; documento?: unknown; proof: string | null; ledger: Ledger };

/** Keeps what visitors attach. */
@Injectable()
export class AttachedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly limits: SubmissionLimits,
  ) {}

  /**
   * Keeps the attachments, of whom may send another one: each is looked at before that is asked, and the first is decoded
   * only afterwards. Gives the mark of the proof.
   */
  async admit(
    section: AnySection,
    uploads: readonly PlacedUpload[],
    { documento, ...by }: Attaching,
  ): Promise<string | null> {
    for (const upload of uploads) await this.files.inspect(upload).catch(toldOf(upload));
    // Looking at them costs what sends are counted for, also where one of them is refused.
    if (uploads.length > 0) by.ledger.settle();
    const bytes = uploads.reduce((sum, { content }) => sum + content.size, 0);
    if (bytes > 0) await this.limits.takeAttached(bytes, by.sender, by.ledger);
    const proof = await this.limits.takeKept(section.name, documento, by);
    try {
      for (const upload of uploads) await this.files.store(upload).catch(toldOf(upload));
      return proof;
    } catch (error) {
      await this.takeBack(uploads);
      throw error;
    }
  }

  /** Nothing came of them. */
  takeBack(uploads: readonly PlacedUpload[]): Promise<void> {
    return this.files.takeBackAll(uploads.map(({ id }) => id));
  }
}

/** Why a file can't be taken, said where the form asks for it and by its name: there may be several. */
const toldOf =
  ({ path, nombre }: PlacedUpload) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || error.codigo !== 'archivo_invalido') throw error;
    throw new Problem(error.codigo, error.detail, {
      errors: { [path.replace(/\..*/, '')]: `«${nombre}»: ${error.detail}` },
    });
  };
