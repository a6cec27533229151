import { within } from '../../../platform/clock/within.js';

/**
 * Whether something outside has stopped answering. Once it has said nothing for as long as one waits, a single one asks at a time, and
 * whoever comes meanwhile is told at once: what is away must not hold the places of all who ask.
 */
export class Silence {
  private isSilent = false;
  private isAsked = false;

  /** What it answers within so many milliseconds; rejects with `ETIMEDOUT` when it takes longer, or would. */
  async wait<T>(ms: number, ask: () => Promise<T>): Promise<T> {
    if (this.isSilent && this.isAsked)
      throw Object.assign(new Error('It has stopped answering'), { code: 'ETIMEDOUT' });
    this.isAsked = true;
    try {
      const answer = await within(ms, ask());
      this.isSilent = false;
      return answer;
    } catch (error) {
      // A refusal is an answer.
      this.isSilent = (error as NodeJS.ErrnoException).code === 'ETIMEDOUT';
      throw error;
    } finally {
      this.isAsked = false;
    }
  }
}
