import type { Request } from 'express';
import { z } from 'zod';
import { jsonObject } from '../http/jsonObject.js';
import { invalidData, Problem } from '../http/problem.js';
import { validate } from '../http/validate.js';
import { formValues, HONEYPOT, KEY_FIELD } from './formValues.js';
import type { Submission } from './intake.service.js';

const keySchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'La clave del envío no es válida');

/** What a request brings, JSON or form; `fresh` is the key of a send that brings none. */
export function submissionOf(request: Request, fresh: string): Submission {
  const body = validate(jsonObject, request.body ?? {});
  if (body[HONEYPOT]) throw invalidData({ [HONEYPOT]: 'Deje este campo vacío' });
  const sentKey = request.headers['idempotency-key'] ?? body[KEY_FIELD];
  const key = keySchema.safeParse(sentKey ?? fresh);
  if (!key.success) throw new Problem('peticion_invalida', 'La clave del envío no es válida');
  const files = Array.isArray(request.files) ? request.files : [];
  return {
    values: request.is('json') ? withoutOwnFields(body) : formValues(body),
    attachments: files.filter(({ size }) => size > 0).map(attachmentOf),
    key: key.data,
    address: request.ip ?? '',
  };
}

const withoutOwnFields = ({ [HONEYPOT]: _, [KEY_FIELD]: __, ...values }: Record<string, unknown>) => values;

/** Several files chosen in one input come under one name; each becomes a record of its own. */
const attachmentOf = ({ fieldname, originalname, buffer }: Express.Multer.File, at: number) => ({
  path: fieldname.includes('.') ? fieldname : `${fieldname}.${at}.archivo`,
  name: originalname,
  bytes: buffer,
});
