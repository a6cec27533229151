/** The day on which what the API promises last changed: docs/cambios-api.md tells how, under this same date. */
export const API_VERSION = '2026-11-22';
