import { isIP } from 'node:net';
import { z } from 'zod';
import { areInternal } from '../outgoing/areInternal.js';

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
/** Links begin with it, in pages and mails: a password that stood in it would be in each. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};
/** The port that a database's address may name among its options, in the place of its own. */
const hasPort = ({ searchParams }: URL): boolean => {
  const said = searchParams.get('port') ?? '1';
  return /^\d{1,5}$/.test(said) && Number(said) > 0 && Number(said) < 65_536;
};
const postgres = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && hasPort(new URL(text)),
    'debe ser postgres://usuario:clave@servidor:puerto/base, y los signos de la clave como en una dirección: / es %2F, # es %23',
  );
/** A name is found out to be wrong by who listens on it; numbers alone are an address, or nothing. */
const isHost = (text: string): boolean => isIP(text) > 0 || (/^[\w.-]+$/.test(text) && !/^[\d.]+$/.test(text));
/** Where an emulator listens. */
const emulator = z.string().regex(/[^:]:\d+$/, 'debe ser la dirección y el puerto, como 127.0.0.1:9099');

/** Each setting by itself; what must not stand beside what is in `faultsTogether`. */
export const settings = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z
    .string()
    .refine(isHost, 'debe ser la dirección, o el nombre, de esta máquina, sin puerto ni corchetes')
    .default('127.0.0.1'),
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
  /** In percent: with so many rows fewer than the file in force, of a product too, one waits to be confirmed. 100: none waits. */
  SALDOS_MAX_DROP: integer(1, 100).default(10),
  DATABASE_URL: postgres.optional(),
  /** The same database without the pool that DATABASE_URL leads to: see `directUrl`. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** A streaming replica, for what visitors read. */
  DATABASE_READ_URL: postgres.optional(),
  ORIGIN: z
    .string()
    .refine(isOrigin, 'debe ser http:// o https:// y el nombre, sin más: https://www.cooperativa.bo')
    .optional(),
  /** 0: the API alone, without the public pages and the panel. */
  SITE: flag('1'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  TRUSTED_PROXIES: integer(0, 5).default(0),
  /** From one address, over ten seconds, of what is not a kept page: see `RequestBudget`. With fewer no page could be drawn. */
  REQUESTS_PER_SECOND: integer(3, 999_999).default(100),
  USERS_STORE: oneOf('database', 'firestore').default('database'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z\d][a-z\d.:-]*$/, 'debe ser el identificador que Firebase le dio, en minúsculas')
    .default('demo-kantuta'),
  FIREBASE_API_KEY: z.string().default('demo'),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: emulator.optional(),
  FIRESTORE_EMULATOR_HOST: emulator.optional(),
  STORAGE_EMULATOR_HOST: z.string().optional(),
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

/** The settings of the server, validated. */
export type Config = z.output<typeof settings>;
