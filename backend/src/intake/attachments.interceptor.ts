import { type CallHandler, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { memoryStorage } from 'multer';
import { invalidData } from '../http/problem.js';

const MEGABYTE = 1024 * 1024;

/** Reads a multipart form with at most five attachments; in memory, so that nothing is left of one that breaks off. */
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
      throw error instanceof HttpException
        ? invalidData({ adjuntos: 'Adjunte como máximo 5 archivos de hasta 5 MB cada uno' })
        : error;
    }
  }
}
