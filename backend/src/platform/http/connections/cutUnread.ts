import type { IncomingMessage, Server } from 'node:http';
import { putGate } from '../ready/putInFront.js';
import { OpenAnswer } from './open-answer.js';
import { isAsked } from './takeInOrder.js';

/** What readers may leave waiting, in memory, and for how long. */
export type Patience = {
  /** Longer than any line that still brings something rests. */
  ms: number;
  /** What waits is taken as fast as so many bytes in that time: the worst line brings twice as much. */
  bytesInMs: number;
  /** Of all that one sender left unread, and everybody. */
  bytesOfEach: number;
  bytesOfAll: number;
  /** How often that is looked at. */
  lookMs: number;
};

const MEGABYTE = 1024 * 1024;
const PATIENCE = {
  ms: 30_000,
  bytesInMs: 64 * 1024,
  bytesOfEach: 24 * MEGABYTE,
  bytesOfAll: 256 * MEGABYTE,
  lookMs: 1_000,
};

/**
 * Ends connections whose answer is not read, or too slowly: it would stay in memory. Where one sender, or all of them together,
 * leave too much, those are ended first whose readers took least of late: whoever reads outlives whoever does not. An answer
 * that is still being worked out waits for nobody, however long that takes.
 */
export function cutUnread(
  server: Server,
  senderOf: (request: IncomingMessage) => string,
  patience: Patience = PATIENCE,
): void {
  let open: OpenAnswer[] = [];
  putGate(server, (request, response, goOn) => {
    goOn();
    // What was handed out at once waits for nobody.
    if (response.writableEnded && request.socket.writableLength === 0) return;
    // Asked now: of a connection that broke off nobody knows any more where it came from.
    open.push(new OpenAnswer(request, response, senderOf(request)));
  });
  const looking = setInterval(() => {
    open = open.filter(({ isOver }) => !isOver);
    look(open, patience);
  }, patience.lookMs).unref();
  server.once('close', () => clearInterval(looking));
  // Node sees how a long piece goes, and we don't: it says when nothing moves at all. Having asked, it leaves the idle to us, too.
  server.setTimeout(patience.ms, (socket) => {
    if (socket.writableLength > 0 || !isAsked(socket)) socket.destroy();
  });
}

function look(open: readonly OpenAnswer[], { ms, bytesInMs, bytesOfEach, bytesOfAll }: Patience) {
  const now = performance.now();
  for (const answer of open) {
    answer.note(now);
    if (answer.waiting > 0 && now - answer.since > ms * Math.max(1, answer.waiting / bytesInMs)) answer.cut();
  }
  const unread = open
    .filter(({ waiting }) => waiting > 0)
    .toSorted((a, b) => a.takenOfLate - b.takenOfLate || a.since - b.since);
  for (const ofOne of bySender(unread)) cutFirst(ofOne, bytesOfEach);
  cutFirst(unread, bytesOfAll);
}

function bySender(answers: readonly OpenAnswer[]): Iterable<OpenAnswer[]> {
  const groups = new Map<string, OpenAnswer[]>();
  for (const answer of answers) {
    const group = groups.get(answer.sender);
    if (group) group.push(answer);
    else groups.set(answer.sender, [answer]);
  }
  return groups.values();
}

/** Until what is left is no more than so many bytes. */
function cutFirst(answers: readonly OpenAnswer[], most: number) {
  let left = answers.reduce((sum, { waiting }) => sum + waiting, 0);
  for (const answer of answers) {
    if (left <= most) return;
    left -= answer.waiting;
    answer.cut();
  }
}
