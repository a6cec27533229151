import path from 'node:path';
import { createTransport } from 'nodemailer';
import { withTimeout } from '../platform/clock.js';
import { type Environment, inspectConfig } from '../platform/config/config.js';
import { type Fault, refuse, type SettingRules } from '../platform/config/faults.js';
import { readEntidad } from '../platform/config/firstEntidad.js';
import type { Config } from '../platform/config/settings.js';
import { smtpAddress } from '../platform/config/smtpAddress.js';
import { writeProbe } from '../platform/health/health.service.js';
import { type Attempt, type Trial, tryBucket } from './tryBucket.js';
import { tryCredentials } from './tryCredentials.js';

const PATIENCE_MS = 8_000;

/** Signs in without sending: a refused password is a fault, an unreachable server a warning. */
async function tryMailServer({ SMTP_URL, NODE_ENV }: Config): Promise<Trial> {
  if (!SMTP_URL) return {};
  const transporter = createTransport(smtpAddress(SMTP_URL, NODE_ENV === 'production'));
  try {
    await withTimeout(PATIENCE_MS, transporter.verify());
    return {};
  } catch (error) {
    const { code, message, responseCode = 0 } = error as { code?: string; message: string; responseCode?: number };
    if (code === 'EAUTH' && responseCode >= 500)
      return { faults: [{ name: 'SMTP_URL', message: `el servidor rechaza ese usuario y clave (${responseCode})` }] };
    return {
      warnings: [
        { name: 'SMTP_URL', message: `no se pudo hablar con el servidor: los correos esperan (${code ?? message})` },
      ],
    };
  } finally {
    transporter.close();
  }
}

const WITHIN_RELEASE =
  'no es una ruta entera: los archivos quedan donde se inició el programa, y la próxima versión no los encuentra. Dé una de fuera, como /var/lib/cooperativa';

/** Writes a probe file; warns of a relative path, which the next release wouldn't find. */
async function tryFolder({ DATA_DIR, NODE_ENV }: Config): Promise<Trial> {
  try {
    await writeProbe(DATA_DIR);
    const isWithinRelease = NODE_ENV === 'production' && !path.isAbsolute(DATA_DIR);
    return isWithinRelease ? { warnings: [{ name: 'DATA_DIR', message: WITHIN_RELEASE }] } : {};
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { faults: [{ name: 'DATA_DIR', message: `no se puede escribir en ${DATA_DIR} (${code})` }] };
  }
}

/** Reads the entity's file. In production the demonstration's file is a fault. */
function tryEntidad({ ENTIDAD_ARCHIVO, NODE_ENV }: Config): Trial {
  if (!ENTIDAD_ARCHIVO) return {};
  try {
    const { demostracion } = readEntidad(ENTIDAD_ARCHIVO);
    if (!demostracion || NODE_ENV !== 'production') return {};
    return fault('en producción «demostracion» es false: marca cada página como ficticia');
  } catch (error) {
    return fault((error as Error).message);
  }
}

const fault = (message: string): Trial => ({ faults: [{ name: 'ENTIDAD_ARCHIVO', message }] });

const ATTEMPTS: readonly Attempt[] = [tryFolder, tryEntidad, tryCredentials, tryBucket, tryMailServer];

/** Tries folder, entity, credentials and mail. Throws one Error; see docs/decisions/start-and-stop.md. */
export async function getTriedConfig(
  env: Environment,
  rules?: SettingRules,
  further: readonly Attempt[] = [],
): Promise<{ config: Config; warnings: Fault[] }> {
  const { config, faults } = inspectConfig(env, rules);
  const trials = await Promise.all([...ATTEMPTS, ...further].map((attempt) => attempt(config)));
  refuse([...faults, ...trials.flatMap((trial) => trial.faults ?? [])]);
  return { config, warnings: trials.flatMap((trial) => trial.warnings ?? []) };
}
