import type { ProblemAnswer } from '@coop/domain/answers';

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
export type Problem = Partial<ProblemAnswer>;
