import { readFileSync } from 'node:fs';

// Loaded by each process of a product before anything else of it (`--import`): its clock is ahead of the machine's by as many
// milliseconds as a file says, and what it does every few minutes it does every other second.

const file = process.env.CLOCK_FILE ?? '';
const LOOK_MS = 200;
const LONG_MS = 60_000;
const SHORT_MS = 2_000;

const Real = Date;
const every = setInterval;
let ahead = 0;

function look() {
  ahead = Number(readFileSync(file, 'utf8')) || 0;
}

const now = () => Real.now() + ahead;

globalThis.Date = new Proxy(Real, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length > 0 ? given : [now()], made === globalThis.Date ? real : made),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
globalThis.setInterval = (work, ms, ...given) => every(work, ms >= LONG_MS ? SHORT_MS : ms, ...given);

look();
every(look, LOOK_MS).unref();
