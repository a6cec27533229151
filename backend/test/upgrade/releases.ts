/** How many migrations each release had; 0.3.0, the same as the one after it. The last one last. */
export const releases = [
  ['0.1.0', 1],
  ['0.2.0', 2],
  ['0.4.0', 13],
] as const;
