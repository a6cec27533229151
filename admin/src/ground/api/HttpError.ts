import type { ProblemAnswer } from '@coop/domain/answers';

/** A non-2xx response. react-admin shows `message`, and `body.errors` on the inputs they name. */
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

/** Problem details of an error (RFC 9457); every member is optional. */
export type Problem = Partial<ProblemAnswer>;
