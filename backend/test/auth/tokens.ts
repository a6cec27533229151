const projectId = 'demo-kantuta';

/** An unsigned token in the format of the emulator, valid and current unless the claims differ. */
export function unsignedToken(
  uid: string,
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${encoded({ alg: 'none', typ: 'JWT', ...header })}.${encoded(payload)}.`;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
