/** What a source gives, of which the next is already asked for while somebody is at work on one. */
export async function* oneAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const reading = source[Symbol.asyncIterator]();
  const ask = () => {
    const asked = reading.next();
    // It is awaited in its turn, which may never come.
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
