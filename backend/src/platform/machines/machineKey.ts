import { createHash, randomBytes } from 'node:crypto';
import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';

/** Makes leaked keys recognizable, and distinct from users' tokens. */
const PREFIX = 'clave_';
const KEY = /^clave_[\w-]{43}$/;

export const newMachineKey = (): string => PREFIX + randomBytes(32).toString('base64url');

export const isMachineKey = (token: string): boolean => KEY.test(token);

/** Returns the stored hash of a key. A plain hash is safe, since keys are random. */
export const printOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const LONGEST_DAYS = 366;

/** Validates the expiry date (`AAAA-MM-DD`) of an access for another system; empty if valid. */
export function faultOfEnd(venceEn: string): { venceEn?: string } {
  const today = todayInLaPaz();
  if (venceEn < today) return { venceEn: 'Ya pasó' };
  return venceEn > addDays(today, LONGEST_DAYS) ? { venceEn: 'A lo más, de aquí a un año' } : {};
}
