/** A reviver for JSON.parse: a key that could reach an object's prototype makes the whole body malformed. */
export function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('The key __proto__ is not allowed');
  return value;
}
