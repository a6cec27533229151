import {
  type Config,
  type Environment,
  isHttps,
  isLoopback,
  nothingReal,
  type Rule,
  readConfig,
  type SettingRules,
} from '@coop/backend/config';

/** Rules that keep the demonstration away from production services, because its passwords are public. */
export const demoSettings: SettingRules = {
  NODE_ENV: 'development',
  between: (config) => [...itsOwn(config), ...nothingReal(config, 'la demostración, que tiene contraseñas conocidas,')],
};

/** Parses the environment. Throws one Error that lists every invalid setting. */
export const readDemoConfig = (env: Environment): Config => readConfig(env, demoSettings);

const itsOwn = (config: Config): Rule[] => [
  [
    config.NODE_ENV === 'production',
    'NODE_ENV',
    'la demostración («npm start») tiene cuentas y contraseñas conocidas. En producción ejecute: node backend/dist/main.js',
  ],
  [
    isHttps(config.ORIGIN),
    'ORIGIN',
    'una dirección https es de una instalación real, y la demostración tiene contraseñas conocidas: quítela, o ejecute node backend/dist/main.js',
  ],
  [
    config.SMTP_URL !== undefined && !isLoopback(new URL(config.SMTP_URL).hostname),
    'SMTP_URL',
    'la demostración escribiría a personas reales: quítela, y sus correos quedan en DATA_DIR/correos, o use un servidor de esta máquina que solo los muestre (smtp://127.0.0.1:1025)',
  ],
];
