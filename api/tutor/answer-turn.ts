import { GenerationFailed } from '../../domain/ports/generation.ts';
import type { Stopping, TutorPiece, TutorRequest } from '../../domain/ports/tutor.ts';
import { givenBefore, noStanding } from '../../domain/tutor/conversation-state.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { modelBudget } from './model-budget.ts';
import { itemOffering } from './offer-item.ts';
import { openText } from './presenters/conversation.ts';
import { bankTopicOf, starterNames } from './study-topics.ts';
import { carryOutOnTurn, type OpenTurn } from './turn-command.ts';

/** Longer is no answer any more, from whichever provider. */
const longestAnswer = 8000;
const longestMs = 60_000;
/** Turns before, as a model is told them. */
const mostEarlier = 12;

export type Answering = OpenTurn & {
  readonly stop: AbortSignal;
  readonly onText: (text: string) => void;
};

const earlierOf =
  (context: ApiContext, { state, turn, reader }: Answering) =>
  async () => {
    const before = state.turns.slice(0, state.turns.indexOf(turn)).slice(-mostEarlier);
    const open = (text: string) => openText(context, reader.learner, text);
    return Promise.all(
      before.flatMap(({ text, given }) =>
        given
          ? [
              Promise.all([open(text), open(given.text)]).then(([learner, tutor]) => ({
                learner,
                tutor,
              })),
            ]
          : [],
      ),
    );
  };

const standingOf = async (context: ApiContext, { state, turn, reader }: Answering) => {
  const { standing } = givenBefore(state.turns, turn.id) ?? { standing: noStanding };
  const { bankTopic } = standing;
  if (bankTopic === null) return standing;
  return { ...standing, bankTopic: await openText(context, reader.learner, bankTopic) };
};

const requestFor = async (
  context: ApiContext,
  answering: Answering,
  { offerItem, model }: Pick<TutorRequest, 'offerItem' | 'model'>,
): Promise<TutorRequest> => {
  const { turn, state, reader } = answering;
  const text = await openText(context, reader.learner, turn.text);
  const [starters, bankTopic, standing] = await Promise.all([
    starterNames(context, reader),
    bankTopicOf(context, reader, text),
    standingOf(context, answering),
  ]);
  return {
    wish: turn.wish,
    text,
    earlier: earlierOf(context, answering),
    standing,
    told: state.turns.flatMap(({ given }) => given?.cites ?? []),
    field: reader.field,
    starters,
    bankTopic,
    model,
    offerItem,
  };
};

type Done = Extract<TutorPiece, { kind: 'done' }>;
type Written = { readonly text: string; readonly done: Done; readonly stopped: boolean };

/** Reads an answer to its end, or to where it was stopped. Throws `GenerationFailed` where it has none. */
const written = async (
  context: ApiContext,
  request: TutorRequest,
  { stop, onText }: Pick<Answering, 'stop' | 'onText'>,
): Promise<Written> => {
  const bound = new AbortController();
  const signal = AbortSignal.any([stop, bound.signal, AbortSignal.timeout(longestMs)]);
  const stopping: Stopping = {
    isStopped: () => signal.aborted,
    onStop: (act) => {
      if (signal.aborted) act();
      else signal.addEventListener('abort', act, { once: true });
    },
  };
  let text = '';
  for await (const piece of context.world.tutor.answer(request, stopping)) {
    if (piece.kind === 'done') return { text, done: piece, stopped: signal.aborted };
    const more = piece.text.slice(0, longestAnswer - text.length);
    text += more;
    if (more !== '') onText(more);
    if (text.length >= longestAnswer) bound.abort();
  }
  throw new GenerationFailed('The answer ended without an end');
};

/** Answers a turn and records it, whether or not anybody still listens. Throws what the log throws, and `GenerationFailed`. */
export const answerTurn = async (
  context: ApiContext,
  exchange: Exchange,
  answering: Answering,
): Promise<void> => {
  const began = performance.now();
  const offering = itemOffering(context, exchange, answering);
  const budget = await modelBudget(context, exchange, answering);
  const { model } = budget;
  const request = await requestFor(context, answering, { offerItem: offering.offer, model });
  const { text, done, stopped } = await written(context, request, answering);
  await budget.settle(done.cost);
  const told = offering
    .refused()
    .map((message) => `\n\n${message}`)
    .join('');
  if (told !== '') answering.onText(told);
  const milliseconds = Math.round(performance.now() - began);
  await carryOutOnTurn(context, exchange, {
    ...answering,
    command: {
      type: 'GiveTutorTurn',
      text: `${text.trimEnd()}${told}`,
      stopped,
      took: { ...done.cost, provider: done.provider, milliseconds },
      cites: done.cites,
      standing: done.standing,
    },
  });
};
