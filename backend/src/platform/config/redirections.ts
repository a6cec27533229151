const FILES = 'quítela en producción: los archivos irían a otra parte';
const ELSEWHERE = 'quítela en producción';

/**
 * What of the environment makes the libraries of Google call somebody else than Google, and why production has none of it. They read it by
 * themselves, some of it as they are loaded or called for the first time: what is no setting of ours is looked for all the same.
 */
export const redirections: Readonly<Record<string, string>> = {
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
