import { months, todayInLaPaz } from '@coop/domain';

export type Month = { value: string; label: string };

/** Returns the current and past months, newest first: «octubre de 2026». */
export function pastMonths(count: number, today = todayInLaPaz()): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    const number = (at % 12) + 1;
    const ofYear = Math.floor(at / 12);
    return { value: `${ofYear}-${String(number).padStart(2, '0')}`, label: `${months[number - 1]} de ${ofYear}` };
  });
}
