import { z } from 'zod';
import { areInternal } from '../outgoing/internalNetworks.js';
import { type Fault, refuse } from './fault.js';
import { faultsTogether, ownSettings, type SettingRules } from './faultsTogether.js';

const oneOf = <const T extends string>(...values: T[]) => z.enum(values, `debe ser ${values.join(' o ')}`);
const flag = (initially: '0' | '1') =>
  oneOf('0', '1')
    .default(initially)
    .transform((v) => v === '1');
const integer = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `debe ser un número entero de ${min} a ${max}`,
    )
    .transform(Number);
/** What nobody guesses: private links and challenges stand on it. */
const isLongSecret = (text: string) => text.length >= 16 && new Set(text).size >= 8;
const address = z.url({ protocol: /^https?$/, error: 'debe ser una dirección, con http:// o https://' });
const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'debe empezar con postgres://');

const environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Absent: nobody reads metrics. */
  METRICS_PORT: integer(0, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  /** Of the disk of `DATA_DIR`, left to the staff, and half of it to the database: what visitors attach is kept ten years. */
  DISK_RESERVE_MB: integer(0, 999_999).default(1_024),
  /** What visitors attach in a day: of one network, and all of them. */
  ATTACHED_MB_OF_NETWORK: integer(1, 999_999).default(100),
  ATTACHED_MB_A_DAY: integer(1, 999_999).default(2_048),
  /** The largest file of balances; how many lines it has is not counted. */
  SALDOS_MAX_MB: integer(1, 999_999).default(1_024),
  DATABASE_URL: postgres.optional(),
  /** The same database without the pool that DATABASE_URL leads to: see `directUrl`. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** A streaming replica, for what visitors read. */
  DATABASE_READ_URL: postgres.optional(),
  ORIGIN: address.optional(),
  /** 0: the API alone, without the public pages and the panel. */
  SITE: flag('1'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  TRUSTED_PROXIES: integer(0, 5).default(0),
  /** From one address, over ten seconds, of what is not a kept page: see `RequestBudget`. With fewer no page could be drawn. */
  REQUESTS_PER_SECOND: integer(3, 999_999).default(100),
  USERS_STORE: oneOf('database', 'firestore').default('database'),
  FIREBASE_PROJECT_ID: z.string().default('demo-kantuta'),
  FIREBASE_API_KEY: z.string().default('demo'),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  FILES_BUCKET: z.string().optional(),
  COTIZACION_FUENTE: oneOf('ninguna', 'bcb').default('ninguna'),
  ENTIDAD_ARCHIVO: z.string().optional(),
  CHALLENGE: oneOf('auto', 'always', 'off').default('auto'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  TURNSTILE_URL: address.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  HASH_SALT: z
    .string()
    .refine(
      isLongSecret,
      'debe tener al menos 16 caracteres, 8 de ellos distintos, como los que da openssl rand -hex 24',
    )
    .optional(),
  /** Absent: mails are written to DATA_DIR/correos. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'debe ser smtp://servidor:puerto o smtps://servidor:puerto' })
    .optional(),
  /** Networks of the house, `10.0.0.0/8,fd00::/8`, where other systems may be told of changes; absent: only the Internet. */
  WEBHOOKS_REDES_INTERNAS: z
    .string()
    .refine(areInternal, 'debe nombrar redes privadas, separadas por comas: 10.0.0.0/8, 192.168.10.0/24, fd00::/8')
    .optional(),
  MAIL_FROM: z.email('debe ser un correo, sin nombre').optional(),
});

/** What they are called: what is written for operators, and what containers hand on, is compared with it. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The settings of the server, validated. */
export type Config = z.output<typeof environment>;

/** Nest token of the settings. */
export const CONFIG = Symbol('CONFIG');

/** The environment: what each variable says. Empty values count as absent. */
export type Environment = Record<string, string | undefined>;

/** Reads the environment; throws one Error that lists every setting that is wrong. */
export function readConfig(env: Environment, rules?: SettingRules): Config {
  const { config, faults } = inspectConfig(env, rules);
  refuse(faults);
  return config;
}

const places = environment.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATA_DIR: true, FILES_BUCKET: true });

/** Where the data are, for what carries them and needs no more; throws one Error that lists every setting that is wrong. */
export function readPlaces(env: Environment): z.output<typeof places> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { data, error } = places.safeParse(given);
  refuse((error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message })));
  return data as z.output<typeof places>;
}

/**
 * The settings of the environment, and all that is wrong with them. What can't be read counts as absent while the rest is
 * looked at, so that no fault hides another. The rules are those of production, unless another program brings its own.
 */
export function inspectConfig(
  env: Environment,
  rules: SettingRules = ownSettings,
): { config: Config; faults: Fault[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const asked = { NODE_ENV: rules.NODE_ENV, ...given };
  const result = environment.safeParse(asked);
  const unread = (result.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
  const wrong = new Set(unread.map(({ name }) => name));
  const readable = Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name)));
  const config = result.data ?? environment.parse(readable);
  const others = faultsTogether(config, new Set(Object.keys(given)), rules).filter(({ name }) => !wrong.has(name));
  return { config, faults: [...unread, ...others] };
}
