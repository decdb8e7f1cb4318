import type { Attempt } from '../../domain/attempt/attempt-state.ts';
import type { PlacedCandidate } from '../../domain/attempt/choose-candidates.ts';
import { type Candidate, newTo } from '../../domain/attempt/draw-paper.ts';
import type { ExamDefinition } from '../../domain/contracts/exams.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import { attemptIdHeader } from '../../domain/contracts/live.ts';
import type { PaperMode } from '../../domain/contracts/paper-modes.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { type AttemptId, attemptId } from '../../domain/kernel/ids.ts';
import type { ItemBankRow } from '../../projectors/item-bank/item-bank.ts';
import { type ApiContext, type Exchange, namedCommand, signedIn } from '../context.ts';
import { askedWhileOpen } from '../presenters/asked.ts';
import { presentQuestions } from '../presenters/questions.ts';
import { carryOutOnAttempt } from './attempt-command.ts';
import { paperItem } from './paper.ts';

export type DrawnItem = {
  readonly row: ItemBankRow;
  readonly firstSeen: boolean;
  /** By the learner, on an earlier paper. */
  readonly flagged: boolean;
};

export type DrawnPaper = {
  readonly field: FieldCode;
  /** Absent for a practice paper. */
  readonly exam: ExamDefinition | undefined;
  readonly mode: PaperMode;
  /** Extra time included; null when there is no limit. */
  readonly timeLimitMinutes: number | null;
  readonly timeFactor: number;
  readonly items: readonly DrawnItem[];
};

/** The drawn candidates as the bank holds them; one that left the bank in between is missing. */
export const drawnItems = async (
  { bank }: Pick<ApiContext, 'bank'>,
  candidates: readonly PlacedCandidate[],
  drawn: readonly Candidate[],
): Promise<DrawnItem[]> => {
  const isNew = newTo(candidates);
  const firstSeen = new Map(drawn.map((one) => [one.itemId, isNew(one)]));
  const flagged = new Set(
    candidates.flatMap((candidate) => (candidate.flagged ? candidate.itemId : [])),
  );
  const rows = await bank.items(drawn.map(({ itemId }) => itemId));
  return rows.map((row) => ({
    ...{ row, firstSeen: firstSeen.get(row.item.id) ?? false },
    flagged: flagged.has(row.item.id),
  }));
};

/** The same wish again names the same attempt. */
export const newAttemptId = ({ world }: ApiContext, { request }: Exchange): AttemptId => {
  const named = namedCommand(world, request, signedIn(request).accountId);
  return named ? attemptId.parse(named) : world.identifiers.attempt();
};

/** Records the paper and tells its id in the answer's header. */
export const issuePaper = async (
  context: ApiContext,
  exchange: Exchange,
  { field, exam, items, ...form }: DrawnPaper,
): Promise<Attempt> => {
  const attemptId = newAttemptId(context, exchange);
  const { chance } = context.world.identifiers;
  const state = await carryOutOnAttempt(context, exchange, {
    ...{ type: 'IssuePaper', attemptId, field, ...form },
    ...{ isFullLength: exam !== undefined, exam: exam?.name ?? null },
    items: items.map(({ row, firstSeen }) => ({ ...paperItem(row, exam, chance), firstSeen })),
    flagged: items.flatMap(({ row, flagged }) => (flagged ? row.item.id : [])),
  });
  exchange.reply.header(attemptIdHeader, attemptId);
  return state;
};

/** The same wish again is answered with the paper that was issued first, not with this draw. */
export const questionsOf = async (
  { bank }: ApiContext,
  issued: Attempt,
  drawn: readonly DrawnItem[],
): Promise<Question[]> => {
  if (issued.status === 'absent') return [];
  const { items, exam } = issued.paper;
  const isThisDraw = items.every(({ itemId }, index) => itemId === drawn[index]?.row.item.id);
  const rows = isThisDraw ? drawn.map(({ row }) => row) : await bank.revisions(items);
  return presentQuestions(askedWhileOpen(issued.paper, rows), exam);
};
