/** No record of ours holds records within records as deep as this: whatever walks through a value may rely on it. */
const DEEPEST = 32;

/** How deep each value goes. */
const depths = new WeakMap<object, number>();

/**
 * A reviver for JSON.parse: a key that could reach an object's prototype, or values within values without end, make the
 * whole body malformed.
 */
export function refuseOddJson(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('The key __proto__ is not allowed');
  if (typeof value !== 'object' || value === null) return value;
  // Values come from the inside out.
  let depth = 1;
  for (const part of Object.values(value)) depth = Math.max(depth, 1 + (depths.get(part) ?? 0));
  if (depth > DEEPEST) throw new SyntaxError('Values are nested too deep');
  depths.set(value, depth);
  return value;
}
