// biome-ignore lint/style/noRestrictedImports: what everybody else logs goes through here.
import { Logger } from '@nestjs/common';
import { noteError } from './recentErrors.js';

/** What may stand beside a message: an error, which the log strips of what people typed, and what tells of nobody. */
export type Details = {
  err?: unknown;
  /** The number that whoever met an error was told. */
  id?: string;
  /** Of what a server stands on. */
  part?: string;
  /** Why something is refused: a word of ours. */
  reason?: string;
  lote?: string;
  mail?: string;
  delivery?: string;
  attempts?: number;
  code?: string;
  next?: string;
  rows?: number;
  ms?: number;
};

/** One text and no other: what is put together could hold anything. `never` for the rest. */
type Fixed<M extends string> = Record<never, never> extends Record<M, 1> ? never : M;

/**
 * The log of one part of the server. What people type does not reach it: a message is written in the code, word for word,
 * and an error goes beside it as `err`, never as the message.
 */
export class Log {
  private readonly logger: Logger;

  constructor(part: string) {
    this.logger = new Logger(part);
  }

  error<M extends string>(message: M & Fixed<M>, details: Details & { err: unknown }): void {
    noteError();
    this.logger.error(details, message);
  }

  warn<M extends string>(message: M & Fixed<M>, details?: Details): void {
    if (details) this.logger.warn(details, message);
    else this.logger.warn(message);
  }

  info<M extends string>(message: M & Fixed<M>, details?: Details): void {
    if (details) this.logger.log(details, message);
    else this.logger.log(message);
  }
}
