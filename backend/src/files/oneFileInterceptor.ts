import { type CallHandler, type ExecutionContext, HttpException, Injectable } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { Problem } from '../http/problem.js';
import { invalidFile } from './content/invalidFile.js';

const MEGABYTE = 1024 * 1024;

type Options = { storage: StorageEngine; megabytes: number; limits: { fields: number; fieldSize: number } };

/** An interceptor that reads one file, `archivo`, and its notes from a multipart body. */
export function oneFileInterceptor({ storage, megabytes, limits }: Options) {
  @Injectable()
  class OneFileInterceptor extends FileInterceptor('archivo', {
    storage,
    limits: {
      ...limits,
      fileSize: megabytes * MEGABYTE + 1,
      files: 1,
      parts: limits.fields + 1,
      fieldNameSize: 50,
      headerPairs: 20,
      fieldNestingDepth: 0,
    },
    defParamCharset: 'utf8',
  }) {
    override async intercept(context: ExecutionContext, next: CallHandler) {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        if (error instanceof HttpException) throw problemOf(error, megabytes);
        // The sender left in the middle: nobody hears the answer, and it is no fault of ours.
        if (!context.switchToHttp().getRequest<Request>().complete) throw incomplete();
        throw error;
      }
    }
  }
  return OneFileInterceptor;
}

const incomplete = () => new Problem('peticion_invalida', 'Envíe un solo archivo, completo, como multipart/form-data.');

function problemOf(error: HttpException, megabytes: number): HttpException {
  if (error instanceof Problem) return error;
  return error.getStatus() === 413 ? invalidFile(`El archivo supera ${megabytes} MB.`) : incomplete();
}
