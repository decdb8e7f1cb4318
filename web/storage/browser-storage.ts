/** A browser may refuse its storage, and may hold what another version wrote: then there is nothing. */
const attempt = <Value>(act: () => Value, otherwise: Value): Value => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

// Asked for each time: where storage is switched off, even naming it throws.
const storageIn = (place: 'localStorage' | 'sessionStorage') => ({
  text: (key: string): string | null => attempt(() => window[place].getItem(key), null),
  /** Null where nothing is kept; to be parsed by whoever reads it. */
  json: (key: string): unknown =>
    attempt(() => JSON.parse(window[place].getItem(key) ?? 'null'), null),
  /** Whether it was kept. */
  put: (key: string, text: string): boolean =>
    attempt(() => {
      window[place].setItem(key, text);
      return true;
    }, false),
  remove: (key: string): void => attempt(() => window[place].removeItem(key), undefined),
  keys: (start: string): readonly string[] =>
    attempt(() => Object.keys(window[place]).filter((key) => key.startsWith(start)), []),
});

/** Kept in this browser, for every tab. */
export const browserStorage = storageIn('localStorage');

/** Kept as long as this tab. */
export const tabStorage = storageIn('sessionStorage');
