/** An answer that is not a success. react-admin shows `message`, and `body.errors` on the inputs they name. */
export class HttpError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: Problem,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** What the API says of a failure (RFC 9457), as far as it said it. */
export type Problem = {
  detail?: string;
  codigo?: string;
  /** Field (`titulo`, `fotos.0.imagen`) → message. */
  errors?: Record<string, string>;
  /** Of a server error: it is in the log. */
  id?: string;
  /** The row as it is stored now, when somebody else changed it. */
  actual?: Record<string, unknown> & { id: string };
  /** Of an order for several rows: those that refused it, and why by field ('' is the row as a whole). */
  fallas?: { id: string; titulo: string; errores: Record<string, string> }[];
};
