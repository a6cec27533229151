import type { Request } from 'express';
import { invalidData } from '../../platform/http/problem.js';
import { requireOwnPage } from '../../platform/http/requireOwnPage.js';
import { ownFields } from './ownFields.js';
import { wantsPage } from './wantsPage.js';

/** Who sends a form, and what proves that it is worth some work to him. */
export type Sender = {
  /** Where it came from, as the server sees it. */
  address: string;
  /** Of the challenge, when one was asked: of ours, or of the widget. */
  solution?: string;
  widget?: string;
  /** A browser posted the form by itself: it can't solve a challenge. */
  plain: boolean;
};

/** Of a request with that body. Throws a 422 when a proof is no text, and when it came of another site's page. */
export function senderOf(request: Request, body: Record<string, unknown>): Sender {
  requireOwnPage(request);
  return {
    address: request.ip ?? '',
    solution: textIn(body, ownFields.solution),
    widget: textIn(body, ownFields.widget),
    plain: wantsPage(request),
  };
}

export function textIn(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 4_000) throw invalidData({ [name]: 'El valor no es válido' });
  return value;
}
