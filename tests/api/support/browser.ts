export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
};

export type Ask = {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string;
  /** Beside those of a browser on our own pages; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const headersOf = ({ body, raw, headers = {} }: Ask, cookie: string): Record<string, string> => {
  const hasBody = body !== undefined || raw !== undefined;
  const all = {
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(cookie === '' ? {} : { cookie }),
    ...headers,
  };
  return Object.fromEntries(Object.entries(all).filter((one): one is [string, string] => !!one[1]));
};

const cookieIn = (headers: Headers, before: string): string => {
  const [set] = headers.getSetCookie();
  if (set === undefined) return before;
  const [pair = ''] = set.split(';');
  return pair.endsWith('=') ? '' : pair;
};

/** A browser on one of the product's own pages: it keeps its session cookie and speaks JSON. */
export const browser = (origin: string, kept = '') => {
  let cookie = kept;
  let position = '';

  const ask = async (path: string, wish: Ask = {}): Promise<Answer> => {
    const seen = position === '' ? {} : { 'x-min-position': position };
    const response = await fetch(`${origin}${path}`, {
      method: wish.method ?? 'GET',
      redirect: 'manual',
      headers: headersOf({ ...wish, headers: { ...seen, ...wish.headers } }, cookie),
      body: wish.raw ?? (wish.body === undefined ? null : JSON.stringify(wish.body)),
    });
    const text = await response.text();
    cookie = cookieIn(response.headers, cookie);
    position = response.headers.get('x-position') ?? position;
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };

  return {
    origin,
    ask,
    get: (path: string, headers: Ask['headers'] = {}) => ask(path, { headers }),
    post: (path: string, body?: unknown, headers: Ask['headers'] = {}) =>
      ask(path, { method: 'POST', body, headers }),
    put: (path: string, body?: unknown, headers: Ask['headers'] = {}) =>
      ask(path, { method: 'PUT', body, headers }),
    patch: (path: string, body?: unknown, headers: Ask['headers'] = {}) =>
      ask(path, { method: 'PATCH', body, headers }),
    delete: (path: string, headers: Ask['headers'] = {}) =>
      ask(path, { method: 'DELETE', headers }),
    /** As it is sent: name=token; empty when signed out. */
    cookie: () => cookie,
  };
};
export type Browser = ReturnType<typeof browser>;
