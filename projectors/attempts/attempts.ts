import { match } from 'ts-pattern';
import type { QuizResult } from '../../domain/attempt/events.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { AccountId, AttemptId, ItemId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

export type PaperRef = { readonly itemId: ItemId; readonly revision: number };
export type SavedAnswer = { readonly chosen: readonly string[]; readonly seconds: number };

/** Where a paper is and what was last saved of it, to resume it anywhere; then its result. */
export type AttemptRow = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly status: 'open' | 'submitted' | 'voided';
  readonly field: FieldCode;
  readonly exam: string | null;
  readonly isFullLength: boolean;
  readonly issuedAt: Instant;
  readonly timeLimitMinutes: number | null;
  readonly items: readonly PaperRef[];
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  readonly result: QuizResult | null;
};

export const attempts = projection<AttemptRow>()({
  name: 'attempts',
  version: 1,
  table: 'attempt',
  handles: ['PaperIssued', 'AnswerGiven', 'QuizSubmitted', 'AttemptVoided'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'status', type: 'text', of: ({ status }) => status },
    { name: 'issued_ms', type: 'bigint', of: ({ issuedAt }) => epochMs(issuedAt) },
  ],
  indexes: [['learner_id', 'status', 'issued_ms']],
  keys: ({ data }) => [data.attemptId],
  isFinal: ({ status }) => status !== 'open',
  evolve: (row, event) =>
    match(event)
      .returnType<AttemptRow | undefined>()
      .with({ type: 'PaperIssued' }, ({ data: { at, items, ...paper } }) => ({
        attemptId: paper.attemptId,
        learnerId: paper.learnerId,
        status: 'open',
        field: paper.field,
        exam: paper.exam,
        isFullLength: paper.isFullLength,
        issuedAt: at,
        timeLimitMinutes: paper.timeLimitMinutes,
        items: items.map(({ itemId, revision }) => ({ itemId, revision })),
        answers: {},
        result: null,
      }))
      .with(
        { type: 'AnswerGiven' },
        ({ data: { itemId, chosen, seconds } }) =>
          row && { ...row, answers: { ...row.answers, [itemId]: { chosen, seconds } } },
      )
      .with(
        { type: 'QuizSubmitted' },
        ({ data }) => row && { ...row, status: 'submitted', answers: {}, result: data },
      )
      .with({ type: 'AttemptVoided' }, () => row && { ...row, status: 'voided' })
      .exhaustive(),
});
