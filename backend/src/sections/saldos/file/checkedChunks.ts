import { todayInLaPaz } from '@coop/domain';
import { checkLine, type LineFault } from './checkLine.js';
import type { Line } from './readLines.js';

type Values = Record<string, unknown>;
export type Fila = { linea: number; values: Values };
export type LoteFault = LineFault & { linea: number };
/** A chunk of checked lines; `part`: fraction of the file read so far (0 to 1). */
export type Chunk = { lines: number; part: number; good: Fila[]; faults: LoteFault[] };

/** Small enough for a statement of a fraction of a second. */
const LINES = 4_000;

/** Checks lines as they arrive, in chunks; yields to the event loop between reads of the file. */
export async function* checkedChunks(lines: AsyncIterable<Line>, columns: readonly string[]): AsyncGenerator<Chunk> {
  const today = todayInLaPaz();
  let chunk = emptyChunk();
  for await (const line of lines) {
    const checked = checkLine(columns, line, today);
    if ('values' in checked) chunk.good.push({ linea: line.number, values: checked.values });
    else chunk.faults.push(...checked.faults.map((fault) => ({ linea: line.number, ...fault })));
    chunk.lines++;
    chunk.part = line.part;
    if (chunk.lines < LINES) continue;
    yield chunk;
    chunk = emptyChunk();
  }
  if (chunk.lines > 0) yield chunk;
}

const emptyChunk = (): Chunk => ({ lines: 0, part: 0, good: [], faults: [] });
