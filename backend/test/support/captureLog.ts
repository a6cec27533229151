import { PinoLogger } from 'nestjs-pino';
import { type DestinationStream, type Logger, symbols } from 'pino';

/** Captures the log lines of every server in this process until `stop` is called. */
export function captureLog() {
  const lines: string[] = [];
  // All loggers of a process inherit from the root logger.
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
