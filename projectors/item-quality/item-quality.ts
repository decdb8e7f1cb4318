import type { Rescoring, ScoredAnswer } from '../../domain/attempt/events.ts';
import type { ReportReason } from '../../domain/contracts/items.ts';
import { type FirstMeetings, noMeetings, withMeeting } from '../../domain/item/first-meetings.ts';
import type { ItemUse } from '../../domain/item/quality.ts';
import { itemRevisionKey } from '../../domain/item/read-keys.ts';
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

const unused: ItemUse = {
  asked: 0,
  correct: 0,
  omitted: 0,
  chosen: {},
  rest: 0,
  restSquared: 0,
  restWhereCorrect: 0,
};

const fresh = ({ itemId, revision }: About): ItemQualityRow => ({
  itemId,
  revision,
  use: unused,
  first: noMeetings,
  reports: {},
  reportCount: 0,
  lastReportAt: null,
});

/** Share of the other items that were right, 0 to 1. */
const restScore = (right: number, total: number): number => (total > 1 ? right / (total - 1) : 0);

const counted = (chosen: ItemUse['chosen'], options: readonly string[]): ItemUse['chosen'] => ({
  ...chosen,
  ...Object.fromEntries(options.map((id) => [id, (chosen[id] ?? 0) + 1])),
});

const answered = (use: ItemUse, answer: ScoredAnswer, rest: number): ItemUse => {
  return {
    asked: use.asked + 1,
    correct: use.correct + Number(answer.correct),
    omitted: use.omitted + Number(answer.chosen.length === 0),
    chosen: counted(use.chosen, answer.chosenOptions),
    rest: use.rest + rest,
    restSquared: use.restSquared + rest ** 2,
    restWhereCorrect: use.restWhereCorrect + (answer.correct ? rest : 0),
  };
};

const meetingOf = ({ chosenOptions: chosen, seconds }: ScoredAnswer) => ({ chosen, seconds });

const submitted = (
  row: ItemQualityRow | undefined,
  { data, meta }: Handled<'QuizSubmitted'>,
  key: string,
): ItemQualityRow | undefined => {
  const answer = data.answers.find(
    ({ itemId, revision }) => itemRevisionKey(itemId, revision) === key,
  );
  if (!answer) return row;
  const before = row ?? fresh(answer);
  const rest = restScore(data.correct - Number(answer.correct), data.total);
  const counts = answer.firstSeen && !meta.testMode;
  return {
    ...before,
    use: answered(before.use, answer, rest),
    first: counts ? withMeeting(before.first, meetingOf(answer)) : before.first,
  };
};

/** The scores of the other items stay those of the day. */
const rescored = (row: ItemQualityRow, data: Rescoring): ItemQualityRow => {
  const { correct, incorrect, skipped } = data.before;
  const total = correct + incorrect + skipped;
  const rest = restScore(correct - Number(data.wasCorrect), total);
  const gained = Number(data.correct) - Number(data.wasCorrect);
  const { use } = row;
  return {
    ...row,
    use: {
      ...use,
      correct: use.correct + gained,
      restWhereCorrect: use.restWhereCorrect + gained * rest,
    },
  };
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
  version: 3,
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
  keys: (event) =>
    event.type === 'QuizSubmitted'
      ? event.data.answers.map(({ itemId, revision }) => itemRevisionKey(itemId, revision))
      : [itemRevisionKey(event.data.itemId, event.data.revision)],
  evolve: (row, event, key) => {
    switch (event.type) {
      case 'QuizSubmitted':
        return submitted(row, event, key);
      case 'AttemptRescored':
        return row && rescored(row, event.data);
      case 'ItemReported':
        return reported(row, event);
    }
  },
});
