import { jsonObject } from '../../platform/http/body/jsonObject.js';
import { readKey } from '../../platform/http/repeats/sendKey.js';
import { validate } from '../../platform/http/validate.js';
import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';
import type { MultipartRequest } from '../../resource/files/incoming/multipart-request.js';
import { formValues } from './formValues.js';
import { ownFields, withoutOwnFields } from './ownFields.js';
import { senderOf, textIn } from './sender.js';
import type { Submission } from './submission.js';

/** What a request brings, JSON or form; `fresh` is the key of a send that brings none. */
export function submissionOf(request: MultipartRequest, fresh: string): Submission {
  const body = validate(jsonObject, request.body ?? {});
  const ofProgram = request.headers['idempotency-key'];
  const files = request.incoming ?? [];
  const values = withoutOwnFields(body);
  return {
    ...senderOf(request, body),
    values: request.is('json') ? values : formValues(values),
    attachments: files.filter(({ size }) => size > 0).map(attachmentOf),
    key: readKey(ofProgram ?? (body[ownFields.key] || fresh)),
    keyIsOfProgram: ofProgram !== undefined,
    policy: textIn(body, ownFields.policy),
    trapped: Boolean(body[ownFields.trap]),
  };
}

/** Several files chosen in one input come under one name; each becomes a record of its own. */
const attachmentOf = (file: IncomingFile, at: number) => ({
  path: file.field.includes('.') ? file.field : `${file.field}.${at}.archivo`,
  file,
});
