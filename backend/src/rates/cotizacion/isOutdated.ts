const MOST_WORKING_DAYS = 3;

/**
 * Whether rates are too old to pass for today's: more than three days from Monday to Friday have begun since theirs.
 * Holidays count as working days, so that a long weekend stays under the limit and a dead source does not.
 */
export function isOutdated(fecha: string, today: string): boolean {
  let workingDays = 0;
  for (let day = nextDay(fecha); day <= today && workingDays <= MOST_WORKING_DAYS; day = nextDay(day)) {
    if (![0, 6].includes(new Date(day).getUTCDay())) workingDays += 1;
  }
  return workingDays > MOST_WORKING_DAYS;
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
