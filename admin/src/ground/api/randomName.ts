/** Returns 128 random bits as hex. Unlike `randomUUID`, it works in insecure contexts. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
