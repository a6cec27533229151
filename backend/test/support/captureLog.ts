import { PinoLogger } from 'nestjs-pino';
import { type DestinationStream, type Logger, symbols } from 'pino';

/** What the servers of this process log from now on, one string a line, until `stop`. */
export function captureLog() {
  const lines: string[] = [];
  // Every logger of a process inherits from its root.
  const root = PinoLogger.root as Logger & { [symbols.streamSym]: DestinationStream };
  const before = { stream: root[symbols.streamSym], level: root.level };
  root[symbols.streamSym] = { write: (line) => void lines.push(line) };
  root.level = 'debug';
  return {
    lines,
    text: () => lines.join(''),
    stop: () => {
      root[symbols.streamSym] = before.stream;
      root.level = before.level;
    },
  };
}
