/** What is left to see of a number that is not shown whole: how it ends, less of it the shorter it is. */
export const mask = (value: string): string =>
  `••••${value.slice(value.length - Math.min(4, Math.floor(value.length / 3)))}`;
