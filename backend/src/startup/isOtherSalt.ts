import { createHmac } from 'node:crypto';
import type { Config } from '../platform/config/settings.js';
import type { Database } from '../platform/database/database.js';
import { replaceRecord } from '../platform/database/installation.js';

const KEY = 'huella-sal';

/**
 * Stores a fingerprint of HASH_SALT in the database. Returns whether the last one differed: the salt changed, or a
 * second machine uses another.
 */
export async function isOtherSalt(database: Database, { HASH_SALT }: Pick<Config, 'HASH_SALT'>): Promise<boolean> {
  if (!HASH_SALT) return false;
  const print = createHmac('sha256', HASH_SALT).update(KEY).digest('base64url');
  const before = await replaceRecord(database, KEY, print);
  return before !== undefined && before !== print;
}
