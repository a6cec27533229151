/** A random key of one filling of a form; crypto.randomUUID exists on secure origins alone. */
export const nuevaClave = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
