/**
 * The copies that one fold made. Nobody else has seen them, so that fold may change them: what each
 * event of a long stream would copy anew is copied once.
 */
export type OwnCopies = {
  /** The map itself where this fold made it, else a copy of it. */
  readonly map: <Key, Value>(of: ReadonlyMap<Key, Value>) => Map<Key, Value>;
  readonly record: <Value>(of: Readonly<Record<string, Value>>) => Record<string, Value>;
};

/** For one fold; it must be forgotten with the end of it. */
export const ownCopies = (): OwnCopies => {
  const own = new WeakSet<object>();
  const kept = <Copy extends object>(copy: Copy): Copy => {
    own.add(copy);
    return copy;
  };
  return {
    map: <Key, Value>(of: ReadonlyMap<Key, Value>) =>
      own.has(of) ? (of as Map<Key, Value>) : kept(new Map(of)),
    record: <Value>(of: Readonly<Record<string, Value>>) => (own.has(of) ? of : kept({ ...of })),
  };
};
