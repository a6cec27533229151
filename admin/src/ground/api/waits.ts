/** Request timeout; longer than any server-side timeout. */
export const LONGEST_WAIT_MS = 120_000;

export const NO_CONNECTION = 'Sin conexión. Revise su internet e intente nuevamente.';
export const TOO_LATE = 'El servidor no respondió. Revise su internet e intente nuevamente.';
