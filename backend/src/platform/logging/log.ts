// biome-ignore lint/style/noRestrictedImports: all other code logs through this file.
import { Logger } from '@nestjs/common';
import { noteError } from './recentErrors.js';

/** Structured fields of a log line: an error, stripped of user input, and values without personal data. */
export type Details = {
  err?: unknown;
  id?: string;
  part?: string;
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

/** A string literal type; `never` for a computed string, which may hold user input. */
type Fixed<M extends string> = Record<never, never> extends Record<M, 1> ? never : M;

/** Logger with literal messages and errors in `err`, so that user input never reaches the log. */
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
