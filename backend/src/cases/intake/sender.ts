import type { Request } from 'express';
import { invalidData } from '../../platform/http/problem.js';
import { requireOwnPage } from '../../platform/http/requireOwnPage.js';
import { ownFields } from './ownFields.js';
import { wantsPage } from './wantsPage.js';

/** Sender of a form, and their proof of work. */
export type Sender = {
  /** IP address as seen by the server. */
  address: string;
  /** Solution of our challenge or token of the widget. */
  solution?: string;
  widget?: string;
  /** An HTML form post without JavaScript, which can't solve a challenge. */
  plain: boolean;
};

/** Reads the sender from a request. Throws a 422 for an invalid proof, and refuses another site's page. */
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
