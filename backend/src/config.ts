import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((v) => v === '1');
const optionalUrl = z.url('no es una dirección').optional();

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'debe empezar con postgres://')
      .optional(),
    ORIGIN: optionalUrl,
    DEMO: flag,
    /** 0: the API alone, without the public pages and the panel. */
    SITE: z
      .enum(['0', '1'])
      .default('1')
      .transform((v) => v === '1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    /** From one address, over ten seconds, of what is not a kept page: see `RequestBudget`. */
    REQUESTS_PER_SECOND: z.coerce.number('debe ser un número').int().min(1).max(1_000_000).default(100),
    USERS_STORE: z.enum(['database', 'firestore']).default('database'),
    FIREBASE_PROJECT_ID: z.string().min(1).default('demo-kantuta'),
    FIREBASE_API_KEY: z.string().min(1).default('demo'),
    FIREBASE_AUTH_DOMAIN: z.string().optional(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    FIRESTORE_EMULATOR_HOST: z.string().optional(),
    FILES_BUCKET: z.string().optional(),
    COTIZACION_FUENTE: z.enum(['ninguna', 'bcb']).default('ninguna'),
    ENTIDAD_ARCHIVO: z.string().optional(),
    CHALLENGE: z.enum(['auto', 'always', 'off']).default('auto'),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET: z.string().optional(),
    TURNSTILE_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    HASH_SALT: z.string().min(16, 'debe tener al menos 16 caracteres').optional(),
    /** Absent: mails are written to DATA_DIR/correos. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'debe ser smtp://servidor:puerto o smtps://servidor:puerto' })
      .optional(),
    MAIL_FROM: z.email('debe ser un correo, sin nombre').optional(),
  })
  .superRefine((env, context) => {
    if (!env.TURNSTILE_SITE_KEY !== !env.TURNSTILE_SECRET)
      context.addIssue({ code: 'custom', path: ['TURNSTILE_SECRET'], message: 'va junto con TURNSTILE_SITE_KEY' });
    if (env.SMTP_URL && !env.MAIL_FROM)
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'es obligatoria con SMTP_URL' });
    if (env.NODE_ENV !== 'production') return;
    const faults: [boolean, string, string][] = [
      [
        !!env.FIREBASE_AUTH_EMULATOR_HOST,
        'FIREBASE_AUTH_EMULATOR_HOST',
        'un emulador acepta credenciales sin firma: quítela en producción',
      ],
      [!!env.FIRESTORE_EMULATOR_HOST, 'FIRESTORE_EMULATOR_HOST', 'quítela en producción'],
      [env.DEMO, 'DEMO', 'la demostración tiene contraseñas conocidas: quítela en producción'],
      [!env.ORIGIN?.startsWith('https://'), 'ORIGIN', 'en producción es obligatoria y empieza con https://'],
      [
        env.FIREBASE_PROJECT_ID.startsWith('demo-'),
        'FIREBASE_PROJECT_ID',
        'en producción nombra su proyecto de Firebase',
      ],
      [env.FIREBASE_API_KEY === 'demo', 'FIREBASE_API_KEY', 'en producción es obligatoria'],
      [!env.DATABASE_URL, 'DATABASE_URL', 'en producción es obligatoria (PostgreSQL)'],
      [!env.HASH_SALT, 'HASH_SALT', 'en producción es obligatoria (un secreto de 16 caracteres o más)'],
      [!env.SMTP_URL, 'SMTP_URL', 'en producción es obligatoria: sin ella los correos no salen'],
    ];
    for (const [wrong, name, message] of faults) if (wrong) context.addIssue({ code: 'custom', path: [name], message });
  });

/** The settings of the server, validated. */
export type Config = z.output<typeof environment>;

/** Nest token of the settings. */
export const CONFIG = Symbol('CONFIG');

/** Reads the environment; throws one Error that lists every setting that is wrong. Empty values count as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`La configuración no es válida:\n${faults.join('\n')}`);
}
