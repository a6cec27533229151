type Waiting = { sender: string; begin: () => void };

/** How many have their turn at once: of one sender, and of all of them. */
export type TurnsAtOnce = { each: number; all: number };

/**
 * Turns at what costs memory or time, round robin by who sends: however much one brings, whoever else comes waits for a turn
 * of each other sender at most, not for all that was there before.
 */
export class Turns {
  /** In the order in which senders came, or last had a turn. */
  private readonly queues = new Map<string, Waiting[]>();
  private readonly running = new Map<string, number>();
  private busy = 0;

  constructor(private readonly atOnce: TurnsAtOnce) {}

  /** Does it when the turn of that sender comes; throws what it throws. */
  async take<T>(sender: string, act: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      const queue = this.queues.get(sender) ?? [];
      this.queues.set(sender, [...queue, { sender, begin }]);
      this.advance();
    });
    try {
      return await act();
    } finally {
      this.leave(sender);
    }
  }

  private advance() {
    for (let next = this.findNext(); next; next = this.findNext()) {
      this.busy++;
      this.running.set(next.sender, this.runningOf(next.sender) + 1);
      next.begin();
    }
  }

  /** Takes the next out of its queue. Who has had a turn comes behind all others, as it begins and as it ends. */
  private findNext(): Waiting | undefined {
    if (this.busy >= this.atOnce.all) return undefined;
    for (const [sender, [first, ...rest]] of this.queues) {
      if (this.runningOf(sender) >= this.atOnce.each) continue;
      this.queueLast(sender, rest);
      return first;
    }
    return undefined;
  }

  private queueLast(sender: string, queue: Waiting[]) {
    this.queues.delete(sender);
    if (queue.length > 0) this.queues.set(sender, queue);
  }

  private leave(sender: string) {
    this.busy--;
    const left = this.runningOf(sender) - 1;
    if (left > 0) this.running.set(sender, left);
    else this.running.delete(sender);
    this.queueLast(sender, this.queues.get(sender) ?? []);
    this.advance();
  }

  private runningOf(sender: string) {
    return this.running.get(sender) ?? 0;
  }
}
