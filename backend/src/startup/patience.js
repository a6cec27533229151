// Shutdown timeouts, in milliseconds. Each is a little longer than that of the processes it waits for; all but the last
// are shorter than the 30 s after which Docker and Kubernetes kill. In JavaScript, because the starter reads it before
// any build.

/** Requests in progress are aborted after this. */
export const ANSWERS_MS = 20_000;

/** The server exits after this. */
export const ALL_MS = ANSWERS_MS + 6_000;

/** The starter kills the server after this. */
export const CHILD_MS = ALL_MS + 2_000;

/** A start that finds orphans of a killed one kills them after this. */
export const ORPHANS_MS = CHILD_MS + 2_000;
