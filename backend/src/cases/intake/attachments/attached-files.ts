import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/problem.js';
import type { Ledger } from '../../../platform/limits/ledger.js';
import { FilesService } from '../../../resource/files/files.service.js';
import type { Sender } from '../sender.js';
import { SubmissionLimits } from '../submission-limits.js';
import type { PlacedUpload } from './placeAttachments.js';

/** Context of an upload: sender, document number if the form has one, and the proof already given. */
type Attaching = { sender: Sender; documento?: unknown; proof: string | null; ledger: Ledger };

/** Stores visitors' attachments. */
@Injectable()
export class AttachedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly limits: SubmissionLimits,
  ) {}

  /**
   * Inspects all files, then checks the limits, and only then decodes and stores them. Returns the id of the spent
   * challenge.
   */
  async admit(
    section: AnySection,
    uploads: readonly PlacedUpload[],
    { documento, ...by }: Attaching,
  ): Promise<string | null> {
    for (const upload of uploads) await this.files.inspect(upload).catch(rethrowForField(upload));
    // Inspection costs resources, so the attempt counts even if a file is refused.
    if (uploads.length > 0) by.ledger.settle();
    const bytes = uploads.reduce((sum, { content }) => sum + content.size, 0);
    if (bytes > 0) await this.limits.consumeAttachments(bytes, by.sender, by.ledger);
    const proof = await this.limits.takeKept(section.name, documento, by);
    try {
      for (const upload of uploads) await this.files.store(upload).catch(rethrowForField(upload));
      return proof;
    } catch (error) {
      await this.discard(uploads);
      throw error;
    }
  }

  /** Deletes the files after a failure. */
  discard(uploads: readonly PlacedUpload[]): Promise<void> {
    return this.files.discardAll(uploads.map(({ id }) => id));
  }
}

/** Rethrows a file's error under its form field, with the file's name. */
const rethrowForField =
  ({ path, nombre }: PlacedUpload) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || error.codigo !== 'archivo_invalido') throw error;
    throw new Problem(error.codigo, error.detail, {
      errors: { [path.replace(/\..*/, '')]: `«${nombre}»: ${error.detail}` },
    });
  };
