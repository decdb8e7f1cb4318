import { setTimeout as pause } from 'node:timers/promises';
import type OpenAI from 'openai';
import { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { AnswerTooLong } from './bounded-fetch.ts';
import { ModelFailed, type ModelFailureReason, type ModelUsage } from './model-failed.ts';

type Body = ChatCompletionCreateParamsStreaming;

export type ChatPart =
  | { readonly kind: 'text'; readonly text: string }
  /** The last one. */
  | { readonly kind: 'end'; readonly usage: ModelUsage; readonly isCutOff: boolean };

export type ChatOptions = {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Longest text, in characters. */
  readonly longest: number;
};

/** Of a chunk only what is used; a server that calls itself compatible may send anything. */
const chunkShape = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).nullish(),
});

/** Tokens that a text comes to at most, near enough, where nobody counted them. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

/** Milliseconds that a server which is busy asks to be left alone for; undefined where it names none. */
const askedPause = (error: unknown): number | undefined => {
  if (!(error instanceof APIError) || error.status !== 429) return undefined;
  const header = (name: string) => error.headers?.get(name) ?? undefined;
  const named = Number(header('retry-after-ms') ?? Number(header('retry-after')) * 1000);
  return Number.isFinite(named) && named >= 0 ? named : undefined;
};

type Watch = {
  readonly timeout: AbortSignal;
  readonly stopped: AbortSignal | undefined;
  readonly usage: () => ModelUsage;
};

const reasonOf = (error: unknown): ModelFailureReason => {
  if (error instanceof AnswerTooLong) return 'too-long';
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'malformed';
  return 'dropped';
};

const failureOf = (error: unknown, { timeout, stopped, usage }: Watch): ModelFailed => {
  if (error instanceof ModelFailed) return error;
  if (stopped?.aborted) return new ModelFailed('stopped', { usage: usage() });
  if (timeout.aborted) return new ModelFailed('timeout', { usage: usage() });
  // Nothing was read of what was asked.
  if (error instanceof APIConnectionError) return new ModelFailed('unreachable');
  if (error instanceof APIError && error.status !== undefined) {
    return new ModelFailed(error.status === 429 ? 'busy' : 'refused', { status: error.status });
  }
  return new ModelFailed(reasonOf(error), { usage: usage() });
};

/** Asks, and once more where the server is busy and names a pause that fits into the time there is. */
const opened = async (
  client: OpenAI,
  body: Body,
  { until, signal }: { readonly until: number; readonly signal: AbortSignal },
) => {
  try {
    return await client.chat.completions.create(body, { signal });
  } catch (error) {
    const pauseMs = askedPause(error);
    if (pauseMs === undefined || performance.now() + pauseMs >= until) throw error;
    await pause(pauseMs, undefined, { signal });
    return client.chat.completions.create(body, { signal });
  }
};

/** What has come of a completion so far. */
const received = (body: Body, longest: number) => {
  let text = '';
  let counted: ModelUsage | undefined;
  let ended: string | undefined;
  return {
    /** The text that a chunk adds. */
    take: (chunk: unknown): string => {
      const { choices, usage } = chunkShape.parse(chunk);
      const { delta, finish_reason: reason } = choices[0] ?? {};
      const added = delta?.content ?? '';
      text += added;
      ended = reason ?? ended;
      if (usage) {
        counted = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
      }
      if (text.length > longest) throw new AnswerTooLong(`More than ${longest} characters`);
      return added;
    },
    ended: () => ended,
    // Until a server counts, its text is what it cost.
    usage: (): ModelUsage =>
      counted ?? { inputTokens: tokensOf(JSON.stringify(body)), outputTokens: tokensOf(text) },
  };
};

/** Asks for one completion and gives its text as it comes. Throws `ModelFailed`. */
export const chatStream = async function* (
  client: OpenAI,
  body: Body,
  { timeoutMs, signal: stopped, longest }: ChatOptions,
): AsyncGenerator<ChatPart> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stopped ? AbortSignal.any([timeout, stopped]) : timeout;
  const until = performance.now() + timeoutMs;
  const { take, ended, usage } = received(body, longest);
  try {
    for await (const chunk of await opened(client, body, { until, signal })) {
      const text = take(chunk);
      if (text !== '') yield { kind: 'text', text };
    }
    // The client ends an aborted stream as if it were whole.
    signal.throwIfAborted();
    if (ended() === undefined) throw new ModelFailed('dropped', { usage: usage() });
  } catch (error) {
    throw failureOf(error, { timeout, stopped, usage });
  }
  yield { kind: 'end', usage: usage(), isCutOff: ended() === 'length' };
};
