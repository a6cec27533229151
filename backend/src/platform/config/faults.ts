import type { Config } from './settings.js';

export type Fault = { name: string; message: string };

/** Throws one Error that lists all faults; returns if there are none. */
export function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new Error(['La configuración no es válida:', ...faults.map(describeFault)].join('\n'));
}

export const describeFault = ({ name, message }: Fault): string => `  ${name}: ${message}`;

export const isHttps = (address: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:';

const LOOPBACK = /^(127(\.\d+){3}|localhost|::1|\[::1\])$/;

/** Returns whether a host name or address is the loopback of this machine; IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

export type Rule = [isBroken: boolean, name: string, message: string];

export type SettingRules = {
  NODE_ENV: Config['NODE_ENV'];
  /** Rules across settings. `defined`: the names set in the environment. */
  between: (config: Config, defined: ReadonlySet<string>) => Rule[];
};

export const ownSettings: SettingRules = {
  NODE_ENV: 'production',
  between: (config, defined) =>
    config.NODE_ENV === 'test'
      ? [...ofTests(config), ...nothingReal(config, 'NODE_ENV=test')]
      : ofServer(config, defined),
};

export function crossFaults(config: Config, defined: ReadonlySet<string>, { between }: SettingRules): Fault[] {
  const rules = [...always(config), ...between(config, defined)];
  return rules.flatMap(([isBroken, name, message]) => (isBroken ? [{ name, message }] : []));
}

const always = (config: Config): Rule[] => [
  [!config.TURNSTILE_SITE_KEY !== !config.TURNSTILE_SECRET, 'TURNSTILE_SECRET', 'va junto con TURNSTILE_SITE_KEY'],
  [!!config.SMTP_URL && !config.MAIL_FROM, 'MAIL_FROM', 'es obligatoria con SMTP_URL'],
  [
    config.PORT !== 0 && config.METRICS_PORT === config.PORT,
    'METRICS_PORT',
    'es el mismo puerto que PORT: las métricas van por otro',
  ],
];

/** Tests disable the production rules, so they must not be reachable from other machines. */
const ofTests = (config: Config): Rule[] => [
  [
    !isLoopback(config.HOST),
    'HOST',
    'NODE_ENV=test, sin las reglas de producción, solo escucha en esta máquina: quítela',
  ],
];

/** Rules that keep the demonstration and tests off production services. `subject`: the program in Spanish. */
export const nothingReal = (config: Config, subject: string): Rule[] => [
  [
    !isDemoProject(config),
    'FIREBASE_PROJECT_ID',
    `nombra un proyecto real, que ${subject} no toca: quítela, o ejecute node backend/dist/main.js`,
  ],
  [!!config.FILES_BUCKET, 'FILES_BUCKET', `nombra un almacén real, que ${subject} no toca: quítela`],
  [
    config.USERS_STORE === 'firestore' && !config.FIRESTORE_EMULATOR_HOST,
    'USERS_STORE',
    `nombra un Firestore real, que ${subject} no toca: quítela`,
  ],
  ...(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const).map(
    (name): Rule => [
      !isOwn(config[name]),
      name,
      `nombra otra máquina, que ${subject} no toca: un emulador de esta, como 127.0.0.1:9099`,
    ],
  ),
];

function ofServer(config: Config, defined: ReadonlySet<string>): Rule[] {
  return [
    [
      config.NODE_ENV === 'development',
      'NODE_ENV',
      '«development» es de la demostración, que se inicia con «npm start»: quítela',
    ],
    ...Object.entries(redirections).map(([name, message]): Rule => [defined.has(name), name, message]),
    [!isHttps(config.ORIGIN), 'ORIGIN', 'en producción es obligatoria y empieza con https://'],
    [isDemoProject(config), 'FIREBASE_PROJECT_ID', 'en producción nombra su proyecto de Firebase'],
    [config.FIREBASE_API_KEY === 'demo', 'FIREBASE_API_KEY', 'en producción es obligatoria'],
    [
      !config.GOOGLE_APPLICATION_CREDENTIALS,
      'GOOGLE_APPLICATION_CREDENTIALS',
      'en producción es obligatoria: el archivo de la cuenta de servicio',
    ],
    [!config.DATABASE_URL, 'DATABASE_URL', 'en producción es obligatoria (PostgreSQL)'],
    [!config.HASH_SALT, 'HASH_SALT', 'en producción es obligatoria (un secreto de 16 caracteres o más)'],
    [!config.SMTP_URL, 'SMTP_URL', 'en producción es obligatoria: sin ella los correos no salen'],
    [!config.SMTP_URL && !config.MAIL_FROM, 'MAIL_FROM', 'en producción es obligatoria: de quién son los correos'],
    [
      !defined.has('TRUSTED_PROXIES'),
      'TRUSTED_PROXIES',
      'en producción dígala: cuántos proxies hay delante (1 con el de TLS; 0 si ninguno). Los límites por dirección dependen de ella',
    ],
  ];
}

/** Returns whether an emulator (`host:port`) runs on this machine: elsewhere a real service may answer. */
const isOwn = (emulator: string | undefined): boolean =>
  !emulator || (URL.canParse(`http://${emulator}`) && isLoopback(new URL(`http://${emulator}`).hostname));

/** Firebase reserves this prefix for emulators: no real project has it. */
const isDemoProject = ({ FIREBASE_PROJECT_ID }: Config) => FIREBASE_PROJECT_ID.startsWith('demo-');

const FILES = 'quítela en producción: los archivos irían a otra parte';
const ELSEWHERE = 'quítela en producción';

/** Variables that redirect Google's libraries, which read them directly, and why production forbids them. */
const redirections: Readonly<Record<string, string>> = {
  FIREBASE_AUTH_EMULATOR_HOST: 'un emulador acepta credenciales sin firma: quítela en producción',
  FIRESTORE_EMULATOR_HOST: ELSEWHERE,
  STORAGE_EMULATOR_HOST: FILES,
  FIREBASE_STORAGE_EMULATOR_HOST: FILES,
  FIREBASE_DATABASE_EMULATOR_HOST: ELSEWHERE,
  DATA_CONNECT_EMULATOR_HOST: ELSEWHERE,
  CLOUD_TASKS_EMULATOR_HOST: ELSEWHERE,
  CLOUD_EVENTARC_EMULATOR_HOST: ELSEWHERE,
  GOOGLE_CLOUD_UNIVERSE_DOMAIN: ELSEWHERE,
};
