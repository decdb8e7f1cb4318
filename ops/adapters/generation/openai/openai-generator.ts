import type {
  GenerationCost,
  GenerationMost,
  GenerationRequest,
  ModelAllowance,
  StudyAidGenerator,
} from '../../../../domain/ports/generation.ts';
import { tokensOf } from './chat-stream.ts';
import { type Checked, checkedContent } from './content-rules.ts';
import { messagesOf, repairOf, type Wish } from './instructions.ts';
import type { ModelClient, ModelMessage } from './model-client.ts';
import { ModelFailed, type ModelFailureReason, type ModelUsage } from './model-failed.ts';
import { microDollarsOf, type Price, priceOf } from './prices.ts';
import { strictSchemaOf } from './strict-schema.ts';
import { isWritten, partsToAsk, type WrittenMethod } from './written-methods.ts';

/** Why the built-in knowledge base answered after all; nothing of what was typed or written. */
export type StandInReport = {
  readonly model: string;
  readonly method: WrittenMethod;
  readonly reason: ModelFailureReason | 'declined' | 'unusable';
  readonly status?: number | undefined;
};

export type OpenAiGeneratorOptions = {
  readonly client: ModelClient;
  readonly builtIn: StudyAidGenerator;
  /** Of models that are not on our list. */
  readonly price?: Partial<Price>;
  /** For all that is asked of the model for one aid. */
  readonly timeoutMs: number;
  /** What nobody can guess, for the marks around what was typed. */
  readonly newMark: () => string;
  readonly report: (standIn: StandInReport) => void;
};

type Written =
  | { readonly ok: true; readonly aid: Extract<Checked, { ok: true }>['aid'] }
  | { readonly ok: false; readonly why: Pick<StandInReport, 'reason' | 'status'> };

/** What is wrong with an answer, told to the model that gave it. */
const repairTokens = 200;

const nothing: ModelUsage = { inputTokens: 0, outputTokens: 0 };
const plus = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});

type Asking = Pick<OpenAiGeneratorOptions, 'client' | 'timeoutMs'> & {
  readonly signal: AbortSignal;
  readonly wish: Wish;
  readonly allowance: ModelAllowance;
};

/** Asks once, and says what is wrong with the answer. */
const round = async (
  { client, signal, wish: { method, parts }, allowance }: Asking,
  messages: readonly ModelMessage[],
  timeoutMs: number,
) => {
  const shape = { name: method.replaceAll('-', '_'), schema: strictSchemaOf(method) };
  const answer = await client.complete({ ...allowance, messages, shape, timeoutMs, signal });
  const checked: Checked = answer.isCutOff
    ? { ok: false, wrong: 'It is too long and was cut off; make fewer parts and shorter texts.' }
    : checkedContent(method, answer.text, parts);
  return { ...answer, checked };
};

const outcomeOf = (checked: Checked): Written => {
  if (checked.ok) return checked;
  return { ok: false, why: { reason: checked.isDeclined ? 'declined' : 'unusable' } };
};

/** Asks, and a second time where the first answer cannot be used; what both took is told in any case. */
const written = async (
  asking: Asking,
): Promise<{ readonly written: Written; readonly usage: ModelUsage }> => {
  const until = performance.now() + asking.timeoutMs;
  const messages = messagesOf(asking.wish);
  let usage = nothing;
  try {
    const first = await round(asking, messages, asking.timeoutMs);
    usage = first.usage;
    const { text, checked } = first;
    if (checked.ok || checked.isDeclined) return { written: outcomeOf(checked), usage };
    const left = Math.max(1, Math.round(until - performance.now()));
    const second = await round(asking, [...messages, ...repairOf(text, checked.wrong)], left);
    return { written: outcomeOf(second.checked), usage: plus(usage, second.usage) };
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    const { reason, status } = error;
    return { written: { ok: false, why: { reason, status } }, usage: plus(usage, error.usage) };
  }
};

/** The most that two rounds take: in the second the first answer is read again. */
const mostOf = (wish: Wish, { model, maxTokens }: ModelAllowance, price?: Partial<Price>) => {
  const asked = tokensOf(JSON.stringify([messagesOf(wish), strictSchemaOf(wish.method)]));
  const usage = {
    inputTokens: 2 * asked + maxTokens + repairTokens,
    outputTokens: 2 * maxTokens,
  };
  return {
    tokens: usage.inputTokens + usage.outputTokens,
    microDollars: microDollarsOf(usage, priceOf(model, price)),
  };
};

/**
 * Study aids written by a model, checked against their form; by the built-in knowledge base where no model
 * may be asked, where a model cannot make them, and where what it wrote is of no use.
 */
export const openAiGenerator = (options: OpenAiGeneratorOptions): StudyAidGenerator => {
  const { client, builtIn, price, timeoutMs, report, newMark } = options;
  const hurrying = new AbortController();

  const wishOf = (
    { topic, field, count }: GenerationRequest,
    method: WrittenMethod,
    { maxTokens }: ModelAllowance,
  ): Wish => ({
    method,
    topic,
    field,
    parts: partsToAsk(method, { count, maxTokens }),
    mark: newMark(),
  });

  const costOf = (usage: ModelUsage, { model }: ModelAllowance): GenerationCost => ({
    model,
    ...usage,
    microDollars: microDollarsOf(usage, priceOf(model, price)),
  });

  const most = (request: GenerationRequest): GenerationMost | null => {
    const { method, model } = request;
    return model && isWritten(method) ? mostOf(wishOf(request, method, model), model, price) : null;
  };

  return {
    most,
    hurry: () => hurrying.abort(),
    suggest: builtIn.suggest,
    generate: async (request) => {
      const { method, model: allowance, topic } = request;
      if (!allowance || !isWritten(method)) return builtIn.generate(request);
      const wish = wishOf(request, method, allowance);
      const { written: answer, usage } = await written({
        client,
        timeoutMs,
        signal: hurrying.signal,
        wish,
        allowance,
      });
      const cost = costOf(usage, allowance);
      if (answer.ok) {
        const { aid } = answer;
        return { status: 'generated', provider: 'openai', cost, title: topic, sources: [], aid };
      }
      report({ model: allowance.model, method, ...answer.why });
      return { ...(await builtIn.generate(request)), cost, standsIn: 'model-failed' };
    },
  };
};
