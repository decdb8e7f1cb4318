import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { boundedFetch } from './bounded-fetch.ts';
import { type ChatPart, chatStream } from './chat-stream.ts';
import { isOutage, ModelFailed, type ModelUsage } from './model-failed.ts';

export type ModelMessage = {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
};

export type ModelAsk = {
  readonly model: string;
  /** Of the answer. */
  readonly maxTokens: number;
  readonly messages: readonly ModelMessage[];
  /** An object in this shape, in JSON; any text when absent. */
  readonly shape?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  /** For all of it. */
  readonly timeoutMs: number;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
};

export type ModelAnswer = {
  readonly text: string;
  readonly usage: ModelUsage;
  /** It came to the end of its tokens before the end of its text. */
  readonly isCutOff: boolean;
};

/** Asks a model, whatever for. */
export type ModelClient = {
  /** The text as it comes, and last what it took. Throws `ModelFailed`. */
  readonly stream: (ask: ModelAsk) => AsyncIterable<ChatPart>;
  /** The whole text. Throws `ModelFailed`. */
  readonly complete: (ask: ModelAsk) => Promise<ModelAnswer>;
};

export type ModelServer = {
  readonly apiKey: string;
  readonly baseUrl: string;
};

export type ModelBounds = {
  /** Longest text of an answer, in characters. */
  readonly longest: number;
  /** Longest answer with all that the protocol puts around its text, in bytes. */
  readonly mostBytes: number;
  /** How long a server that failed five times in a row is left alone. */
  readonly restMs: number;
};

const failuresInARow = 5;

/** Models of before there were schemas; they are told the shape in words. */
const knowsNoSchema = /^gpt-(?:4|3\.5)(?:-|$)/;

const isOpenAi = (baseUrl: string): boolean => new URL(baseUrl).hostname === 'api.openai.com';

const inWords = ({ schema }: NonNullable<ModelAsk['shape']>): ModelMessage => ({
  role: 'system',
  content: `Answer with one JSON object and nothing else, in the shape of this JSON schema:\n${JSON.stringify(schema)}`,
});

type Body = ChatCompletionCreateParamsStreaming;

const bodyOf = (
  { model, maxTokens, messages, shape }: ModelAsk,
  { baseUrl, isTold }: { readonly baseUrl: string; readonly isTold: boolean },
): Body => ({
  model,
  messages: [...(shape && isTold ? [inWords(shape)] : []), ...messages],
  // What OpenAI calls it now, and what everybody else took over before.
  ...(isOpenAi(baseUrl) ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
  ...(shape && !isTold
    ? {
        response_format: {
          type: 'json_schema',
          json_schema: { name: shape.name, strict: true, schema: { ...shape.schema } },
        },
      }
    : {}),
  stream: true,
  stream_options: { include_usage: true },
});

/** The breaker counts what becomes of a whole stream, not only of its beginning. */
const guarded = (restMs: number) => {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof ModelFailed && isOutage(error)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  return async function* (parts: () => AsyncGenerator<ChatPart>): AsyncGenerator<ChatPart> {
    // Whoever comes while one tries whether the server is back does not wait for it.
    if (policy.state === CircuitState.HalfOpen) throw new ModelFailed('left-alone');
    const began = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    // Where the breaker is open nobody waits for it.
    ended.promise.catch(() => undefined);
    const watched = policy.execute(() => {
      began.resolve();
      return ended.promise;
    });
    try {
      await Promise.race([began.promise, watched]);
      yield* parts();
      ended.resolve();
    } catch (error) {
      ended.reject(error);
      throw error instanceof BrokenCircuitError ? new ModelFailed('left-alone') : error;
    } finally {
      // A reader that left took what it wanted.
      ended.resolve();
      await watched.catch(() => undefined);
    }
  };
};

/** A server that speaks the chat completions of OpenAI, behind a circuit breaker of its own. */
export const openAiClient = (
  { apiKey, baseUrl }: ModelServer,
  { longest, mostBytes, restMs }: ModelBounds,
): ModelClient => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    // Its log would hold what learners typed.
    logLevel: 'off',
    fetch: boundedFetch(mostBytes),
  });
  const guard = guarded(restMs);
  const told = new Set<string>();

  const isTold = ({ model }: ModelAsk): boolean => knowsNoSchema.test(model) || told.has(model);

  const asked = (ask: ModelAsk, isTold: boolean) => {
    const { timeoutMs, signal } = ask;
    return chatStream(client, bodyOf(ask, { baseUrl, isTold }), { timeoutMs, signal, longest });
  };

  /** Not every compatible server takes a schema: from then on its model is told the shape in words. */
  const askedInWords = async function* (ask: ModelAsk): AsyncGenerator<ChatPart> {
    for await (const part of asked(ask, true)) {
      if (part.kind === 'end') told.add(ask.model);
      yield part;
    }
  };

  const withShape = async function* (ask: ModelAsk): AsyncGenerator<ChatPart> {
    const until = performance.now() + ask.timeoutMs;
    try {
      yield* asked(ask, isTold(ask));
    } catch (error) {
      const isNotTaken = error instanceof ModelFailed && error.status === 400;
      if (!isNotTaken || !ask.shape || isTold(ask)) throw error;
      const timeoutMs = Math.max(1, Math.round(until - performance.now()));
      yield* askedInWords({ ...ask, timeoutMs });
    }
  };

  const stream = (ask: ModelAsk) => guard(() => withShape(ask));
  return {
    stream,
    complete: async (ask) => {
      let text = '';
      for await (const part of stream(ask)) {
        if (part.kind === 'end') return { text, usage: part.usage, isCutOff: part.isCutOff };
        text += part.text;
      }
      throw new ModelFailed('dropped');
    },
  };
};
