import { endMs } from '../../domain/attempt/exam-clock.ts';
import { type Marks, marksAfter, marksAtIssue } from '../../domain/attempt/marks.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { PaperMode } from '../../domain/contracts/paper-modes.ts';
import type { AccountId, AttemptId, ItemId, OptionId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { type Handled, projection } from '../projection.ts';

export type PaperRef = {
  readonly itemId: ItemId;
  readonly revision: number;
  /** In the order of this paper. */
  readonly options: readonly OptionId[];
};
export type SavedAnswer = { readonly chosen: readonly string[]; readonly seconds: number };

type About = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly field: FieldCode;
  readonly mode: PaperMode;
  readonly issuedAt: Instant;
};

/** Where a paper is and what was last saved of it, to resume it anywhere. */
export type PaperRow = About & {
  readonly status: 'open' | 'voided';
  readonly exam: string | null;
  readonly isFullLength: boolean;
  readonly timeLimitMinutes: number | null;
  readonly items: readonly PaperRef[];
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  /** Sealed notes among them. */
  readonly marks: Marks;
  /** By item: whether the answer that was checked is right; empty but in tutor mode. */
  readonly revealed: Readonly<Record<string, boolean>>;
  /** How many items an adaptive exam may come to; null where all were fixed from the start. */
  readonly adaptive: { readonly minimum: number; readonly maximum: number } | null;
};

/** That it was handed in; how it went is read from its own stream. */
export type FinishedRow = About & { readonly status: 'submitted' };

export type AttemptRow = PaperRow | FinishedRow;

const refOf = ({ itemId, revision, options }: PaperRef): PaperRef => ({
  itemId,
  revision,
  options,
});

type Issued = Handled<'PaperIssued'>;
type Given = Handled<'AnswerGiven'>;

const opened = ({ data }: Issued): PaperRow => ({
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
  adaptive: null,
});

const finished = ({ attemptId, learnerId, field, mode, issuedAt }: PaperRow): FinishedRow => ({
  attemptId,
  learnerId,
  status: 'submitted',
  field,
  mode,
  issuedAt,
});

const answered = (row: PaperRow, { data: { itemId, chosen, seconds } }: Given): PaperRow => ({
  ...row,
  answers: { ...row.answers, [itemId]: { chosen, seconds } },
});

const revealed = (
  row: PaperRow,
  { data: { itemId, chosen, seconds, correct } }: Handled<'AnswerRevealed'>,
): PaperRow => ({
  ...row,
  answers: { ...row.answers, [itemId]: { chosen, seconds } },
  revealed: { ...row.revealed, [itemId]: correct },
});

const adaptively = (
  row: PaperRow,
  { data: { rules } }: Handled<'AdaptiveExamStarted'>,
): PaperRow => ({ ...row, adaptive: { minimum: rules.minimum, maximum: rules.maximum } });

export const attempts = projection<AttemptRow>()({
  name: 'attempts',
  version: 10,
  table: 'attempt',
  owner: 'learner_id',
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
    'ItemChosen',
  ],
  // The page that sent it shows it already.
  unhurried: ['AnswerGiven', 'ItemFlagged', 'AnswerStruck', 'ItemNoted'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'status', type: 'text', of: ({ status }) => status },
    { name: 'issued_ms', type: 'bigint', of: ({ issuedAt }) => epochMs(issuedAt) },
    // Only while it is open: an exam that is over waits to be handed in.
    {
      name: 'ends_ms',
      type: 'bigint',
      of: (row) =>
        row.status === 'open'
          ? (endMs({ at: row.issuedAt, timeLimitMinutes: row.timeLimitMinutes }) ?? null)
          : null,
    },
  ],
  indexes: [['learner_id', 'status', 'issued_ms'], ['ends_ms']],
  keys: ({ data }) => [data.attemptId],
  isFinal: ({ status }) => status !== 'open',
  // Nine events in ten are answers: a switch costs a tenth of matching patterns.
  evolve: (row, event) => {
    if (event.type === 'PaperIssued') return opened(event);
    if (!row || row.status === 'submitted') return row;
    switch (event.type) {
      case 'AnswerGiven':
        return answered(row, event);
      case 'ItemFlagged':
      case 'AnswerStruck':
      case 'ItemNoted':
        return { ...row, marks: marksAfter(row.marks, event) };
      case 'AnswerRevealed':
        return revealed(row, event);
      case 'QuizSubmitted':
        return finished(row);
      case 'AttemptVoided':
        return { ...row, status: 'voided' };
      case 'AdaptiveExamStarted':
        return adaptively(row, event);
      case 'ItemChosen':
        return { ...row, items: [...row.items, refOf(event.data.item)] };
    }
  },
});
