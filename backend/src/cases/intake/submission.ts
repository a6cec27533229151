import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';
import type { Sender } from './sender.js';

/** What a visitor sends, and how it came. */
export type Submission = Sender & {
  values: Record<string, unknown>;
  /** Attachments by the path of their field: `adjuntos.0.archivo`. */
  attachments: readonly Attachment[];
  /** Made by the form: the same key answers the same receipt. */
  key: string;
  /** The field that people don't see was filled. */
  trapped: boolean;
};

export type Attachment = { path: string; file: IncomingFile };
