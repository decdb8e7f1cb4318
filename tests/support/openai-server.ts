import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { studyMethod } from '../../domain/contracts/study-methods.ts';
import { isWritten } from '../../ops/adapters/generation/openai/written-methods.ts';
import { goodContents } from './openai-contents.ts';

/** What one request was, as the server read it. */
export type ChatRequest = {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly stream: boolean;
    readonly max_tokens?: number;
    readonly response_format?: {
      readonly type: string;
      readonly json_schema: {
        readonly name: string;
        readonly strict: boolean;
        readonly schema: Readonly<Record<string, unknown>>;
      };
    };
  };
};

export type Usage = { readonly prompt_tokens: number; readonly completion_tokens: number };

/** How the server answers one request. */
export type Behavior =
  /** Says this, in pieces; `null` as its usage leaves it out. */
  | { readonly say: string; readonly usage?: Usage | null; readonly finish?: string | null }
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly text?: string;
    }
  /** Sends so many pieces and cuts the connection, or goes on without an end. */
  | { readonly piece: string; readonly and: 'cut' | 'hang' | 'more' }
  /** As it stands, in place of events. */
  | { readonly raw: string }
  | 'silent';

export const usualUsage: Usage = { prompt_tokens: 400, completion_tokens: 600 };

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

const chunk = (delta: object, finish: string | null = null): string =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

const pieces = (text: string): readonly string[] => text.match(/[\s\S]{1,40}/g) ?? [];

const say = (
  response: ServerResponse,
  { say: text, usage = usualUsage, finish = 'stop' }: Extract<Behavior, { say: string }>,
): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
  for (const content of pieces(text)) response.write(chunk({ content }));
  if (finish) response.write(chunk({}, finish));
  if (usage) response.write(event({ id: 'chatcmpl-1', choices: [], usage }));
  response.end(finish ? 'data: [DONE]\n\n' : '');
};

const goOn = async (response: ServerResponse, content: string): Promise<void> => {
  while (!response.destroyed) {
    const isTaken = response.write(chunk({ content }));
    if (!isTaken) await Promise.race([new Promise((go) => response.once('drain', go)), pause(50)]);
  }
};

const begin = async (
  response: ServerResponse,
  { piece, and }: Extract<Behavior, { piece: string }>,
): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (and === 'more') return goOn(response, piece);
  await new Promise<void>((written) => response.write(chunk({ content: piece }), () => written()));
  if (and === 'cut') response.destroy();
};

/** In the form that was asked for, as many parts as were asked for. */
const wellFormed = ({ body }: ChatRequest): Behavior => {
  const named = studyMethod.catch('flashcards');
  const method = named.parse(body.response_format?.json_schema.name.replaceAll('_', '-'));
  const parts = Number(/Make (\d+) parts?/.exec(JSON.stringify(body.messages))?.[1] ?? 1);
  const made = isWritten(method) ? goodContents[method](parts) : {};
  return { say: JSON.stringify(made) };
};

const read = async (request: IncomingMessage): Promise<ChatRequest> => {
  let text = '';
  for await (const part of request) text += part;
  return { authorization: request.headers.authorization, body: JSON.parse(text) };
};

/** A server that speaks OpenAI's chat completions, as well or badly as it is told to. */
export const startOpenAiServer = async () => {
  const requests: ChatRequest[] = [];
  const queue: Behavior[] = [];
  let otherwise: (request: ChatRequest) => Behavior = wellFormed;

  const act = async (response: ServerResponse, behavior: Behavior): Promise<void> => {
    if (behavior === 'silent') return;
    if ('say' in behavior) return say(response, behavior);
    if ('piece' in behavior) return begin(response, behavior);
    if ('raw' in behavior) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(behavior.raw);
      return;
    }
    const { status, headers = {}, text = '{"error":{"message":"no"}}' } = behavior;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };

  const server = createServer((request, response) => {
    const answer = async () => {
      const asked = await read(request);
      requests.push(asked);
      await act(response, queue.shift() ?? otherwise(asked));
    };
    answer().catch(() => response.destroy());
  });
  // A connection that ends just when it is taken again would look like a server that is away.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** The next requests are answered so, one after the other; those after them in good form. */
    next: (...behaviors: readonly Behavior[]): void => {
      queue.splice(0, queue.length, ...behaviors);
      requests.length = 0;
    },
    /** Every request from now on is answered so. */
    always: (behavior: Behavior | ((request: ChatRequest) => Behavior)): void => {
      otherwise = typeof behavior === 'function' ? behavior : () => behavior;
    },
    inGoodForm: (): void => {
      otherwise = wellFormed;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>;
