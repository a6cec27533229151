import { type Delivered, type MailServer, startMailServer } from '@coop/backend/test/mail';
import { test } from '@playwright/test';

/**
 * A mail server for the journeys of a `describe`, with the settings for a product started after it and the mails
 * delivered so far. Call it before `ownProduct`.
 */
export function ownMail(): { readonly settings: Record<string, string>; delivered: () => readonly Delivered[] } {
  const settings: Record<string, string> = {};
  let server: MailServer;
  test.beforeAll(async () => {
    server = await startMailServer();
    Object.assign(settings, { SMTP_URL: server.url, MAIL_FROM: 'avisos@cooperativa.example' });
  });
  test.afterAll(() => server.close());
  return { settings, delivered: () => server.delivered };
}
