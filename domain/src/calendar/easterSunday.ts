/**
 * Returns Easter Sunday of a Gregorian year, as `YYYY-MM-DD`. It is the first Sunday after the first ecclesiastical
 * full moon from 21 March on (J. Meeus, «Astronomical Algorithms», 1991, chapter 8).
 */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const shift = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - (year % 4) - moon + 32) % 7;
  const month = Math.floor((moon + shift + 90) / 25);
  const day = (moon + shift + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
