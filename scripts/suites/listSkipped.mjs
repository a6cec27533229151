/** Lists the suites that this environment skips, and how to run them. @returns {string[]} */
export function listSkipped() {
  const notes = [];
  if (!process.env.DATABASE_URL)
    notes.push(
      'las pruebas sobre PostgreSQL. Para ejecutarlas: DATABASE_URL=postgres://usuario:clave@host:puerto/base npm run test:all',
    );
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    notes.push(
      'las pruebas sobre Firestore. Para ejecutarlas: gcloud emulators firestore start --host-port=127.0.0.1:8085 y FIRESTORE_EMULATOR_HOST=127.0.0.1:8085 npm run test:all',
    );
  return notes;
}
