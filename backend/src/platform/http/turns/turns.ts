/** How many have their turn at once: of one sender, and of all of them. */
export type TurnsAtOnce = { each: number; all: number };

/**
 * Turns at what costs memory or time, round robin by who sends: however much one brings, whoever else comes waits for a turn
 * of each other sender at most, not for all that was there before.
 */
export class Turns {
  /** What waits to begin, by sender; senders in the order in which they came, or last had a turn. */
  private readonly queues = new Map<string, (() => void)[]>();
  private readonly running = new Map<string, number>();
  private busy = 0;

  constructor(private readonly atOnce: TurnsAtOnce) {}

  /** Does it when the turn of that sender comes; throws what it throws. */
  async take<T>(sender: string, act: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      const queue = this.queues.get(sender);
      if (queue) queue.push(begin);
      else this.queues.set(sender, [begin]);
      this.advance();
    });
    try {
      return await act();
    } finally {
      this.leave(sender);
    }
  }

  private advance() {
    for (let sender = this.findNext(); sender !== undefined; sender = this.findNext()) {
      const begin = this.queues.get(sender)?.shift();
      this.queueLast(sender);
      this.busy++;
      this.running.set(sender, this.runningOf(sender) + 1);
      begin?.();
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
