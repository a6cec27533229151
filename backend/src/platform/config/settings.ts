import { isIP } from 'node:net';
import { z } from 'zod';
import { areInternal } from '../outgoing/network.js';

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
/** Rejects guessable secrets, since private links and challenges depend on them. */
const isLongSecret = (text: string) => text.length >= 16 && new Set(text).size >= 8;
const address = z.url({ protocol: /^https?$/, error: 'debe ser una dirección, con http:// o https://' });
/** Accepts an origin only: it begins links in pages and mails, so credentials in it would leak. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
};
const hasPort = ({ searchParams }: URL): boolean => {
  const port = searchParams.get('port') ?? '1';
  return /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536;
};
const postgres = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && hasPort(new URL(text)),
    'debe ser postgres://usuario:clave@servidor:puerto/base, y los signos de la clave como en una dirección: / es %2F, # es %23',
  );
/** A wrong name fails when the server listens on it; digits and dots alone must be an IP address. */
const isHost = (text: string): boolean => isIP(text) > 0 || (/^[\w.-]+$/.test(text) && !/^[\d.]+$/.test(text));
const emulator = z.string().regex(/[^:]:\d+$/, 'debe ser la dirección y el puerto, como 127.0.0.1:9099');

export const settings = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: integer(0, 65_535).default(3000),
  HOST: z
    .string()
    .refine(isHost, 'debe ser la dirección, o el nombre, de esta máquina, sin puerto ni corchetes')
    .default('127.0.0.1'),
  /** Absent: no metrics. */
  METRICS_PORT: integer(0, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  /** Free disk space reserved for staff, half of it for the database. */
  DISK_RESERVE_MB: integer(0, 999_999).default(1_024),
  ATTACHED_MB_OF_NETWORK: integer(1, 999_999).default(100),
  ATTACHED_MB_A_DAY: integer(1, 999_999).default(2_048),
  /** Maximum size of a balances file; its number of lines is unlimited. */
  SALDOS_MAX_MB: integer(1, 999_999).default(1_024),
  /** Maximum drop of rows, in percent, in total and per product, without confirmation; 100: never. */
  SALDOS_MAX_DROP: integer(1, 100).default(10),
  /** Age of the last backup, in hours, from which sistemas is notified; 0: never. */
  BACKUP_MAX_HOURS: integer(0, 9_999).default(36),
  DATABASE_URL: postgres.optional(),
  ORIGIN: z
    .string()
    .refine(isOrigin, 'debe ser http:// o https:// y el nombre, sin más: https://www.cooperativa.bo')
    .optional(),
  /** 0: serves only the API, without the public site and the panel. */
  SITE: flag('1'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  TRUSTED_PROXIES: integer(0, 5).default(0),
  /** Per address over ten seconds (see `RequestBudget`). With fewer no page would load. */
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
  /** Internal networks that may receive webhooks, `10.0.0.0/8,fd00::/8`; absent: only the Internet. */
  WEBHOOKS_REDES_INTERNAS: z
    .string()
    .refine(areInternal, 'debe nombrar redes privadas, separadas por comas: 10.0.0.0/8, 192.168.10.0/24, fd00::/8')
    .optional(),
  MAIL_FROM: z.email('debe ser un correo, sin nombre').optional(),
});

export type Config = z.output<typeof settings>;

/** Returns the public origin of the product, regardless of a request's Host. */
export const originOf = ({ ORIGIN, PORT }: Config): string =>
  ORIGIN ? new URL(ORIGIN).origin : `http://localhost:${PORT}`;
