import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../http/problem.js';
import type { Received } from './intake.service.js';

/** What the page of a form is drawn with when it comes back: what was wrong, and what had been typed. */
export type FormAnswer = { mensaje: string; errores: Record<string, string>; valores: Record<string, unknown> };

/** Sends the page at that address, with that status, as the answer to a form. */
export type SendFormPage = (
  path: string,
  answer: { status: number; actionData: FormAnswer },
  request: Request,
  response: Response,
) => Promise<void>;

/** Answers a form that a browser posted by itself: the page of the receipt, or the form again with what was wrong. */
@Injectable()
export class FormPages {
  private send?: SendFormPage;

  /** The site knows how to draw pages; without it, a form that fails is answered as the API answers. */
  drawWith(send: SendFormPage) {
    this.send = send;
  }

  async answer(section: AnySection, request: Request, response: Response, submit: () => Promise<Received>) {
    try {
      const { comprobante } = await submit();
      response.redirect(303, `${section.publicPath}?enviado=${comprobante}`);
    } catch (error) {
      if (!(error instanceof Problem) || !this.send || error.getStatus() >= 500) throw error;
      const { detail, details } = error;
      const actionData = { mensaje: detail, errores: details.errors ?? {}, valores: { ...request.body } };
      if (details.reintentarEn) response.setHeader('Retry-After', String(details.reintentarEn));
      await this.send(section.publicPath as string, { status: error.getStatus(), actionData }, request, response);
    }
  }
}
