import { setImmediate } from 'node:timers/promises';

/** How many go on before others are let in. */
const AT_ONCE = 8;
/** How many turns of the event loop others may take to come in meanwhile: each brings one connection. */
const MOST_TURNS = 8 * AT_ONCE;
/** What is accepted in one turn of the event loop is read in the next. */
const QUIET_TURNS = 2;

/**
 * Where requests wait for the server's one thread: they go on round robin by who sends them, a few at a time. Node accepts
 * one connection in each turn of the event loop, so that whoever connects behind a thousand others would wait for the work
 * of them all; here it is accepted after the work of some, and then its turn is next.
 */
export class Arrivals {
  private readonly queues = new Map<string, (() => void)[]>();
  private arrived = 0;
  private isMoving = false;

  /** Goes on when the turn of that sender comes. */
  async enter(sender: string): Promise<void> {
    this.arrived++;
    await new Promise<void>((goOn) => {
      const queue = this.queues.get(sender);
      if (queue) queue.push(goOn);
      else this.queues.set(sender, [goOn]);
      if (!this.isMoving) void this.move();
    });
  }

  private async move() {
    this.isMoving = true;
    while (this.queues.size > 0) {
      for (let n = 0; n < AT_ONCE; n++) this.next()?.();
      await this.letIn();
    }
    this.isMoving = false;
  }

  /** The first that waits of the sender who has waited longest. */
  private next(): (() => void) | undefined {
    for (const [sender, queue] of this.queues) {
      const goOn = queue.shift();
      this.queues.delete(sender);
      if (queue.length > 0) this.queues.set(sender, queue);
      return goOn;
    }
    return undefined;
  }

  /** Until nobody comes. */
  private async letIn() {
    let quiet = 0;
    for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn++) {
      const before = this.arrived;
      await setImmediate();
      quiet = this.arrived === before ? quiet + 1 : 0;
    }
  }
}
