import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import type { StaffRequest } from '../../../platform/auth/current-staff.js';
import { Problem } from '../../../platform/http/problem.js';
import type { IncomingFile } from './incoming-file.js';
import { IncomingFolder } from './incoming-folder.js';
import { MEGABYTE, type MultipartLimits, mostBytesOf } from './multipartLimits.js';
import { ReadingSlots, senderOf } from './reading-slots.js';
import { readMultipart } from './readMultipart.js';

/** A request whose files are on disk until it is answered. */
export type MultipartRequest = StaffRequest & { incoming?: IncomingFile[] };

/** The one file of a form; undefined when there is none. */
export const ReceivedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): IncomingFile | undefined =>
    context.switchToHttp().getRequest<MultipartRequest>().incoming?.[0],
);

/** What is read of a body whose files are refused anyway, for the fields among them. */
const MOST_PASSED_OVER = 64 * MEGABYTE;

/** An interceptor that reads multipart bodies within those limits, each in its turn. It runs after the guard. */
export function takesMultipart(limits: MultipartLimits) {
  @Injectable()
  class MultipartInterceptor implements NestInterceptor {
    constructor(
      readonly folder: IncomingFolder,
      readonly slots: ReadingSlots,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<MultipartRequest>();
      if (!request.is('multipart/form-data')) return next.handle();
      request.incoming = await this.receive(request, http.getResponse<Response>());
      return next.handle().pipe(finalize(() => releaseAll(request)));
    }

    /** The files of a form. Throws a Problem; a body that says that it is too long is not read, or for its fields alone. */
    async receive(request: Request, response: Response): Promise<IncomingFile[]> {
      const length = Number(request.headers['content-length'] ?? 0);
      const fieldsOnly = length > mostBytesOf(limits);
      const mostBytes = fieldsOnly ? MOST_PASSED_OVER : mostBytesOf(limits);
      if (fieldsOnly && !(length <= mostBytes && limits.keepsFields?.(request))) throw limits.refuse.body();
      const place = this.slots.enter(request, response);
      const { givenUp } = place;
      const from = { sender: senderOf(request), signal: signalOf(response) };
      const reading = { request, response, ...from, givenUp, mostBytes, fieldsOnly };
      const files = await readMultipart(reading, limits, this.folder).finally(() => place.leave());
      if (fieldsOnly) throw limits.refuse.body();
      return files;
    }
  }
  return MultipartInterceptor;
}

function releaseAll({ incoming = [] }: MultipartRequest) {
  for (const file of incoming) file.release();
}

/** Aborted when the sender leaves before the answer is out. */
function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new Problem('peticion_invalida', 'El envío se interrumpió.'));
  });
  return gone.signal;
}
