/** «6/12/2026», also with dashes or dots, as `2026-12-06`, whether or not there is such a day; undefined for any other text. */
export function dayInFigures(text: string): string | undefined {
  const {
    day = '',
    month = '',
    year,
  } = /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/.exec(text)?.groups ?? {};
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
