import type { Config } from '../../config/settings.js';
import { exampleOf } from './exampleOf.js';
import type { Json } from './json.js';

const GOOGLE = 'googleapis.com';

/**
 * Documents how to get and refresh a token: two calls of the sign-in service, or of our address in the demonstration.
 */
export const signInPaths = (config: Config): Record<string, Json> => ({
  '/v1/accounts:signInWithPassword': {
    servers: [serverOf('identitytoolkit', config)],
    post: operation(config, {
      operationId: 'signInWithPassword',
      summary: 'Ingresa con correo y contraseña',
      description:
        'Lo hace el servicio de ingreso (Firebase Authentication). `expiresIn` son los segundos que vale `idToken`.',
      type: 'application/json',
      takes: {
        email: { type: 'string', format: 'email', examples: ['sistemas@entidad.bo'] },
        password: { type: 'string', examples: ['la-de-esa-persona'] },
        returnSecureToken: { type: 'boolean', const: true },
      },
      gives: { idToken: text, refreshToken: text, expiresIn: text, localId: text },
    }),
  },
  '/v1/token': {
    servers: [serverOf('securetoken', config)],
    post: operation(config, {
      operationId: 'refreshToken',
      summary: 'Renueva el token, sin la contraseña',
      description:
        'Lo hace el servicio de ingreso. El `id_token` nuevo reemplaza al anterior; guarde también el `refresh_token` que venga.',
      type: 'application/x-www-form-urlencoded',
      takes: {
        grant_type: { type: 'string', const: 'refresh_token' },
        refresh_token: { type: 'string', examples: ['el-del-ingreso'] },
      },
      gives: { id_token: text, refresh_token: text, expires_in: text, user_id: text },
    }),
  },
});

const text = { type: 'string' };

type Call = {
  operationId: string;
  summary: string;
  description: string;
  type: string;
  takes: Record<string, Json>;
  gives: Record<string, Json>;
};

const operation = ({ FIREBASE_API_KEY }: Config, { type, takes, gives, ...said }: Call): Json => {
  const schema = { type: 'object', properties: takes, required: Object.keys(takes) };
  return {
    ...said,
    tags: ['Ingreso'],
    security: [],
    parameters: [
      {
        name: 'key',
        in: 'query',
        required: true,
        description: 'La clave pública del proyecto, que también tiene el panel',
        schema: text,
        example: FIREBASE_API_KEY,
      },
    ],
    requestBody: {
      required: true,
      content: { [type]: { schema, example: exampleOf(schema) } },
    },
    responses: {
      200: {
        description: 'Los tokens',
        content: {
          'application/json': { schema: { type: 'object', properties: gives, required: Object.keys(gives) } },
        },
      },
      400: { description: 'El correo, la contraseña o el token de renovación no valen' },
      429: { description: 'Demasiados intentos' },
    },
  };
};

/** The demonstration's emulator is served through our own address. */
const serverOf = (service: string, { FIREBASE_AUTH_EMULATOR_HOST, ORIGIN = '' }: Config): Json => ({
  url: FIREBASE_AUTH_EMULATOR_HOST ? `${ORIGIN}/${service}.${GOOGLE}` : `https://${service}.${GOOGLE}`,
  description: 'El servicio de ingreso',
});
