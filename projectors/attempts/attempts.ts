import type { QuizResult } from '../../domain/attempt/events.ts';
import { endMs } from '../../domain/attempt/exam-clock.ts';
import { type Marks, marksAfter, marksAtIssue } from '../../domain/attempt/marks.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { PaperMode } from '../../domain/contracts/paper-modes.ts';
import type { AccountId, AttemptId, ItemId, OptionId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';
import { type AdaptiveRow, adaptiveStarted, measured, verdict } from './adaptive-row.ts';

export type PaperRef = {
  readonly itemId: ItemId;
  readonly revision: number;
  /** In the order of this paper. */
  readonly options: readonly OptionId[];
};
export type SavedAnswer = { readonly chosen: readonly string[]; readonly seconds: number };

/** Where a paper is and what was last saved of it, to resume it anywhere; then its result. */
export type AttemptRow = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly status: 'open' | 'submitted' | 'voided';
  readonly field: FieldCode;
  readonly exam: string | null;
  readonly isFullLength: boolean;
  readonly mode: PaperMode;
  readonly issuedAt: Instant;
  readonly timeLimitMinutes: number | null;
  readonly items: readonly PaperRef[];
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  /** Sealed notes among them; they stay when the paper is handed in. */
  readonly marks: Marks;
  /** By item: whether the answer that was checked is right; empty but in tutor mode. */
  readonly revealed: Readonly<Record<string, boolean>>;
  readonly result: QuizResult | null;
  /** Null where all items were fixed from the start. */
  readonly adaptive: AdaptiveRow | null;
};

const refOf = ({ itemId, revision, options }: PaperRef): PaperRef => ({
  itemId,
  revision,
  options,
});

/** The item that still waited when an adaptive exam ended was not asked. */
const answeredOf = ({ items, answers }: AttemptRow): readonly PaperRef[] =>
  items.filter(({ itemId }) => itemId in answers);

type Issued = Handled<'PaperIssued'>;
type Given = Handled<'AnswerGiven'>;

const opened = ({ data }: Issued): AttemptRow => ({
  attemptId: data.attemptId,
  learnerId: data.learnerId,
  status: 'open',
  field: data.field,
  exam: data.exam,
  isFullLength: data.isFullLength,
  mode: data.mode,
  issuedAt: data.at,
  timeLimitMinutes: data.timeLimitMinutes,
  items: data.items.map(refOf),
  answers: {},
  marks: marksAtIssue(data.flagged),
  revealed: {},
  result: null,
  adaptive: null,
});

const answered = (row: AttemptRow, { data: { itemId, chosen, seconds } }: Given): AttemptRow => ({
  ...row,
  answers: { ...row.answers, [itemId]: { chosen, seconds } },
});

const revealed = (
  row: AttemptRow,
  { data: { itemId, chosen, seconds, correct } }: Handled<'AnswerRevealed'>,
): AttemptRow => ({
  ...row,
  answers: { ...row.answers, [itemId]: { chosen, seconds } },
  revealed: { ...row.revealed, [itemId]: correct },
});
type Adaptive = Handled<
  'AdaptiveExamStarted' | 'AbilityEstimated' | 'ItemChosen' | 'AdaptiveExamEnded'
>;

/** An adaptive exam gets its items one by one. */
const grown = (row: AttemptRow, event: Adaptive): AttemptRow => {
  if (event.type === 'AdaptiveExamStarted')
    return { ...row, adaptive: adaptiveStarted(event.data) };
  if (event.type === 'ItemChosen') return { ...row, items: [...row.items, refOf(event.data.item)] };
  if (!row.adaptive) return row;
  return event.type === 'AbilityEstimated'
    ? { ...row, adaptive: measured(row.adaptive, event.data) }
    : { ...row, items: answeredOf(row), adaptive: { ...row.adaptive, end: verdict(event.data) } };
};

export const attempts = projection<AttemptRow>()({
  name: 'attempts',
  version: 9,
  table: 'attempt',
  handles: [
    'PaperIssued',
    'AnswerGiven',
    'AnswerRevealed',
    'ItemFlagged',
    'AnswerStruck',
    'ItemNoted',
    'QuizSubmitted',
    'AttemptVoided',
    'AdaptiveExamStarted',
    'AbilityEstimated',
    'ItemChosen',
    'AdaptiveExamEnded',
  ],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'status', type: 'text', of: ({ status }) => status },
    { name: 'issued_ms', type: 'bigint', of: ({ issuedAt }) => epochMs(issuedAt) },
    // Only while it is open: an exam that is over waits to be handed in.
    {
      name: 'ends_ms',
      type: 'bigint',
      of: ({ status, issuedAt, timeLimitMinutes }) =>
        status === 'open' ? (endMs({ at: issuedAt, timeLimitMinutes }) ?? null) : null,
    },
  ],
  indexes: [['learner_id', 'status', 'issued_ms'], ['ends_ms']],
  keys: ({ data }) => [data.attemptId],
  isFinal: ({ status }) => status !== 'open',
  // Nine events in ten are answers: a switch costs a tenth of matching patterns.
  evolve: (row, event) => {
    switch (event.type) {
      case 'PaperIssued':
        return opened(event);
      case 'AnswerGiven':
        return row && answered(row, event);
      case 'ItemFlagged':
      case 'AnswerStruck':
      case 'ItemNoted':
        return row && { ...row, marks: marksAfter(row.marks, event) };
      case 'AnswerRevealed':
        return row && revealed(row, event);
      case 'QuizSubmitted':
        return (
          row && { ...row, status: 'submitted', answers: {}, revealed: {}, result: event.data }
        );
      case 'AttemptVoided':
        return row && { ...row, status: 'voided' };
      default:
        return row && grown(row, event);
    }
  },
});
