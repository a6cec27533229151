import { afterAll, beforeAll } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';
import { type MailServer, startMailServer } from './startMailServer.js';

export const MAIL_FROM = 'no-responder@kantuta.bo';

/** Starts a mail server and an app that sends through it before the tests of a file; closes both after them. */
export function useMailApp(settings: Parameters<typeof startApp>[0] = {}): { test: TestApp; server: MailServer } {
  const started = { test: {} as TestApp, server: {} as MailServer };
  beforeAll(async () => {
    Object.assign(started.server, await startMailServer());
    Object.assign(started.test, await startApp({ SMTP_URL: started.server.url, MAIL_FROM, ...settings }));
  });
  afterAll(async () => {
    await started.test.close();
    await started.server.close();
  });
  return started;
}
