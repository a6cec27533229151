import * as domain from '@coop/domain/formValues';
import type { Request } from 'express';
import { invalidData } from '../../platform/http/problem.js';
import { requireOwnPage } from '../../platform/http/requireOwnPage.js';
import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';

export const ownFields = {
  /** Honeypot: hidden from people, who leave it empty. */
  trap: 'sitio_web',
  key: 'clave_envio',
  /** Version of the privacy policy accepted in the form. */
  policy: 'politica',
  solution: 'reto',
  widget: 'cf-turnstile-response',
} as const;

const names: readonly string[] = Object.values(ownFields);

export const withoutOwnFields = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

/** Returns whether the client is a browser posting a form without JavaScript: it accepts HTML. */
export const wantsPage = (request: Request): boolean =>
  request.accepts(['json', 'html']) === 'html' && !request.is('json');

export type Sender = {
  address: string;
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

export type Submission = Sender & {
  values: Record<string, unknown>;
  attachments: readonly Attachment[];
  key: string;
  /** Whether an API client set the key, which then identifies one content; a page's key may cover edited content. */
  keyIsOfProgram: boolean;
  /** Version of the privacy policy accepted in the form; undefined from API clients. */
  policy: string | undefined;
  trapped: boolean;
};

type Attachment = { path: string; file: IncomingFile };

export const formValues = (body: Record<string, unknown>) => refused(() => domain.formValues(body));

/** Sets a value at a path of names and indexes; throws a 422 for an invalid path. */
export const place = (values: Record<string, unknown>, path: string, value: unknown): void =>
  refused(() => domain.place(values, path, value));

function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof domain.MisplacedValue ? invalidData({ [error.path]: error.message }) : error;
  }
}
