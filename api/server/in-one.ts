/** Whose it is, and what they give by its name. */
type Gift = readonly [word: string, given: object];

/** What all of them give, in one. Throws where two give something of the same name: no server starts then. */
export const inOne = (what: string, gifts: readonly Gift[]): Readonly<Record<string, unknown>> => {
  const owners = new Map<string, string>();
  for (const [word, given] of gifts) {
    for (const name of Object.keys(given)) {
      const other = owners.get(name);
      if (other) throw new Error(`${other} and ${word} both have the ${what} ${name}`);
      owners.set(name, word);
    }
  }
  return Object.assign({}, ...gifts.map(([, given]) => given));
};
