/** Prefetches one item ahead of the consumer. */
export async function* prefetchOne<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const reading = source[Symbol.asyncIterator]();
  const ask = () => {
    const asked = reading.next();
    // Awaited later, or never if the consumer stops.
    asked.catch(() => undefined);
    return asked;
  };
  try {
    for (let next = ask(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = ask();
      yield value;
    }
  } finally {
    await reading.return?.();
  }
}
