import type { Rescoring, ScoredAnswer } from '../../domain/attempt/events.ts';
import { tellingAnswers } from '../../domain/attempt/telling-answers.ts';
import { type FirstMeetings, withMeeting } from '../../domain/bank/item/first-meetings.ts';
import { freshQuality } from '../../domain/bank/item/fresh-quality.ts';
import {
  countedChoice,
  type ItemUse,
  restScore,
  withPaper,
  withRest,
} from '../../domain/bank/item/quality.ts';
import { itemRevisionKey } from '../../domain/bank/item/read-keys.ts';
import type { DismissalReason, ReportReason } from '../../domain/contracts/items.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** Of the reports before this place of the item's stream, unless an earlier one answered them. */
export type AnswerToReports = { readonly place: number; readonly at: Instant } & (
  | { readonly how: 'rekeyed' }
  | {
      readonly how: 'kept';
      readonly editorId: AccountId;
      readonly reason: DismissalReason;
      /** Sealed. */
      readonly note: string;
    }
);

/** How one revision of an item does in use, and what learners said of it. */
export type ItemQualityRow = {
  readonly itemId: ItemId;
  readonly revision: number;
  readonly use: ItemUse;
  readonly first: FirstMeetings;
  /** Those that wait for an answer. */
  readonly reports: Readonly<Partial<Record<ReportReason, number>>>;
  readonly reportCount: number;
  /** All that ever were of this revision. */
  readonly reportsHeard: number;
  /** Oldest first. */
  readonly answers: readonly AnswerToReports[];
};

type About = Pick<ItemQualityRow, 'itemId' | 'revision'>;

const keyOf = ({ itemId, revision }: About): string => itemRevisionKey(itemId, revision);

const rightIn = (answers: readonly Pick<ScoredAnswer, 'correct'>[]): number =>
  answers.filter(({ correct }) => correct).length;

const used = (use: ItemUse, answer: ScoredAnswer, telling: readonly ScoredAnswer[]): ItemUse => {
  if (!telling.includes(answer)) return use;
  const others = rightIn(telling) - Number(answer.correct);
  return withPaper(use, countedChoice(answer), restScore(others, telling.length - 1));
};

const submitted = (
  row: ItemQualityRow | undefined,
  { data, meta }: Handled<'QuizSubmitted'>,
  key: string,
): ItemQualityRow | undefined => {
  const answer = data.answers.find((one) => keyOf(one) === key);
  if (!answer?.firstSeen || meta.testMode) return row;
  const before = row ?? freshQuality(answer);
  const { chosenOptions: chosen, seconds } = answer;
  return {
    ...before,
    use: used(before.use, answer, tellingAnswers(data)),
    first: withMeeting(before.first, { chosen, seconds }),
  };
};

/** The rest of the paper, seen from one of its other answers, is one answer better or worse. */
const rescored = (row: ItemQualityRow, data: Rescoring, key: string): ItemQualityRow => {
  const { others, wasCorrect, correct } = data;
  const answer = others.find((one) => keyOf(one) === key);
  if (!answer) return row;
  const beside = rightIn(others) - Number(answer.correct);
  const rest = (own: boolean) => restScore(beside + Number(own), others.length);
  const change = { before: rest(wasCorrect), after: rest(correct) };
  return { ...row, use: withRest(row.use, countedChoice(answer), change) };
};

const reported = (
  row: ItemQualityRow | undefined,
  { data, meta }: Handled<'ItemReported'>,
): ItemQualityRow => {
  const before: ItemQualityRow = row ?? freshQuality(data);
  const { reports, reportCount, reportsHeard } = before;
  // It waits for no editor; whoever answers the others answers it too.
  if (meta.testMode) return { ...before, reportsHeard: reportsHeard + 1 };
  return {
    ...before,
    reports: { ...reports, [data.reason]: (reports[data.reason] ?? 0) + 1 },
    reportCount: reportCount + 1,
    reportsHeard: reportsHeard + 1,
  };
};

const answerOf = ({
  type,
  data,
  revision: place,
}: Handled<'ItemRekeyed' | 'ItemReportsDismissed'>): AnswerToReports => {
  if (type === 'ItemRekeyed') return { place, at: data.at, how: 'rekeyed' };
  const { at, editorId, reason, note } = data;
  return { place, at, how: 'kept', editorId, reason, note };
};

const answered = (
  row: ItemQualityRow | undefined,
  event: Handled<'ItemRekeyed' | 'ItemReportsDismissed'>,
): ItemQualityRow | undefined =>
  row && { ...row, reports: {}, reportCount: 0, answers: [...row.answers, answerOf(event)] };

export const itemQuality = projection<ItemQualityRow>()({
  name: 'item-quality',
  version: 6,
  table: 'item_quality',
  owner: null,
  handles: [
    ...(['QuizSubmitted', 'AttemptRescored', 'ItemReported'] as const),
    ...(['ItemRekeyed', 'ItemReportsDismissed'] as const),
  ],
  columns: [
    { name: 'asked', type: 'bigint', of: ({ use }) => use.asked },
    { name: 'reports', type: 'bigint', of: ({ reportCount }) => reportCount },
  ],
  indexes: [['asked'], ['reports']],
  keys: (event) => {
    if (event.type === 'QuizSubmitted') return event.data.answers.map(keyOf);
    return event.type === 'AttemptRescored' ? event.data.others.map(keyOf) : [keyOf(event.data)];
  },
  evolve: (row, event, key) => {
    switch (event.type) {
      case 'QuizSubmitted':
        return submitted(row, event, key);
      case 'AttemptRescored':
        return row && (event.meta.testMode ? row : rescored(row, event.data, key));
      case 'ItemReported':
        return reported(row, event);
      case 'ItemRekeyed':
      case 'ItemReportsDismissed':
        return answered(row, event);
    }
  },
});
