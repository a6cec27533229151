import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';
import type { Sender } from './sender.js';

/** What a visitor sends, and how it came. */
export type Submission = Sender & {
  values: Record<string, unknown>;
  /** Attachments by the path of their field: `adjuntos.0.archivo`. */
  attachments: readonly Attachment[];
  /** The same key answers the same receipt. */
  key: string;
  /** A programme made the key, which never means anything else by it; the key of a page goes with whatever is written there. */
  keyIsOfProgram: boolean;
  /** The version of the privacy text that its form asked to accept; of a programme, none. */
  policy: string | undefined;
  /** The field that people don't see was filled. */
  trapped: boolean;
};

export type Attachment = { path: string; file: IncomingFile };
