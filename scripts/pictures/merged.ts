/** What several generators give, in the order in which it comes; each is asked for its next while the last one is used. */
export async function* merged<T>(generators: readonly AsyncGenerator<T>[]): AsyncGenerator<T> {
  const ask = async (generator: AsyncGenerator<T>) => ({ generator, ...(await generator.next()) });
  const asked = new Map(generators.map((generator) => [generator, ask(generator)]));
  while (asked.size > 0) {
    const { generator, done, value } = await Promise.race(asked.values());
    if (done === true) {
      asked.delete(generator);
      continue;
    }
    asked.set(generator, ask(generator));
    yield value;
  }
}
