import { finished } from 'node:stream/promises';
import { type ArgumentsHost, Catch, Injectable, type Type } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { hangUp } from '../../platform/http/body/unreadBody.js';
import { ProblemFilter, toProblem } from '../../platform/http/problem.filter.js';
import { Log } from '../../platform/logging/log.js';
import { wantsPage } from './submission.js';

/** Action data of a form's page: errors and the values typed. */
export type FormAnswer = { mensaje: string; errores: Record<string, string>; valores: Record<string, unknown> };

type SendFormPage = (
  path: string,
  answer: { status: number; actionData: unknown },
  request: Request,
  response: Response,
) => Promise<void>;

/** A file that can be downloaded once; `restore` undoes a failed delivery. */
export type OneTimeFile = { name: string; bytes: Buffer; restore: () => Promise<void> };

@Injectable()
export class FormPages {
  private readonly log = new Log('Forms');
  private send?: SendFormPage;

  drawWith(send: SendFormPage) {
    this.send = send;
  }

  async show(path: string, actionData: unknown, request: Request, response: Response) {
    if (this.send) await this.send(path, { status: 200, actionData }, request, response);
    else response.json(actionData);
  }

  async answerFile(
    request: Request,
    response: Response,
    take: () => Promise<OneTimeFile>,
    pageOf: () => Promise<string | undefined>,
  ) {
    try {
      const { name, bytes, restore } = await take();
      // The client disconnected: sending would appear to succeed.
      if (response.closed) return this.undo(restore);
      response.set({ 'Content-Type': 'application/pdf', 'Content-Disposition': contentDisposition(name) }).send(bytes);
      void finished(response).catch(() => this.undo(restore));
    } catch (error) {
      const path = wantsPage(request) ? await pageOf() : undefined;
      if (!path) throw error;
      await this.refuse(error, path, request, response);
    }
  }

  private async undo(giveBack: OneTimeFile['restore']): Promise<void> {
    await giveBack().catch((err: unknown) => this.log.error('A missing file counts as present', { err }));
  }

  /** Sends the page with the errors and the values typed. Rethrows the error if no renderer is registered. */
  async refuse(error: unknown, path: string, request: Request, response: Response) {
    if (!this.send) throw error;
    const problem = toProblem(error);
    const { detail, details, retryAfter } = problem;
    const actionData: FormAnswer = { mensaje: detail, errores: details.errors ?? {}, valores: { ...request.body } };
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    hangUp(request, response);
    await this.send(path, { status: problem.getStatus(), actionData }, request, response);
  }
}

/** Exception filter that shows errors on the page at `path`, for browsers without JavaScript. */
export function refusalsOnPage(path: string): Type<ProblemFilter> {
  @Catch()
  class RefusalsOnPage extends ProblemFilter {
    constructor(readonly pages: FormPages) {
      super();
    }

    override catch(thrown: unknown, host: ArgumentsHost) {
      const http = host.switchToHttp();
      const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
      if (response.headersSent || !wantsPage(request)) return super.catch(thrown, host);
      this.pages.refuse(thrown, path, request, response).catch((error: unknown) => super.catch(error, host));
    }
  }
  return RefusalsOnPage;
}
