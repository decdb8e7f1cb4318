import { match } from 'ts-pattern';
import type { StandsIn } from '../contracts/study-aids.ts';
import type { StudyMethod } from '../contracts/study-methods.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, StudyAidId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, type Instant, secondsBetween } from '../kernel/time.ts';
import type { GenerationCost, Provider } from '../ports/generation.ts';
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

export type GenerationRefusal =
  | { readonly code: 'FlashcardLimit'; readonly limit: number }
  | { readonly code: 'GenerationTooLate' };

type Request = {
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly method: StudyMethod;
  readonly cards: number;
  /** Held while it waits, then those that a model took. */
  readonly tokens: number;
  readonly status: 'waiting' | 'made' | 'failed';
};

/** What one learner had made on one of their days. */
export type GenerationsOfDay = ReadonlyMap<StudyAidId, Request>;

/** Seconds until what a crash left behind gives back what it held. */
const longestGeneration = 120;

const isUnderWay = ({ status, at: since }: Request, at: Instant): boolean =>
  status === 'waiting' && secondsBetween(since, at) <= longestGeneration;

/** Cards of the day that are made, or held by a request under way. */
export const cardsTaken = (state: GenerationsOfDay, at: Instant): number =>
  [...state.values()]
    .filter((request) => request.status === 'made' || isUnderWay(request, at))
    .reduce((sum, { cards }) => sum + cards, 0);

/** Tokens of the day that a model took, whatever came of it, or that a request under way holds. */
const tokensTaken = (state: GenerationsOfDay, at: Instant): number =>
  [...state.values()]
    .filter((request) => request.status !== 'waiting' || isUnderWay(request, at))
    .reduce((sum, { tokens }) => sum + tokens, 0);

/** All of them, or none: then the built-in knowledge base answers. */
const tokensAllowed = (
  { tokens, dailyTokens, at }: RequestStudyAid,
  state: GenerationsOfDay,
): number => (tokensTaken(state, at) + tokens <= dailyTokens ? tokens : 0);

/** Of so many wanted, those that the day still allows. */
const cardsAllowed = (
  { cards, dailyCards, at }: Pick<RequestStudyAid, 'cards' | 'dailyCards' | 'at'>,
  state: GenerationsOfDay,
): number =>
  dailyCards === null ? cards : Math.min(cards, Math.max(0, dailyCards - cardsTaken(state, at)));

type Command = RequestStudyAid | FinishStudyAid;
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
  if (waiting?.status !== 'waiting') return accepted([]);
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

type Settled = Pick<GenerationCost, 'inputTokens' | 'outputTokens'> & {
  readonly aidId: StudyAidId;
};

const settled = (
  state: GenerationsOfDay,
  { aidId, inputTokens, outputTokens }: Settled,
  status: Request['status'],
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
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<GenerationsOfDay>()
      .with({ type: 'StudyAidRequested' }, ({ data: { aidId, at, day, method, cards, tokens } }) =>
        new Map(state).set(aidId, { at, day, method, cards, tokens, status: 'waiting' }),
      )
      .with({ type: 'StudyAidGenerated' }, ({ data }) => settled(state, data, 'made'))
      .with({ type: 'StudyAidFailed' }, ({ data }) => settled(state, data, 'failed'))
      .with(
        { type: 'StudyAidSaved' },
        { type: 'StudyAidDeleted' },
        { type: 'StudyAidRestored' },
        () => state,
      )
      .exhaustive(),
};
