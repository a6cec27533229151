import { type Delivered, type MailServer, startMailServer } from '@coop/backend/test/mail';
import { test } from '@playwright/test';

/**
 * For the journeys of a `describe`: a mail server of their own, which a product started after it sends to by these settings, and
 * what it was given until now. To be asked for before that product.
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
