import path from 'node:path';
import { isJourney, listProofs } from './scripts/suites/proofs.mjs';
import { WORKERS } from './scripts/suites/select.mjs';

const suites = path.join(import.meta.dirname, 'scripts/suites');
const { JEST_PROOFS, JEST_REPORT } = process.env;
const proofs = JEST_PROOFS ? JSON.parse(JEST_PROOFS) : listProofs().filter((proof) => !isJourney(proof));

/** @type {(suite: string) => import('jest').Config} */
const project = (suite) => ({
  displayName: suite,
  rootDir: import.meta.dirname,
  injectGlobals: false,
  runtime: path.join(suites, 'native/runtime.cjs'),
  modulePathIgnorePatterns: ['/dist/'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'cjs', 'json'],
  transform: {},
  testMatch: proofs.filter((proof) => proof.suite === suite).map(({ file }) => `<rootDir>/${file}`),
  // One Firebase Auth emulator per run, started only when a selected suite may sign in.
  ...(/^(backend|demo-|client)/.test(suite) && {
    globalSetup: path.join(suites, 'startRun.mjs'),
    globalTeardown: path.join(suites, 'endRun.mjs'),
  }),
  setupFiles: /-(pglite|postgres)$/.test(suite) ? [path.join(suites, `on-${suite.split('-').at(-1)}.mjs`)] : [],
});

/** @type {import('jest').Config} */
export default {
  // Three workers keep two cores busy: some suites wait for timers, for Google or for disks.
  maxWorkers: WORKERS.jest,
  testTimeout: 120_000,
  // Finished suites leave memory behind, so a worker restarts above this limit.
  workerIdleMemoryLimit: '1.5GB',
  testSequencer: path.join(suites, 'longestFirst.cjs'),
  reporters: ['default', ...(JEST_REPORT ? [[path.join(suites, 'jestReport.cjs'), { outputFile: JEST_REPORT }]] : [])],
  projects: [...new Set(proofs.map(({ suite }) => suite))].map(project),
};
