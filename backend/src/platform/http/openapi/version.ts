/** Date of the last change of the API's contract, described in docs/cambios-api.md under the same date. */
export const API_VERSION = '2026-11-22';
