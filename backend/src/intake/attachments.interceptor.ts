import { type CallHandler, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { memoryStorage } from 'multer';
import { invalidData, type Problem } from '../http/problem.js';

/** A form that was given up on while it was being read: why. What came before that is in its body. */
export type ReadForm = Request & { unread?: Problem };

const MEGABYTE = 1024 * 1024;

/**
 * Reads a multipart form with at most five attachments; in memory, so that nothing is left of one that breaks off. What
 * is too much is refused by whoever answers the form: a browser without JavaScript gets its page back.
 */
@Injectable()
export class Attachments extends AnyFilesInterceptor({
  storage: memoryStorage(),
  limits: {
    fileSize: 5 * MEGABYTE,
    files: 5,
    fields: 300,
    parts: 305,
    fieldSize: 16_000,
    fieldNameSize: 80,
    headerPairs: 20,
    // Names are flat, with points: `a[b]` would make a tree before anybody looks at it.
    fieldNestingDepth: 0,
  },
  defParamCharset: 'utf8',
}) {
  override async intercept(context: ExecutionContext, next: CallHandler) {
    try {
      return await super.intercept(context, next);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const refusal = invalidData({ adjuntos: 'Adjunte como máximo 5 archivos de hasta 5 MB cada uno' });
      context.switchToHttp().getRequest<ReadForm>().unread = refusal;
      return next.handle();
    }
  }
}
