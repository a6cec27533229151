import { readFileSync } from 'node:fs';

// Preloaded by each process of a product (`--import`): moves its clock ahead by the milliseconds in a file, and runs
// its periodic work every other second.

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
  construct: (real, args, made) =>
    Reflect.construct(real, args.length > 0 ? args : [now()], made === globalThis.Date ? real : made),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
globalThis.setInterval = (work, ms, ...args) => every(work, ms >= LONG_MS ? SHORT_MS : ms, ...args);

look();
every(look, LOOK_MS).unref();
