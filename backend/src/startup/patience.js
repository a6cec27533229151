// How long everybody waits for a stop, in milliseconds: each a little longer than whom they wait for, and all of them less
// than Docker and Kubernetes wait before they kill (30 s), but for who finds a start that was killed itself. In
// JavaScript: what starts the server reads it too, before any build.

/** What is still being asked after this is broken off. */
export const ANSWERS_MS = 20_000;

/** The server ends after this, whatever is left. */
export const ALL_MS = ANSWERS_MS + 6_000;

/** Who started the server kills it after this. */
export const CHILD_MS = ALL_MS + 2_000;

/** Who finds children of a start that was killed kills them after this. */
export const ORPHANS_MS = CHILD_MS + 2_000;
