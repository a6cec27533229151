import type { Config } from './config.js';
import type { Fault } from './fault.js';
import { isLoopback } from './isLoopback.js';

type Rule = [isBroken: boolean, name: keyof Config, message: string];

/** What is wrong between settings that are sound each by itself. `given`: the names that the environment says. */
export function faultsTogether(config: Config, given: ReadonlySet<string>): Fault[] {
  const rules = [...always(config), ...rulesOf(config, given)];
  return rules.flatMap(([isBroken, name, message]) => (isBroken ? [{ name, message }] : []));
}

function rulesOf(config: Config, given: ReadonlySet<string>): Rule[] {
  if (config.DEMO)
    return [...ofDemo(config), ...nothingReal(config, 'la demostración, que tiene contraseñas conocidas,')];
  if (config.NODE_ENV === 'test') return [...ofTests(config), ...nothingReal(config, 'NODE_ENV=test')];
  return ofServer(config, given);
}

const always = (config: Config): Rule[] => [
  [!config.TURNSTILE_SITE_KEY !== !config.TURNSTILE_SECRET, 'TURNSTILE_SECRET', 'va junto con TURNSTILE_SITE_KEY'],
  [!!config.SMTP_URL && !config.MAIL_FROM, 'MAIL_FROM', 'es obligatoria con SMTP_URL'],
];

/** The demonstration hands its passwords to whoever comes: it keeps away from whatever belongs to a real installation. */
const ofDemo = (config: Config): Rule[] => [
  [
    config.NODE_ENV === 'production',
    'NODE_ENV',
    'la demostración («npm start», DEMO=1) tiene cuentas y contraseñas conocidas. En producción ejecute: node backend/dist/main.js',
  ],
  [
    isHttps(config),
    'ORIGIN',
    'una dirección https es de una instalación real, y la demostración tiene contraseñas conocidas: quítela, o ejecute node backend/dist/main.js',
  ],
  [
    config.SMTP_URL !== undefined && !isLoopback(new URL(config.SMTP_URL).hostname),
    'SMTP_URL',
    'la demostración escribiría a personas reales: quítela, y sus correos quedan en DATA_DIR/correos, o use un servidor de esta máquina que solo los muestre (smtp://127.0.0.1:1025)',
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

const nothingReal = (config: Config, who: string): Rule[] => [
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
];

function ofServer(config: Config, given: ReadonlySet<string>): Rule[] {
  return [
    [
      config.NODE_ENV === 'development',
      'NODE_ENV',
      '«development» es de la demostración, que se pide con «npm start» o DEMO=1: quítela',
    ],
    [
      !!config.FIREBASE_AUTH_EMULATOR_HOST,
      'FIREBASE_AUTH_EMULATOR_HOST',
      'un emulador acepta credenciales sin firma: quítela en producción',
    ],
    [!!config.FIRESTORE_EMULATOR_HOST, 'FIRESTORE_EMULATOR_HOST', 'quítela en producción'],
    [!isHttps(config), 'ORIGIN', 'en producción es obligatoria y empieza con https://'],
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
      !config.ENTIDAD_ARCHIVO,
      'ENTIDAD_ARCHIVO',
      'en producción es obligatoria: sin ella el sitio sería de la «Cooperativa Kantuta», que no existe',
    ],
    [
      !given.has('TRUSTED_PROXIES'),
      'TRUSTED_PROXIES',
      'en producción dígala: cuántos proxies hay delante (1 con el de TLS; 0 si ninguno). Los límites por dirección dependen de ella',
    ],
  ];
}

const isHttps = ({ ORIGIN }: Config) => ORIGIN?.startsWith('https://') === true;

/** Firebase keeps such names for its emulators: no real project has one. */
const isDemoProject = ({ FIREBASE_PROJECT_ID }: Config) => FIREBASE_PROJECT_ID.startsWith('demo-');
