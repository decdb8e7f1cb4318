import { match } from 'ts-pattern';
import type { StandsIn } from '../contracts/study-aids.ts';
import type { StudyMethod } from '../contracts/study-methods.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, StudyAidId, TutorTurnId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, type Instant, secondsBetween } from '../kernel/time.ts';
import type { GenerationCost, Provider } from '../ports/generation.ts';
import {
  cardsTaken,
  type DayRequest,
  type GenerationsOfDay,
  longestGeneration,
  tokensAllowed,
} from './day-requests.ts';
import type { StudyAidEvent } from './events.ts';

type About = { readonly aidId: StudyAidId; readonly learnerId: AccountId; readonly at: Instant };

export type RequestStudyAid = About & {
  readonly type: 'RequestStudyAid';
  readonly day: CalendarDay;
  readonly method: StudyMethod;
  readonly topic: string;
  /** Flashcards that would be made; 0 for other methods. */
  readonly cards: number;
  /** Flashcards that may be made a day; null without a limit. */
  readonly dailyCards: number | null;
  /** The most that a model would take; 0 where none would be asked. */
  readonly tokens: number;
  /** Tokens that a model may take for the learner a day. */
  readonly dailyTokens: number;
};

type Took = GenerationCost & { readonly provider: Provider; readonly milliseconds: number };

export type FinishStudyAid = About & {
  readonly type: 'FinishStudyAid';
  readonly took: Took;
  readonly outcome:
    | {
        readonly kind: 'made';
        readonly parts: number;
        readonly flashcards: string | null;
        readonly standsIn: StandsIn | null;
      }
    | { readonly kind: 'unknown' | 'failed' };
};

type OfTurn = {
  readonly turnId: TutorTurnId;
  readonly learnerId: AccountId;
  readonly at: Instant;
};

/** Before a model is asked for a turn of the tutor. */
export type HoldTutorTokens = OfTurn & {
  readonly type: 'HoldTutorTokens';
  readonly day: CalendarDay;
  /** The most that it would take. */
  readonly tokens: number;
  readonly dailyTokens: number;
};

/** What it took in the end. */
export type SettleTutorTokens = OfTurn & {
  readonly type: 'SettleTutorTokens';
  readonly tokens: number;
};

export type GenerationRefusal =
  | { readonly code: 'FlashcardLimit'; readonly limit: number }
  | { readonly code: 'GenerationTooLate' };

/** Of so many wanted, those that the day still allows. */
const cardsAllowed = (
  { cards, dailyCards, at }: Pick<RequestStudyAid, 'cards' | 'dailyCards' | 'at'>,
  state: GenerationsOfDay,
): number =>
  dailyCards === null ? cards : Math.min(cards, Math.max(0, dailyCards - cardsTaken(state, at)));

type Command = RequestStudyAid | FinishStudyAid | HoldTutorTokens | SettleTutorTokens;
type Decision = ReturnType<
  Decider<GenerationsOfDay, Command, StudyAidEvent, GenerationRefusal>['decide']
>;

const request = (command: RequestStudyAid, state: GenerationsOfDay): Decision => {
  const { type: _, dailyCards, dailyTokens: __, ...asked } = command;
  const cards = cardsAllowed(command, state);
  const tokens = tokensAllowed(command, state);
  if (dailyCards !== null && asked.cards > 0 && cards === 0) {
    return refused({ code: 'FlashcardLimit', limit: dailyCards });
  }
  return accepted([{ type: 'StudyAidRequested', data: { ...asked, cards, tokens } }]);
};

const finish = (
  { type: _, took, outcome, ...about }: FinishStudyAid,
  state: GenerationsOfDay,
): Decision => {
  const waiting = state.get(about.aidId);
  if (waiting?.status !== 'waiting' || waiting.method === null) return accepted([]);
  if (outcome.kind !== 'made') {
    return accepted([
      { type: 'StudyAidFailed', data: { ...about, ...took, outcome: outcome.kind } },
    ]);
  }
  // What it held was given to others meanwhile.
  if (secondsBetween(waiting.at, about.at) > longestGeneration) {
    return refused({ code: 'GenerationTooLate' });
  }
  const { day, method } = waiting;
  const { kind: __, ...made } = outcome;
  return accepted([
    { type: 'StudyAidGenerated', data: { ...about, ...took, day, method, ...made } },
  ]);
};

const hold = (
  { type: _, dailyTokens, ...held }: HoldTutorTokens,
  state: GenerationsOfDay,
): Decision => {
  if (state.has(held.turnId)) return accepted([]);
  const tokens = tokensAllowed({ ...held, dailyTokens }, state);
  return accepted(tokens > 0 ? [{ type: 'TutorTokensHeld', data: held }] : []);
};

const settle = ({ type: _, ...took }: SettleTutorTokens, state: GenerationsOfDay): Decision =>
  accepted(
    state.get(took.turnId)?.status === 'waiting'
      ? [{ type: 'TutorTokensSettled', data: took }]
      : [],
  );

type Settled = Pick<GenerationCost, 'inputTokens' | 'outputTokens'> & {
  readonly aidId: StudyAidId;
};

const settled = (
  state: GenerationsOfDay,
  { aidId, inputTokens, outputTokens }: Settled,
  status: DayRequest['status'],
): GenerationsOfDay => {
  const before = state.get(aidId);
  const tokens = inputTokens + outputTokens;
  return before ? new Map(state).set(aidId, { ...before, tokens, status }) : state;
};

/** The day's limit is decided here, one request after the other, however many come at once. */
export const generationsOfDay: Decider<
  GenerationsOfDay,
  Command,
  StudyAidEvent,
  GenerationRefusal
> = {
  initial: new Map(),
  decide: (command, state) =>
    match(command)
      .with({ type: 'RequestStudyAid' }, (asked) => request(asked, state))
      .with({ type: 'FinishStudyAid' }, (done) => finish(done, state))
      .with({ type: 'HoldTutorTokens' }, (held) => hold(held, state))
      .with({ type: 'SettleTutorTokens' }, (took) => settle(took, state))
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<GenerationsOfDay>()
      .with({ type: 'StudyAidRequested' }, ({ data: { aidId, at, day, method, cards, tokens } }) =>
        new Map(state).set(aidId, { at, day, method, cards, tokens, status: 'waiting' }),
      )
      .with({ type: 'StudyAidGenerated' }, ({ data }) => settled(state, data, 'made'))
      .with({ type: 'StudyAidFailed' }, ({ data }) => settled(state, data, 'failed'))
      .with({ type: 'TutorTokensHeld' }, ({ data: { turnId, at, day, tokens } }) =>
        new Map(state).set(turnId, { at, day, method: null, cards: 0, tokens, status: 'waiting' }),
      )
      .with({ type: 'TutorTokensSettled' }, ({ data: { turnId, tokens } }) => {
        const held = state.get(turnId);
        return held ? new Map(state).set(turnId, { ...held, tokens, status: 'made' }) : state;
      })
      .with(
        { type: 'StudyAidSaved' },
        { type: 'StudyAidDeleted' },
        { type: 'StudyAidRestored' },
        () => state,
      )
      .exhaustive(),
};
