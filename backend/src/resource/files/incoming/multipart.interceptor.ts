import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { Problem } from '../../../platform/http/problem.js';
import type { IncomingFile, MultipartRequest } from './incoming-file.js';
import { IncomingFolder } from './incoming-folder.js';
import { diskFull, MEGABYTE, type MultipartLimits, maxBytesOf, staffDiskFull } from './multipartLimits.js';
import { readMultipart } from './readMultipart.js';
import { senderOf, UploadSlots } from './upload-slots.js';

export const UploadedFormFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): IncomingFile | undefined =>
    context.switchToHttp().getRequest<MultipartRequest>().incoming?.[0],
);

/** Bytes read of a body whose files will be rejected, to recover its fields. */
const MAX_DISCARDED = 64 * MEGABYTE;

/** Reads multipart bodies within those limits; it runs after the guard. */
export function multipartInterceptor(source: MultipartLimits | ((config: Config) => MultipartLimits)) {
  @Injectable()
  class MultipartInterceptor implements NestInterceptor {
    readonly limits: MultipartLimits;
    readonly turn = { isTaken: false };

    constructor(
      readonly folder: IncomingFolder,
      readonly slots: UploadSlots,
      @Inject(CONFIG) config: Config,
    ) {
      this.limits = typeof source === 'function' ? source(config) : source;
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<MultipartRequest>();
      if (!request.is('multipart/form-data')) return next.handle();
      const leave = await this.enter(request);
      const done = () => {
        releaseAll(request);
        leave();
      };
      try {
        request.incoming = await this.receive(request, http.getResponse<Response>());
      } catch (error) {
        done();
        throw error;
      }
      return next.handle().pipe(finalize(done));
    }

    /** With `oneAtATime`, holds the upload lock until released. Throws a Problem. */
    async enter(request: MultipartRequest): Promise<() => void> {
      const { oneAtATime, refuse } = this.limits;
      if (!oneAtATime) return () => undefined;
      const length = lengthOf(request);
      if (length > maxBytesOf(this.limits)) throw refuse.body();
      if (!(await this.folder.hasRoomBeside(length))) throw staffDiskFull();
      if (this.turn.isTaken) throw oneAtATime();
      this.turn.isTaken = true;
      return () => {
        this.turn.isTaken = false;
      };
    }

    /** Reads a form's files. Throws a Problem, before reading an excessive Content-Length. */
    async receive(request: MultipartRequest, response: Response): Promise<IncomingFile[]> {
      const { limits } = this;
      const length = lengthOf(request);
      const fieldsOnly = length > maxBytesOf(limits);
      const mostBytes = fieldsOnly ? MAX_DISCARDED : maxBytesOf(limits);
      if (fieldsOnly && !(length <= mostBytes && limits.keepsFields?.(request))) throw limits.refuse.body();
      this.slots.enter(request, response);
      const reading = {
        request,
        response,
        sender: senderOf(request),
        signal: abortOnDisconnect(response),
        mostBytes,
        fieldsOnly,
      };
      const queue = request.staff ? 'staff' : 'visitors';
      const insteadOfFiles = (await this.folder.hasRoom(queue)) ? undefined : diskFull(queue);
      const files = await readMultipart({ ...reading, insteadOfFiles }, limits, this.folder);
      if (fieldsOnly) throw limits.refuse.body();
      return files;
    }
  }
  return MultipartInterceptor;
}

const lengthOf = ({ headers }: Request): number => Number(headers['content-length'] ?? 0);

function releaseAll({ incoming = [] }: MultipartRequest) {
  for (const file of incoming) file.release();
}

/** Returns a signal that aborts when the client disconnects before the response ends. */
function abortOnDisconnect(response: Response): AbortSignal {
  const disconnect = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) disconnect.abort(new Problem('peticion_invalida', 'El envío se interrumpió.'));
  });
  return disconnect.signal;
}
