/** How many have their turn at once: of one sender, and of all of them. */
export type TurnsAtOnce = { each: number; all: number };

/** How much there is to do, in any one unit: of one sender what is least goes first. `signal`: nobody waits for it any more. */
export type Burden = { effort?: number | undefined; signal?: AbortSignal | undefined };

type Waiting = { effort: number; begin: () => void; passed: number };

/** So many go before one that came earlier, at most: nobody waits without an end. */
const MOST_PASSED = 8;

/**
 * Turns at what costs memory or time, round robin by who sends: however much one brings, whoever else comes waits for a turn
 * of each other sender at most, not for all that was there before. Behind one address there may be many: who of them brings
 * little does not wait for who brings much.
 */
export class Turns {
  /** What waits to begin, by sender; senders in the order in which they came, or last had a turn. */
  private readonly queues = new Map<string, Waiting[]>();
  private readonly running = new Map<string, number>();
  private busy = 0;

  constructor(private readonly atOnce: TurnsAtOnce) {}

  /** Does it when the turn of that sender comes; throws what it throws, or why it is not waited for. */
  async take<T>(sender: string, act: () => Promise<T>, { effort = 0, signal }: Burden = {}): Promise<T> {
    signal?.throwIfAborted();
    await new Promise<void>((begin, giveUp) => {
      const waiting = { effort, begin, passed: 0 };
      this.enter(sender, waiting);
      signal?.addEventListener('abort', () => this.withdraw(sender, waiting) && giveUp(signal.reason), { once: true });
      this.advance();
    });
    try {
      return await act();
    } finally {
      this.leave(sender);
    }
  }

  private enter(sender: string, waiting: Waiting) {
    const queue = this.queues.get(sender) ?? [];
    const before = queue.findLastIndex(({ effort, passed }) => effort <= waiting.effort || passed >= MOST_PASSED) + 1;
    for (const one of queue.slice(before)) one.passed++;
    queue.splice(before, 0, waiting);
    this.queues.set(sender, queue);
  }

  /** Whether it had not begun. */
  private withdraw(sender: string, waiting: Waiting): boolean {
    const queue = this.queues.get(sender) ?? [];
    if (!queue.includes(waiting)) return false;
    queue.splice(queue.indexOf(waiting), 1);
    if (queue.length === 0) this.queues.delete(sender);
    return true;
  }

  private advance() {
    for (let sender = this.findNext(); sender !== undefined; sender = this.findNext()) {
      const next = this.queues.get(sender)?.shift();
      this.queueLast(sender);
      this.busy++;
      this.running.set(sender, this.runningOf(sender) + 1);
      next?.begin();
    }
  }

  private findNext(): string | undefined {
    if (this.busy >= this.atOnce.all) return undefined;
    for (const sender of this.queues.keys()) if (this.runningOf(sender) < this.atOnce.each) return sender;
    return undefined;
  }

  /** Who has had a turn comes behind all others, as it begins and as it ends. */
  private queueLast(sender: string) {
    const queue = this.queues.get(sender);
    this.queues.delete(sender);
    if (queue?.length) this.queues.set(sender, queue);
  }

  private leave(sender: string) {
    this.busy--;
    const left = this.runningOf(sender) - 1;
    if (left > 0) this.running.set(sender, left);
    else this.running.delete(sender);
    this.queueLast(sender);
    this.advance();
  }

  private runningOf(sender: string) {
    return this.running.get(sender) ?? 0;
  }
}
