/** A name that nobody else has, as hexadecimal digits: also where the page is not secure, which has no `randomUUID`. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
