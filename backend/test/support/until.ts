/** Polls until `look` returns a truthy value; throws after `ms`. */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  ms = 25_000,
): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Timed out waiting for the condition');
}
