import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Firebase project of the stand-in for Google. */
export const project = 'kantuta-bench';

/** Production settings without external services. The rate limit is off, because all requests come from one address. */
export async function productionSettings(folder, google) {
  // Available after the build.
  const { entidadDeDemostracion } = await import('@coop/domain/entidad');
  const {
    logos: _logos,
    imagenSocial: _imagen,
    privacidad: _privacidad,
    enPreparacion: _enPreparacion,
    ...entidad
  } = entidadDeDemostracion;
  const file = (name, content) => {
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    return path.join(folder, name);
  };
  mkdirSync(path.join(folder, 'datos'), { recursive: true });
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `http://${google.address}/v1/token`,
    credential_source: { file: file('permiso', 'permiso') },
  };
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'datos'),
    ORIGIN: 'https://kantuta.example',
    HASH_SALT: 'a-salt-of-the-bench-alone',
    TRUSTED_PROXIES: '0',
    REQUESTS_PER_SECOND: '999999',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_API_KEY: 'bench',
    GOOGLE_APPLICATION_CREDENTIALS: file('cuenta.json', credentials),
    GOOGLE_STAND_IN: google.address,
    ENTIDAD_ARCHIVO: file('entidad.json', { ...entidad, demostracion: false }),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@kantuta.example',
  };
}
