import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';

const LONGEST_DAYS = 366;

/** Validates the expiry date (`AAAA-MM-DD`) of an access for another system; empty if valid. */
export function faultOfEnd(venceEn: string): { venceEn?: string } {
  const today = todayInLaPaz();
  if (venceEn < today) return { venceEn: 'Ya pasó' };
  return venceEn > addDays(today, LONGEST_DAYS) ? { venceEn: 'A lo más, de aquí a un año' } : {};
}
