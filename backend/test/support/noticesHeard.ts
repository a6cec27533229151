import { randomUUID } from 'node:crypto';
import { ContentChanges } from '../../src/platform/database/content-changes.js';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import type { TestApp } from './startApp.js';

/**
 * Waits until the process received every notice sent so far. Its own changes arrive twice: at once, and by NOTIFY;
 * those of others only by NOTIFY.
 */
export async function noticesHeard({ app }: TestApp): Promise<void> {
  const changes = app.get(ContentChanges, { strict: false });
  const sections = [`marca-${randomUUID()}`];
  const received = new Promise<void>((resolve) =>
    changes.subscribe((change) => change.sections?.[0] === sections[0] && resolve()),
  );
  await changes.announce({ withdrawn: false, sections }, app.get<Database>(DATABASE, { strict: false }));
  await received;
}
