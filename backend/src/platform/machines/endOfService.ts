import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';

const LONGEST_DAYS = 366;

/** What is wrong with the last day (`AAAA-MM-DD`) on which something serves another system; empty when nothing is. */
export function faultOfEnd(venceEn: string): { venceEn?: string } {
  const today = todayInLaPaz();
  if (venceEn < today) return { venceEn: 'Ya pasó' };
  return venceEn > addDays(today, LONGEST_DAYS) ? { venceEn: 'A lo más, de aquí a un año' } : {};
}
