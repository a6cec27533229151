import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { hangUp } from '../../platform/http/body/hangUp.js';
import { problemToTell } from '../../platform/http/problemToTell.js';
import { Log } from '../../platform/logging/log.js';
import { wantsPage } from './wantsPage.js';

/** What the page of a form is drawn with when it comes back: what was wrong, and what had been typed. */
export type FormAnswer = { mensaje: string; errores: Record<string, string>; valores: Record<string, unknown> };

/** Sends the page at that address, with that status, as the answer to a form. */
export type SendFormPage = (
  path: string,
  answer: { status: number; actionData: unknown },
  request: Request,
  response: Response,
) => Promise<void>;

/** A file that is given once; `giveBack`, where it was not sent. */
export type GivenFile = { name: string; bytes: Buffer; giveBack: () => Promise<void> };

/** Answers a browser without JavaScript: what it posted or asked for is answered by a page. */
@Injectable()
export class FormPages {
  private readonly log = new Log('Forms');
  private send?: SendFormPage;

  /** The site knows how to draw pages; without it, what fails is answered as the API answers. */
  drawWith(send: SendFormPage) {
    this.send = send;
  }

  /** What a question was answered with, on the page where it was asked. */
  async show(path: string, actionData: unknown, request: Request, response: Response) {
    if (this.send) await this.send(path, { status: 200, actionData }, request, response);
    else response.json(actionData);
  }

  /** A file to keep; where there is none, and somebody is reading, the page that `pageOf` names says why. */
  async answerFile(
    request: Request,
    response: Response,
    take: () => Promise<GivenFile>,
    pageOf: () => Promise<string | undefined>,
  ) {
    try {
      const { name, bytes, giveBack } = await take();
      // It would seem to be sent.
      if (response.closed) return this.undo(giveBack);
      response.set({ 'Content-Type': 'application/pdf', 'Content-Disposition': contentDisposition(name) }).send(bytes);
      void finished(response).catch(() => this.undo(giveBack));
    } catch (error) {
      const path = wantsPage(request) ? await pageOf() : undefined;
      if (!path) throw error;
      await this.refuse(error, path, request, response);
    }
  }

  /** Whoever left before all of it was sent may come again. */
  private async undo(giveBack: GivenFile['giveBack']): Promise<void> {
    await giveBack().catch((err: unknown) => this.log.error('A file that was not sent counts as given', { err }));
  }

  /** The page again, with what was wrong and what had been typed. Throws what the API answers where no page can be drawn. */
  async refuse(error: unknown, path: string, request: Request, response: Response) {
    if (!this.send) throw error;
    const problem = problemToTell(error);
    const { detail, details, retryAfter } = problem;
    const actionData: FormAnswer = { mensaje: detail, errores: details.errors ?? {}, valores: { ...request.body } };
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    hangUp(request, response);
    await this.send(path, { status: problem.getStatus(), actionData }, request, response);
  }
}
