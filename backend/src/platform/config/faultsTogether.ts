import type { Fault } from './fault.js';
import { isHttps } from './isHttps.js';
import { isLoopback } from './isLoopback.js';
import type { Config } from './settings.js';

/** `name`: of a setting, or of what else the environment says. */
export type Rule = [isBroken: boolean, name: string, message: string];

/** What a program that starts the server asks of its settings. */
export type SettingRules = {
  /** Where the environment doesn't say it. */
  NODE_ENV: Config['NODE_ENV'];
  /** What may not stand beside what. `given`: the names that the environment says. */
  between: (config: Config, given: ReadonlySet<string>) => Rule[];
};

/** Those of a real installation, and of tests where NODE_ENV says so. */
export const ownSettings: SettingRules = {
  NODE_ENV: 'production',
  between: (config, given) =>
    config.NODE_ENV === 'test'
      ? [...ofTests(config), ...nothingReal(config, 'NODE_ENV=test')]
      : ofServer(config, given),
};

/** What is wrong between settings that are sound each by itself. `given`: the names that the environment says. */
export function faultsTogether(config: Config, given: ReadonlySet<string>, { between }: SettingRules): Fault[] {
  const rules = [...always(config), ...between(config, given)];
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

/** Tests turn the rules of production off: nobody else may reach what they open. */
const ofTests = (config: Config): Rule[] => [
  [
    !isLoopback(config.HOST),
    'HOST',
    'NODE_ENV=test, sin las reglas de producción, solo escucha en esta máquina: quítela',
  ],
];

/** For programs that are no real installation: they keep away from what belongs to one. `who`: which of them, in words. */
export const nothingReal = (config: Config, who: string): Rule[] => [
  [
    !isDemoProject(config),
    'FIREBASE_PROJECT_ID',
    `nombra un proyecto real, que ${who} no toca: quítela, o ejecute node backend/dist/main.js`,
  ],
  [!!config.FILES_BUCKET, 'FILES_BUCKET', `nombra un almacén real, que ${who} no toca: quítela`],
  [
    config.USERS_STORE === 'firestore' && !config.FIRESTORE_EMULATOR_HOST,
    'USERS_STORE',
    `nombra un Firestore real, que ${who} no toca: quítela`,
  ],
  ...(['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const).map(
    (name): Rule => [
      !isOwn(config[name]),
      name,
      `nombra otra máquina, que ${who} no toca: un emulador de esta, como 127.0.0.1:9099`,
    ],
  ),
];

function ofServer(config: Config, given: ReadonlySet<string>): Rule[] {
  return [
    [
      config.NODE_ENV === 'development',
      'NODE_ENV',
      '«development» es de la demostración, que se inicia con «npm start»: quítela',
    ],
    ...Object.entries(redirections).map(([name, message]): Rule => [given.has(name), name, message]),
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
      !given.has('TRUSTED_PROXIES'),
      'TRUSTED_PROXIES',
      'en producción dígala: cuántos proxies hay delante (1 con el de TLS; 0 si ninguno). Los límites por dirección dependen de ella',
    ],
  ];
}

/** Whether an emulator, as `host:port`, is of this machine: elsewhere anything may answer in its name, a real one too. */
const isOwn = (emulator: string | undefined): boolean =>
  !emulator || (URL.canParse(`http://${emulator}`) && isLoopback(new URL(`http://${emulator}`).hostname));

/** Firebase keeps such names for its emulators: no real project has one. */
const isDemoProject = ({ FIREBASE_PROJECT_ID }: Config) => FIREBASE_PROJECT_ID.startsWith('demo-');

const FILES = 'quítela en producción: los archivos irían a otra parte';
const ELSEWHERE = 'quítela en producción';

/**
 * What of the environment makes the libraries of Google call somebody else than Google, and why production has none of it. They read it by
 * themselves, some of it as they are loaded or called for the first time: what is no setting of ours is looked for all the same.
 */
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
