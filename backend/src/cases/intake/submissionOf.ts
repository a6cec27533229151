import { z } from 'zod';
import { jsonObject } from '../../platform/http/body/jsonObject.js';
import { Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/validate.js';
import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';
import type { MultipartRequest } from '../../resource/files/incoming/multipart.interceptor.js';
import { formValues } from './formValues.js';
import { ownFields, withoutOwnFields } from './ownFields.js';
import { senderOf } from './sender.js';
import type { Submission } from './submission.js';

/** What the key of a send looks like. */
export const KEY = /^[A-Za-z0-9-]{16,64}$/;
const keySchema = z.string().regex(KEY, 'La clave del envío no es válida');

/** What a request brings, JSON or form; `fresh` is the key of a send that brings none. */
export function submissionOf(request: MultipartRequest, fresh: string): Submission {
  const body = validate(jsonObject, request.body ?? {});
  const key = keySchema.safeParse(request.headers['idempotency-key'] ?? (body[ownFields.key] || fresh));
  if (!key.success) throw new Problem('peticion_invalida', 'La clave del envío no es válida');
  const files = request.incoming ?? [];
  const values = withoutOwnFields(body);
  return {
    ...senderOf(request, body),
    values: request.is('json') ? values : formValues(values),
    attachments: files.filter(({ size }) => size > 0).map(attachmentOf),
    key: key.data,
    trapped: Boolean(body[ownFields.trap]),
  };
}

/** Several files chosen in one input come under one name; each becomes a record of its own. */
const attachmentOf = (file: IncomingFile, at: number) => ({
  path: file.field.includes('.') ? file.field : `${file.field}.${at}.archivo`,
  file,
});
