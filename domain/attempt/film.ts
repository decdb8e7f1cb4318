import { match, P } from 'ts-pattern';
import type { AttemptFilm, FilmMoment } from '../contracts/film.ts';
import type { QuestionId } from '../kernel/ids.ts';
import { epochMs, type Instant } from '../kernel/time.ts';
import { answerChanges } from './answer-changes.ts';
import type { AttemptEvent, QuizResult } from './events.ts';
import type { PaperItem } from './paper-item.ts';
import type { Keyed } from './points.ts';
import { questionIdsOn } from './question-ids.ts';
import { workMoments } from './work-moments.ts';

type Issued = Extract<AttemptEvent, { type: 'PaperIssued' }>['data'];
type AnswerRecord = Pick<
  Extract<AttemptEvent, { type: 'AnswerGiven' }>['data'],
  'at' | 'itemId' | 'chosen'
>;

/** Grows while one film is made: a copy for each moment would cost a long stream dearly. */
type Reel = {
  readonly paper: Issued;
  readonly idOf: (itemId: string) => QuestionId;
  readonly moments: FilmMoment[];
  /** Chosen letters by item, as of the moment that was taken last. */
  readonly chosen: Map<string, readonly string[]>;
};

const msSince = (paper: Issued, at: Instant): number =>
  Math.max(0, epochMs(at) - epochMs(paper.at));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

/** Events that only add time to a question are no moment of the film. */
const takeAnswer = ({ paper, idOf, moments, chosen }: Reel, given: AnswerRecord): void => {
  const before = chosen.get(given.itemId) ?? [];
  if (isSame(before, given.chosen)) return;
  const ms = msSince(paper, given.at);
  const questionId = idOf(given.itemId);
  const kind = given.chosen.length === 0 ? 'cleared' : 'answered';
  moments.push({ ms, kind, questionId, labels: given.chosen });
  chosen.set(given.itemId, given.chosen);
};

/** A paper may bring answers of its own when it is handed in, such as those given while offline. */
const takeHandedIn = (reel: Reel, { at, answers }: QuizResult): void => {
  for (const { itemId, chosen } of answers) takeAnswer(reel, { at, itemId, chosen });
};

/** An answer that was on its way when the time ended came before the hand-in all the same. */
const close = ({ paper, moments }: Reel, { at }: QuizResult): void => {
  const last = moments.reduce((latest, { ms }) => Math.max(latest, ms), msSince(paper, at));
  moments.push({ ms: last, kind: 'submitted', questionId: null });
};

const take = (reel: Reel, event: AttemptEvent): void => {
  const { paper, idOf, moments } = reel;
  match(event)
    .with({ type: 'AnswerGiven' }, ({ data }) => takeAnswer(reel, data))
    .with({ type: 'AnswerRevealed' }, ({ data: { at, itemId } }) => {
      moments.push({ ms: msSince(paper, at), kind: 'revealed', questionId: idOf(itemId) });
    })
    .with({ type: 'QuizSubmitted' }, ({ data }) => {
      takeHandedIn(reel, data);
      close(reel, data);
    })
    .with(
      { type: 'PaperIssued' },
      { type: 'AttemptVoided' },
      { type: 'AttemptRescored' },
      // Items came one by one and no answer changed: the answers are the film.
      { type: P.union('AdaptiveExamStarted', 'AbilityEstimated', 'ItemChosen') },
      { type: 'AdaptiveExamEnded' },
      () => undefined,
    )
    .otherwise((work) => {
      for (const moment of workMoments(work, { ms: msSince(paper, work.data.at), idOf })) {
        moments.push(moment);
      }
    });
};

/** All items in the order in which they came onto the paper. */
const itemsIn = (events: readonly AttemptEvent[]): readonly PaperItem[] =>
  events.flatMap((event) => {
    if (event.type === 'PaperIssued') return event.data.items;
    return event.type === 'ItemChosen' ? event.data.item : [];
  });

type FilmItems = { readonly items: readonly PaperItem[]; readonly idOf: Reel['idOf'] };

/** Questions with the key as it stands now, also where it was mended since. */
const askedIn = (
  { items, idOf }: FilmItems,
  { answers }: QuizResult,
): ((questionId: string) => Keyed) => {
  const keys = new Map(answers.map(({ itemId, key }) => [itemId as string, key]));
  const asked = new Map<string, Keyed>(
    items.map(({ itemId, type, marking }) => [
      idOf(itemId),
      { type, marking, key: keys.get(itemId) ?? [] },
    ]),
  );
  return (questionId) => asked.get(questionId) ?? { type: 'single', key: [] };
};

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
  const items = itemsIn(events);
  const idOf = questionIdsOn({ attemptId: paper.attemptId, items });
  const reel: Reel = { paper, idOf, moments: [], chosen: new Map() };
  for (const event of events) take(reel, event);
  const moments = reel.moments.toSorted((one, other) => one.ms - other.ms);
  return {
    id: paper.attemptId,
    startedAt: paper.at,
    flagged: paper.flagged.map(idOf),
    lengthMs: moments.at(-1)?.ms ?? 0,
    moments,
    changes: answerChanges(moments, askedIn({ items, idOf }, result)),
  };
};
