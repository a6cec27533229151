/** What both drivers say of an error of the database; drizzle wraps it. */
export type DatabaseError = { code?: string; constraint?: string; detail?: string };

export const causeOf = (thrown: unknown): DatabaseError =>
  ((thrown as { cause?: DatabaseError } | null)?.cause ?? thrown ?? {}) as DatabaseError;

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
/** Two transactions waited for each other, and this one gave way. */
export const DEADLOCK = '40P01';
/** A lock did not come within `lock_timeout`. */
export const LOCK_NOT_AVAILABLE = '55P03';
