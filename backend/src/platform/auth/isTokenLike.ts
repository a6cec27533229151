import { z } from 'zod';

/** What every ID token says, of the many things that it may: whose it is, and instants in seconds since 1970. */
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  // PostgreSQL has no text with a NUL.
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

/** Whether a text reads as an ID token, good or not: the SDK breaks on what is no object, or no JSON at all. */
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
