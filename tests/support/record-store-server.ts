import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type XapiStatement, xapiStatement } from './xapi-statement.ts';

/** What the next requests are answered with before the store looks at them. */
export type Trouble =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'silent'
  /** Stores what was sent, and cuts the connection in place of an answer. */
  | 'stored and cut';

export const lrsUsername = 'boardwell';
export const lrsPassword = 'a key of a store';
const credentials = `Basic ${Buffer.from(`${lrsUsername}:${lrsPassword}`).toString('base64')}`;

/** Statements of one request, before this store says 413. */
const most = 20;

const wrongHeaders = ({ headers }: IncomingMessage): number | undefined => {
  if (headers['x-experience-api-version'] !== '1.0.3') return 400;
  if (headers.authorization !== credentials) return 401;
  return headers['content-type'] === 'application/json' ? undefined : 400;
};

/**
 * A Learning Record Store, as far as statements are stored in it: xAPI-Communication 2.1.2 of
 * https://github.com/adlnet/xAPI-Spec/blob/master/xAPI-Communication.md. A request that holds an id
 * it has is refused as a whole with 409, which the specification leaves to it.
 */
export const startRecordStore = async () => {
  const statements = new Map<string, XapiStatement>();
  const troubles: Trouble[] = [];
  let requests = 0;

  const store = (body: string): { readonly status: number; readonly ids: readonly string[] } => {
    const read = xapiStatement.array().safeParse(JSON.parse(body));
    if (!read.success) return { status: 400, ids: [] };
    if (read.data.length > most) return { status: 413, ids: [] };
    const ids = read.data.map(({ id }) => id);
    if (new Set(ids).size < ids.length) return { status: 400, ids: [] };
    if (ids.some((id) => statements.has(id))) return { status: 409, ids: [] };
    for (const one of read.data) statements.set(one.id, one);
    return { status: 200, ids };
  };

  const answerAsIs = (trouble: Trouble, body: string, response: ServerResponse): void => {
    if (trouble === 'silent') return;
    if (trouble === 'stored and cut') {
      store(body);
      response.destroy();
      return;
    }
    response.writeHead(trouble.status, trouble.headers ?? {}).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    const body = await text(request);
    const trouble = troubles.shift();
    if (trouble) return answerAsIs(trouble, body, response);
    const isThere = request.method === 'POST' && request.url === '/xapi/statements';
    const wrong = isThere ? wrongHeaders(request) : 404;
    const { status, ids } = wrong ? { status: wrong, ids: [] } : store(body);
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    });
    response.end(JSON.stringify(ids));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/xapi`,
    statements,
    requests: () => requests,
    /** Each is for one request, in turn. */
    trouble: (...next: readonly Trouble[]): void => {
      troubles.push(...next);
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type RecordStoreServer = Awaited<ReturnType<typeof startRecordStore>>;
