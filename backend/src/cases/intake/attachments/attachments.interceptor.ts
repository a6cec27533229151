import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { invalidData, Problem } from '../../../platform/http/problem.js';
import type { Ledger } from '../../../platform/limits/ledger.js';
import { getUploadField } from '../../../resource/files/content/uploadField.js';
import { FilesService, type Upload } from '../../../resource/files/files.service.js';
import { multipartInterceptor } from '../../../resource/files/incoming/multipart.interceptor.js';
import { filesOf } from '../../../resource/rows/filesOf.js';
import { place, type Sender, type Submission, wantsPage } from '../submission.js';
import { SubmissionLimits } from '../submission-limits.js';

const EACH_MEGABYTES = 5;
const MAX_FILES = 5;
const ALL_MEGABYTES = 15;
const MAX_BYTES = ALL_MEGABYTES * 1024 * 1024;

const totalTooLarge = () => invalidData({ adjuntos: `Los archivos suman más de ${ALL_MEGABYTES} MB` });
const tooManyOrLarge = () =>
  invalidData({ adjuntos: `Adjunte como máximo ${MAX_FILES} archivos de hasta ${EACH_MEGABYTES} MB cada uno` });

/** Throws a 422 if the files exceed a form's total size. */
export function requireTotal(files: readonly { size: number }[]): void {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw totalTooLarge();
}

/** Parses at most five attachments; on excess keeps the fields, for a browser without JavaScript. */
@Injectable()
export class Attachments extends multipartInterceptor({
  files: MAX_FILES,
  fields: 300,
  fieldSize: 16_000,
  megabytes: ALL_MEGABYTES,
  largestFile: () => EACH_MEGABYTES,
  keepsFields: wantsPage,
  refuse: { file: tooManyOrLarge, body: totalTooLarge, form: tooManyOrLarge },
}) {}

/** An upload with its id and its path in the form: `adjuntos.0.archivo`. */
export type PlacedUpload = Upload & { id: string; path: string };

/** Puts the ids in the values. Throws a 422 for an invalid path or a field without files. */
export function placeAttachments({ name: seccion, fields }: AnySection, { values, attachments }: Submission) {
  if (filesOf(fields, values).length > 0) throw invalidData({ adjuntos: 'Envíe los archivos con el formulario' });
  requireTotal(attachments.map(({ file }) => file));
  if (new Set(attachments.map(({ path }) => path)).size < attachments.length)
    throw invalidData({ adjuntos: 'Dos archivos vienen en el mismo lugar' });
  const complete = structuredClone(values);
  const uploads = attachments.map(({ path, file }): PlacedUpload => {
    const id = uuidv7();
    const campo = path.replace(/\.\d+(?=\.|$)/g, '');
    getUploadField(seccion, campo);
    place(complete, path, id);
    return { id, path, content: file, nombre: file.name, seccion, campo, subidoPor: null };
  });
  return { values: complete, uploads };
}

/** Context of an upload: sender, document number if the form has one, and the proof already given. */
type Attaching = { sender: Sender; documento?: unknown; proof: string | null; ledger: Ledger };

@Injectable()
export class AttachedFiles {
  constructor(
    private readonly files: FilesService,
    private readonly limits: SubmissionLimits,
  ) {}

  /** Inspects all files, then checks limits, then stores them. Returns the id of the spent challenge. */
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
    const proof = await this.limits.countAccepted(section.name, documento, by);
    try {
      for (const upload of uploads) await this.files.store(upload).catch(rethrowForField(upload));
      return proof;
    } catch (error) {
      await this.discard(uploads);
      throw error;
    }
  }

  discard(uploads: readonly PlacedUpload[]): Promise<void> {
    return this.files.discardOrLog(uploads.map(({ id }) => id));
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
