import { cookieJar } from '../../support/cookie-jar.ts';

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

/** A browser on one of the product's own pages: it keeps its cookies and speaks JSON. */
export const browser = (origin: string, session = '') => {
  const jar = cookieJar(session);

  const ask = async (path: string, wish: Ask = {}): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method: wish.method ?? 'GET',
      redirect: 'manual',
      headers: headersOf(wish, jar.all()),
      body: wish.raw ?? (wish.body === undefined ? null : JSON.stringify(wish.body)),
    });
    const text = await response.text();
    jar.take(response.headers);
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
    /** The session's as it is sent: name=token; empty when signed out. */
    cookie: () => jar.one(/^(?:__Host-)?sid=/),
    /** What lets its owner in while strangers guess. */
    deviceCookie: () => jar.one(/^(?:__Host-)?device=/),
    /** What the server keeps in the browser for a minute after a write; empty when there is nothing. */
    positionCookie: () => jar.one(/^(?:__Host-)?pos=/),
  };
};
export type Browser = ReturnType<typeof browser>;
