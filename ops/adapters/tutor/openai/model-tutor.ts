import type { GenerationCost, GenerationMost } from '../../../../domain/ports/generation.ts';
import type { Stopping, Tutor, TutorPiece, TutorRequest } from '../../../../domain/ports/tutor.ts';
import { tokensOf } from '../../generation/openai/chat-stream.ts';
import type { ModelClient } from '../../generation/openai/model-client.ts';
import type { ModelUsage } from '../../generation/openai/model-failed.ts';
import { microDollarsOf, type Price, priceOf } from '../../generation/openai/prices.ts';
import type { GroundedTutor, PlannedTurn } from '../grounded-tutor.ts';
import { messagesOf } from './instructions.ts';
import { markedText } from './marks.ts';
import { endOf, type ModelTurn, type TutorStandIn, writtenTurn } from './written-turn.ts';

export type ModelTutorOptions = {
  readonly client: ModelClient;
  readonly builtIn: GroundedTutor;
  /** Of models that are not on our list. */
  readonly price?: Partial<Price>;
  /** For one answer. */
  readonly timeoutMs: number;
  /** What nobody can guess, for the marks around what was typed. */
  readonly newMark: () => string;
  readonly report: (standIn: TutorStandIn) => void;
};

type Priced = Pick<ModelTutorOptions, 'price'>;

const costOf = (model: string, usage: ModelUsage, { price }: Priced): GenerationCost => ({
  model,
  ...usage,
  microDollars: microDollarsOf(usage, priceOf(model, price)),
});

const mostOf = (
  { messages, allowance }: Pick<ModelTurn, 'messages' | 'allowance'>,
  priced: Priced,
): GenerationMost => {
  const inputTokens = tokensOf(JSON.stringify(messages));
  const { model, maxTokens } = allowance;
  const { microDollars } = costOf(model, { inputTokens, outputTokens: maxTokens }, priced);
  return { tokens: inputTokens + maxTokens, microDollars };
};

/** The turn as rules word it, where nothing came of a model but its price. */
const inItsPlace = async function* (
  spoken: AsyncIterable<TutorPiece>,
  cost: GenerationCost,
): AsyncGenerator<TutorPiece> {
  for await (const piece of spoken) yield piece.kind === 'done' ? { ...piece, cost } : piece;
};

/** A turn in the words of a model, as it comes; made whole by the rules where it broke off. */
const wordedTurn = async function* (
  { client, builtIn, report, ...priced }: ModelTutorOptions,
  asked: ModelTurn,
  stopping: Stopping,
): AsyncGenerator<TutorPiece> {
  const { turn, allowance } = asked;
  const marks = markedText(turn.worded.grounds.map(({ id }) => id));
  const written = yield* writtenTurn(client, asked, marks);
  const { text, usage, failed } = written;
  const cost = costOf(allowance.model, usage, priced);
  const isStopped = stopping.isStopped();
  if (failed && !isStopped) report(failed);
  if (failed && text.trim() === '') {
    yield* inItsPlace(builtIn.speak(turn, stopping), cost);
    return;
  }
  const end = isStopped ? '' : endOf(turn, written, marks);
  if (end !== '') yield { kind: 'text', text: end };
  const { standing } = turn.said;
  yield { kind: 'done', provider: 'openai', cost, cites: marks.used(), standing };
};

/** A tutor whose turns are chosen by rules and worded by a model from the facts they stand on; by the rules alone where no model may be asked or none answers. */
export const modelTutor = (options: ModelTutorOptions): Tutor => {
  const { builtIn, timeoutMs, newMark } = options;
  const hurrying = new AbortController();

  /** Undefined where no model may be asked, or no budget is left. */
  const askedOf = async (
    request: TutorRequest,
    { said, worded }: PlannedTurn,
    stopping: Stopping,
  ): Promise<ModelTurn | undefined> => {
    const { model, earlier } = request;
    if (!model || !worded) return undefined;
    const { allowance } = model;
    const turn = { said, worded };
    const messages = messagesOf(request, turn, { earlier: await earlier(), mark: newMark() });
    if (!(await model.hold(mostOf({ messages, allowance }, options)))) return undefined;
    const stopped = new AbortController();
    stopping.onStop(() => stopped.abort());
    const signal = AbortSignal.any([stopped.signal, hurrying.signal]);
    return { turn, allowance, messages, signal, timeoutMs };
  };

  return {
    answer: async function* (request, stopping) {
      const turn = await builtIn.plan(request);
      const asked = await askedOf(request, turn, stopping);
      yield* asked ? wordedTurn(options, asked, stopping) : builtIn.speak(turn, stopping);
    },
    hurry: () => hurrying.abort(),
    teaches: builtIn.teaches,
    facts: builtIn.facts,
  };
};
