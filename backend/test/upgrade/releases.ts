/** Number of migrations per release, latest release last. 0.3.0 had the migrations of 0.4.0. */
export const releases = [
  ['0.1.0', 1],
  ['0.2.0', 2],
  ['0.4.0', 13],
] as const;
