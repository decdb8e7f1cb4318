export type CookieJar = {
  /** Keeps what an answer sets and drops what it clears. */
  readonly take: (headers: Headers) => void;
  /** As they are sent; empty when there are none. */
  readonly all: () => string;
  /** The cookie of that name, as name=value; empty when there is none. */
  readonly one: (name: RegExp) => string;
};

/** The cookies of one browser, which live for as long as a test. */
export const cookieJar = (kept = ''): CookieJar => {
  const pairs = new Map<string, string>();
  const put = (pair: string): void => {
    const [name = '', value = ''] = pair.split('=');
    if (value === '') pairs.delete(name);
    else pairs.set(name, pair);
  };
  put(kept);
  return {
    take: (headers) => {
      for (const set of headers.getSetCookie()) put(set.split(';')[0] ?? '');
    },
    all: () => [...pairs.values()].join('; '),
    one: (name) => [...pairs.values()].find((pair) => name.test(pair)) ?? '',
  };
};
