/** Threshold of a long task, which delays the user's input. */
const LONG_MS = 50;

/**
 * Computes largest contentful paint and total blocking time, in ms, and layout shift of the last page in a trace.
 * @param {{ name: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args: Record<string, any>
 * }[]} events
 */
export function readTrace(events) {
  const byTime = events.toSorted((a, b) => a.ts - b.ts);
  const start = byTime.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.isOutermostMainFrame && args.data?.documentLoaderURL,
  );
  const ofPage = byTime.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const since = ({ ts }) => (ts - start.ts) / 1000;
  const last = (eventName) => ofPage.findLast(({ name }) => name === eventName);
  const painted = since(last('firstContentfulPaint'));
  const tasks = ofPage.filter(({ name, tid }) => name.endsWith('RunTask') && tid === start.tid);
  const blocking = tasks
    .filter((task) => since(task) + task.dur / 1000 > painted)
    // CPU time, since other programs' share is no cost of the page.
    .map(({ dur, tdur = dur }) => Math.max(0, tdur / 1000 - LONG_MS));
  const shifts = ofPage.filter(({ name, args }) => name === 'LayoutShift' && !args.data?.had_recent_input);
  return {
    lcp: Math.round(since(last('largestContentfulPaint::Candidate'))),
    tbt: Math.round(blocking.reduce((sum, ms) => sum + ms, 0)),
    cls: Number(shifts.reduce((sum, { args }) => sum + args.data.score, 0).toFixed(3)),
  };
}
