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
import type { IncomingFile } from './incoming-file.js';
import { IncomingFolder } from './incoming-folder.js';
import type { MultipartRequest } from './multipart-request.js';
import { MEGABYTE, type MultipartLimits, mostBytesOf } from './multipartLimits.js';
import { noRoomFor, noRoomOfStaff } from './noRoom.js';
import { ReadingSlots, senderOf } from './reading-slots.js';
import { readMultipart } from './readMultipart.js';

/** The one file of a form; undefined when there is none. */
export const ReceivedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): IncomingFile | undefined =>
    context.switchToHttp().getRequest<MultipartRequest>().incoming?.[0],
);

/** What is read of a body whose files are refused anyway, for the fields among them. */
const MOST_PASSED_OVER = 64 * MEGABYTE;

/** An interceptor that reads multipart bodies within those limits, each in its turn. It runs after the guard. */
export function takesMultipart(given: MultipartLimits | ((config: Config) => MultipartLimits)) {
  @Injectable()
  class MultipartInterceptor implements NestInterceptor {
    readonly limits: MultipartLimits;
    readonly turn = { isTaken: false };

    constructor(
      readonly folder: IncomingFolder,
      readonly slots: ReadingSlots,
      @Inject(CONFIG) config: Config,
    ) {
      this.limits = typeof given === 'function' ? given(config) : given;
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

    /**
     * Where one is taken in at a time, its turn until it is answered; gives how it is left. Throws the problem of whoever comes
     * meanwhile, and of what is too long or would leave the disk too little.
     */
    async enter(request: MultipartRequest): Promise<() => void> {
      const { oneAtATime, refuse } = this.limits;
      if (!oneAtATime) return () => undefined;
      const length = lengthOf(request);
      if (length > mostBytesOf(this.limits)) throw refuse.body();
      if (!(await this.folder.hasRoomBeside(length))) throw noRoomOfStaff();
      if (this.turn.isTaken) throw oneAtATime();
      this.turn.isTaken = true;
      return () => {
        this.turn.isTaken = false;
      };
    }

    /** The files of a form. Throws a Problem; a body that says that it is too long is not read, or for its fields alone. */
    async receive(request: MultipartRequest, response: Response): Promise<IncomingFile[]> {
      const { limits } = this;
      const length = lengthOf(request);
      const fieldsOnly = length > mostBytesOf(limits);
      const mostBytes = fieldsOnly ? MOST_PASSED_OVER : mostBytesOf(limits);
      if (fieldsOnly && !(length <= mostBytes && limits.keepsFields?.(request))) throw limits.refuse.body();
      const gone = goneWith(response);
      const place = this.slots.enter(request, response, gone);
      const { givenUp } = place;
      const from = { sender: senderOf(request), signal: gone.signal };
      const reading = { request, response, ...from, givenUp, mostBytes, fieldsOnly };
      const read = async () => {
        const whose = request.staff ? 'staff' : 'visitors';
        const insteadOfFiles = (await this.folder.hasRoom(whose)) ? undefined : noRoomFor(whose);
        return readMultipart({ ...reading, insteadOfFiles }, limits, this.folder);
      };
      const files = await read().finally(() => place.leave());
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

/** Aborted when the sender leaves before the answer is out. */
function goneWith(response: Response): AbortController {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new Problem('peticion_invalida', 'El envío se interrumpió.'));
  });
  return gone;
}
