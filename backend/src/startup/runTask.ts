import path from 'node:path';
import { readPlaces } from '../platform/config/config.js';
import { describeError } from '../platform/database/errors.js';
import { type Ground, openGround } from '../platform/database/ground/ground.js';

/** Runs a command-line task and prints its result. On failure, prints the reason and exits with 1. */
export async function runTask(act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await act()}\n`);
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  }
}

type CommandContext = {
  folder: string;
  /** The files folder; undefined if files are in a bucket. */
  files: string | undefined;
  /** Runs `act` and closes; `which`: an embedded database must exist or is created. */
  onDatabase: <T>(which: 'existing' | 'new', act: (ground: Ground) => Promise<T>) => Promise<T>;
};

export const runCommand = (name: string, act: (context: CommandContext) => Promise<string>): Promise<void> =>
  runTask(async () => {
    const folder = process.argv[2];
    if (!folder) throw new Error(`Indique la carpeta: node backend/dist/startup/${name}.js /ruta/de/la/copia`);
    const { FILES_BUCKET, ...places } = readPlaces(process.env);
    const files = FILES_BUCKET ? undefined : path.join(places.DATA_DIR, 'archivos');
    const onDatabase: CommandContext['onDatabase'] = async (which, act) => {
      const ground = await openGround(places, which);
      return act(ground).finally(() => ground.close());
    };
    return act({ folder, files, onDatabase });
  });
