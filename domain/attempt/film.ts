import { match, P } from 'ts-pattern';
import type { AnswerChange, AttemptFilm, FilmMoment } from '../contracts/film.ts';
import type { QuestionId } from '../kernel/ids.ts';
import { epochMs, type Instant } from '../kernel/time.ts';
import type { AttemptEvent, QuizResult } from './events.ts';
import { questionIdsOn } from './question-ids.ts';
import { isCorrect } from './scoring.ts';
import { workMoments } from './work-moments.ts';

type Issued = Extract<AttemptEvent, { type: 'PaperIssued' }>['data'];
type AnswerRecord = Pick<
  Extract<AttemptEvent, { type: 'AnswerGiven' }>['data'],
  'at' | 'itemId' | 'chosen'
>;

type Reel = {
  readonly paper: Issued;
  readonly idOf: (itemId: string) => QuestionId;
  readonly moments: readonly FilmMoment[];
  readonly changes: readonly AnswerChange[];
  /** Chosen letters by item, as of the moment that was folded last. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
};

const msSince = (paper: Issued, at: Instant): number =>
  Math.max(0, epochMs(at) - epochMs(paper.at));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

const withMoments = (reel: Reel, moments: readonly FilmMoment[]): Reel => ({
  ...reel,
  moments: [...reel.moments, ...moments],
});

type Judge = (itemId: string, chosen: readonly string[]) => boolean;

/** Right or wrong by the key as it stands now, also where it was mended since. */
const judgeOf = ({ items }: Issued, { answers }: QuizResult): Judge => {
  const keys = new Map(answers.map(({ itemId, key }) => [itemId as string, key]));
  const types = new Map(items.map(({ itemId, type }) => [itemId as string, type]));
  return (itemId, chosen) =>
    isCorrect({ type: types.get(itemId) ?? 'single', key: keys.get(itemId) ?? [] }, chosen);
};

const changeKind = (was: boolean, is: boolean): AnswerChange['kind'] | undefined => {
  if (was && !is) return 'right-to-wrong';
  if (!was) return is ? 'wrong-to-right' : 'wrong-to-wrong';
  return undefined;
};

/** An answer given for the first time, or taken back, is no change of mind. */
const changeOf = (
  { itemId, chosen }: AnswerRecord,
  before: readonly string[],
  judge: Judge,
): Omit<AnswerChange, 'ms' | 'questionId'> | undefined => {
  if (before.length === 0 || chosen.length === 0) return undefined;
  const kind = changeKind(judge(itemId, before), judge(itemId, chosen));
  return kind && { from: [...before], to: chosen, kind };
};

/** Events that only add time to a question are no moment of the film. */
const answered = (reel: Reel, given: AnswerRecord, judge: Judge): Reel => {
  const before = reel.chosen.get(given.itemId) ?? [];
  if (isSame(before, given.chosen)) return reel;
  const ms = msSince(reel.paper, given.at);
  const change = changeOf(given, before, judge);
  const kind = given.chosen.length === 0 ? 'cleared' : 'answered';
  const questionId = reel.idOf(given.itemId);
  return {
    ...reel,
    moments: [...reel.moments, { ms, kind, questionId, labels: given.chosen }],
    changes: change ? [...reel.changes, { ms, questionId, ...change }] : reel.changes,
    chosen: new Map(reel.chosen).set(given.itemId, given.chosen),
  };
};

/** A paper may bring answers of its own when it is handed in, such as those given while offline. */
const withHandedIn = (reel: Reel, { at, answers }: QuizResult, judge: Judge): Reel =>
  answers.reduce((so, { itemId, chosen }) => answered(so, { at, itemId, chosen }, judge), reel);

/** An answer that was on its way when the time ended came before the hand-in all the same. */
const closed = (reel: Reel, { at }: QuizResult): Reel => {
  const ms = Math.max(msSince(reel.paper, at), ...reel.moments.map((moment) => moment.ms));
  return withMoments(reel, [{ ms, kind: 'submitted', questionId: null }]);
};

const after = (reel: Reel, event: AttemptEvent, judge: Judge): Reel => {
  return match(event)
    .returnType<Reel>()
    .with({ type: 'AnswerGiven' }, ({ data }) => answered(reel, data, judge))
    .with({ type: 'AnswerRevealed' }, ({ data: { at, itemId } }) =>
      withMoments(reel, [
        { ms: msSince(reel.paper, at), kind: 'revealed', questionId: reel.idOf(itemId) },
      ]),
    )
    .with({ type: 'QuizSubmitted' }, ({ data }) => closed(withHandedIn(reel, data, judge), data))
    .with(
      { type: 'PaperIssued' },
      { type: 'AttemptVoided' },
      { type: 'AttemptRescored' },
      // Items came one by one and no answer changed: the answers are the film.
      { type: P.union('AdaptiveExamStarted', 'AbilityEstimated', 'ItemChosen') },
      { type: 'AdaptiveExamEnded' },
      () => reel,
    )
    .otherwise((work) => {
      const shown = { ms: msSince(reel.paper, work.data.at), idOf: reel.idOf };
      return withMoments(reel, workMoments(work, shown));
    });
};

/** All items in the order in which they came onto the paper. */
const itemsIn = (events: readonly AttemptEvent[]) =>
  events.flatMap((event) => {
    if (event.type === 'PaperIssued') return event.data.items;
    return event.type === 'ItemChosen' ? event.data.item : [];
  });

/**
 * A submitted attempt, moment by moment. `events` are those of its stream, `result` the result as
 * it stands now; undefined for a stream that holds no paper.
 */
export const filmOf = (
  events: readonly AttemptEvent[],
  result: QuizResult,
): AttemptFilm | undefined => {
  const issued = events.find((event) => event.type === 'PaperIssued');
  if (!issued) return undefined;
  const paper = issued.data;
  const judge = judgeOf(paper, result);
  const idOf = questionIdsOn({ attemptId: paper.attemptId, items: itemsIn(events) });
  const reel = events.reduce<Reel>((so, event) => after(so, event, judge), {
    paper,
    idOf,
    moments: [],
    changes: [],
    chosen: new Map(),
  });
  const moments = reel.moments.toSorted((one, other) => one.ms - other.ms);
  return {
    id: paper.attemptId,
    startedAt: paper.at,
    flagged: paper.flagged.map(idOf),
    lengthMs: moments.at(-1)?.ms ?? 0,
    moments,
    changes: [...reel.changes],
  };
};
