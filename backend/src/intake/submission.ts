/** What a visitor sends, and how it came. */
export type Submission = {
  values: Record<string, unknown>;
  /** Attachments by the path of their field: `adjuntos.0.archivo`. */
  attachments: readonly Attachment[];
  /** Made by the form: the same key answers the same receipt. */
  key: string;
  /** Where it came from, as the server sees it. */
  address: string;
  /** The field that people don't see was filled. */
  trapped: boolean;
  /** Of the challenge, when one was asked: of ours, or of the widget. */
  solution?: string;
  widget?: string;
  /** A browser posted the form by itself: it can't solve a challenge. */
  plain: boolean;
};

export type Attachment = { path: string; name: string; bytes: Buffer };
