type Arriving<Item> = {
  readonly iterator: (options: { readonly destroyOnReturn: boolean }) => AsyncIterable<Item>;
  readonly read: () => Item | null;
};

/**
 * The items of a stream in lists as they arrive: one wait for all that are there, up to `most`.
 * Whoever leaves early has to end the stream.
 */
export const arriving = async function* <Item>(
  stream: Arriving<Item>,
  most: number,
): AsyncGenerator<readonly Item[]> {
  for await (const first of stream.iterator({ destroyOnReturn: false })) {
    const items: Item[] = [first];
    while (items.length < most) {
      const next = stream.read();
      if (next === null) break;
      items.push(next);
    }
    yield items;
  }
};
