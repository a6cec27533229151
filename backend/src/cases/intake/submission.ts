import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';
import type { Sender } from './sender.js';

/** A visitor's submission and its metadata. */
export type Submission = Sender & {
  values: Record<string, unknown>;
  /** Attachments by the path of their field: `adjuntos.0.archivo`. */
  attachments: readonly Attachment[];
  /** Idempotency key: the same key returns the same receipt. */
  key: string;
  /** Whether an API client set the key, which then identifies one content; a page's key may cover edited content. */
  keyIsOfProgram: boolean;
  /** Version of the privacy policy accepted in the form; undefined from API clients. */
  policy: string | undefined;
  /** Whether the honeypot field was filled. */
  trapped: boolean;
};

export type Attachment = { path: string; file: IncomingFile };
