import { type CallHandler, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { invalidData } from '../../platform/http/problem.js';
import { takesMultipart } from '../../resource/files/incoming/multipart.interceptor.js';
import { SubmissionLimits } from './submission-limits.js';
import { wantsPage } from './wantsPage.js';

const EACH_MEGABYTES = 5;
const MOST_FILES = 5;
export const ALL_MEGABYTES = 15;

export const tooMuch = () => invalidData({ adjuntos: `Los archivos suman más de ${ALL_MEGABYTES} MB` });
const tooManyOrLarge = () =>
  invalidData({ adjuntos: `Adjunte como máximo ${MOST_FILES} archivos de hasta ${EACH_MEGABYTES} MB cada uno` });

/**
 * Reads a multipart form with at most five attachments, of whoever may send another one. A browser without JavaScript keeps
 * what it wrote when they are too much.
 */
@Injectable()
export class Attachments extends takesMultipart({
  files: MOST_FILES,
  fields: 300,
  fieldSize: 16_000,
  megabytes: ALL_MEGABYTES,
  largestFile: () => EACH_MEGABYTES,
  keepsFields: wantsPage,
  refuse: { file: tooManyOrLarge, body: tooMuch, form: tooManyOrLarge },
}) {
  @Inject(SubmissionLimits) private readonly sends!: SubmissionLimits;

  override async intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.is('multipart/form-data')) await this.sends.requireRoom(request.ip ?? '');
    return super.intercept(context, next);
  }
}
