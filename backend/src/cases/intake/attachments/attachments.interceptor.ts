import { Injectable } from '@nestjs/common';
import { invalidData } from '../../../platform/http/problem.js';
import { multipartInterceptor } from '../../../resource/files/incoming/multipart.interceptor.js';
import { wantsPage } from '../wantsPage.js';

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

/**
 * Parses a multipart form with at most five attachments. On excess, keeps the fields for a browser without JavaScript.
 */
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
