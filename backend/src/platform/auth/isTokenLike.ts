import { z } from 'zod';

/** Required claims of an ID token; times in seconds since 1970. */
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  // PostgreSQL texts can't contain NUL.
  sub: z
    .string()
    .min(1)
    .max(128)
    .refine((sub) => !sub.includes('\0')),
  iat: z.int().nonnegative(),
  auth_time: z.int().nonnegative(),
  exp: z.int().nonnegative(),
});

const header = z.object({ alg: z.string() });

/** Returns whether a text parses as an ID token, valid or not: the SDK crashes on malformed JSON and non-objects. */
export function isTokenLike(token: string): boolean {
  const [head, payload] = token.split('.').map(jsonOf);
  return header.safeParse(head).success && claims.safeParse(payload).success;
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
