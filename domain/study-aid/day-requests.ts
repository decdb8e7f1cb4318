import type { StudyMethod } from '../contracts/study-methods.ts';
import type { StudyAidId, TutorTurnId } from '../kernel/ids.ts';
import { type CalendarDay, type Instant, secondsBetween } from '../kernel/time.ts';

/** What one request of a learner holds of the day, or took of it. */
export type DayRequest = {
  readonly at: Instant;
  readonly day: CalendarDay;
  /** Null of a turn of the tutor. */
  readonly method: StudyMethod | null;
  readonly cards: number;
  /** Held while it waits, then those that a model took. */
  readonly tokens: number;
  readonly status: 'waiting' | 'made' | 'failed';
};

/** What one learner had made on one of their days, and what the tutor's model took for them. */
export type GenerationsOfDay = ReadonlyMap<StudyAidId | TutorTurnId, DayRequest>;

/** Seconds until what a crash left behind gives back what it held. */
export const longestGeneration = 120;

const isUnderWay = ({ status, at: since }: DayRequest, at: Instant): boolean =>
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

type Tokens = { readonly tokens: number; readonly dailyTokens: number; readonly at: Instant };

/** All of them, or none: then the built-in knowledge base answers. */
export const tokensAllowed = (
  { tokens, dailyTokens, at }: Tokens,
  state: GenerationsOfDay,
): number => (tokensTaken(state, at) + tokens <= dailyTokens ? tokens : 0);
