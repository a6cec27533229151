/** Error details that both drivers report; drizzle wraps them in `cause`. */
export type DatabaseError = { code?: string; constraint?: string; detail?: string };

export const causeOf = (thrown: unknown): DatabaseError =>
  ((thrown as { cause?: DatabaseError } | null)?.cause ?? thrown ?? {}) as DatabaseError;

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
/** Two transactions waited for each other, and this one was rolled back. */
export const DEADLOCK = '40P01';
/** A lock was not acquired within `lock_timeout`. */
export const LOCK_NOT_AVAILABLE = '55P03';
