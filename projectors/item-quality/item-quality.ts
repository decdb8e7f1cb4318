import type { Rescoring, ScoredAnswer } from '../../domain/attempt/events.ts';
import { tellingAnswers } from '../../domain/attempt/telling-answers.ts';
import {
  type FirstMeetings,
  noMeetings,
  withMeeting,
} from '../../domain/bank/item/first-meetings.ts';
import {
  type ItemUse,
  restScore,
  unused,
  withPaper,
  withRest,
} from '../../domain/bank/item/quality.ts';
import { itemRevisionKey } from '../../domain/bank/item/read-keys.ts';
import type { ReportReason } from '../../domain/contracts/items.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

/** How one revision of an item does in use, and what learners said of it. */
export type ItemQualityRow = {
  readonly itemId: ItemId;
  readonly revision: number;
  readonly use: ItemUse;
  readonly first: FirstMeetings;
  readonly reports: Readonly<Partial<Record<ReportReason, number>>>;
  readonly reportCount: number;
  readonly lastReportAt: Instant | null;
};

type About = Pick<ItemQualityRow, 'itemId' | 'revision'>;

const keyOf = ({ itemId, revision }: About): string => itemRevisionKey(itemId, revision);

const fresh = ({ itemId, revision }: About): ItemQualityRow => ({
  itemId,
  revision,
  use: unused,
  first: noMeetings,
  reports: {},
  reportCount: 0,
  lastReportAt: null,
});

const rightIn = (answers: readonly Pick<ScoredAnswer, 'correct'>[]): number =>
  answers.filter(({ correct }) => correct).length;

const used = (use: ItemUse, answer: ScoredAnswer, telling: readonly ScoredAnswer[]): ItemUse => {
  if (!telling.includes(answer)) return use;
  const others = rightIn(telling) - Number(answer.correct);
  return withPaper(use, answer.chosenOptions, restScore(others, telling.length - 1));
};

const submitted = (
  row: ItemQualityRow | undefined,
  { data, meta }: Handled<'QuizSubmitted'>,
  key: string,
): ItemQualityRow | undefined => {
  const answer = data.answers.find((one) => keyOf(one) === key);
  if (!answer?.firstSeen || meta.testMode) return row;
  const before = row ?? fresh(answer);
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
  return { ...row, use: withRest(row.use, answer.chosenOptions, change) };
};

const reported = (
  row: ItemQualityRow | undefined,
  { data }: Handled<'ItemReported'>,
): ItemQualityRow => {
  const before = row ?? fresh(data);
  const { reports, reportCount } = before;
  return {
    ...before,
    reports: { ...reports, [data.reason]: (reports[data.reason] ?? 0) + 1 },
    reportCount: reportCount + 1,
    lastReportAt: data.at,
  };
};

export const itemQuality = projection<ItemQualityRow>()({
  name: 'item-quality',
  version: 4,
  table: 'item_quality',
  handles: ['QuizSubmitted', 'AttemptRescored', 'ItemReported'],
  columns: [
    { name: 'asked', type: 'bigint', of: ({ use }) => use.asked },
    { name: 'reports', type: 'bigint', of: ({ reportCount }) => reportCount },
    {
      name: 'reported_ms',
      type: 'bigint',
      of: ({ lastReportAt }) => (lastReportAt === null ? null : epochMs(lastReportAt)),
    },
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
    }
  },
});
