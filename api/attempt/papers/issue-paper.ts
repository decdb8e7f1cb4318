import type { Attempt } from '../../../domain/attempt/attempt-state.ts';
import type { PlacedCandidate } from '../../../domain/attempt/choose-candidates.ts';
import type { Candidate } from '../../../domain/attempt/draw-paper.ts';
import { takenUntil } from '../../../domain/attempt/exam-clock.ts';
import type { ExamDefinition } from '../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { attemptIdHeader } from '../../../domain/contracts/live.ts';
import type { PaperMode } from '../../../domain/contracts/paper-modes.ts';
import type { Question } from '../../../domain/contracts/quiz.ts';
import { itemId } from '../../../domain/kernel/ids.ts';
import { drawInTurn, type Issuing } from '../../draws/draw-in-turn.ts';
import { drawnOfFree } from '../../draws/drawn-of-free.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { signedIn } from '../../server/signed-in.ts';
import { carryOutOnAttempt } from '../attempt-command.ts';
import { askedWhileOpen } from '../presenters/asked.ts';
import { presentQuestions } from '../presenters/questions.ts';
import { type DrawnItem, drawnItems } from './drawn-items.ts';
import { paperItem } from './paper.ts';

type PaperTime = {
  /** Extra time included; null when there is no limit. */
  readonly timeLimitMinutes: number | null;
  readonly timeFactor: number;
};

export type PaperWish = {
  readonly field: FieldCode;
  /** Absent for a practice paper. */
  readonly exam: ExamDefinition | undefined;
  readonly mode: PaperMode;
  /** Throws `Refused` where the candidates do not hold what was asked for. */
  readonly choose: (candidates: readonly PlacedCandidate[]) => readonly Candidate[];
  /** Of so many questions. */
  readonly timeOf: (questions: number) => PaperTime;
};

export type IssuedPaper = { readonly attempt: Attempt; readonly questions: readonly Question[] };

const issuePaper = async (
  context: ApiContext,
  exchange: Exchange,
  {
    wish: { field, exam, mode, timeOf },
    items,
    issuing,
  }: { readonly wish: PaperWish; readonly items: readonly DrawnItem[]; readonly issuing: Issuing },
): Promise<Attempt> => {
  const { chance } = context.world.identifiers;
  const state = await carryOutOnAttempt(context, exchange, {
    type: 'IssuePaper',
    field,
    mode,
    ...issuing,
    ...timeOf(items.length),
    isFullLength: exam !== undefined,
    exam: exam?.name ?? null,
    items: items.map(({ row, firstSeen }) => ({ ...paperItem(row, exam, chance), firstSeen })),
    flagged: items.flatMap(({ row, flagged }) => (flagged ? row.item.id : [])),
  });
  exchange.reply.header(attemptIdHeader, issuing.attemptId);
  return state;
};

/** The same wish again is answered with the paper that was issued first, not with this draw. */
const questionsOf = async (
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

type Drawn = { readonly all: readonly PlacedCandidate[]; readonly chosen: readonly Candidate[] };

const noticeOf = ({ timeOf }: PaperWish, chosen: readonly Candidate[], at: Issuing['at']) => {
  const until = takenUntil({ at, ...timeOf(chosen.length) });
  const items = until === null ? [] : chosen.map((one) => itemId.parse(one.itemId));
  return { count: chosen.length, until, items };
};

/**
 * Draws a paper, records it and tells its id in the answer's header; undefined where nothing was
 * drawn. Throws as `drawInTurn` does.
 */
export const drawAndIssue = async (
  context: ApiContext,
  exchange: Exchange,
  wish: PaperWish,
): Promise<IssuedPaper | undefined> => {
  const { bank } = context;
  const learner = signedIn(exchange.request).accountId;
  let issued: IssuedPaper | undefined;
  await drawInTurn(context, exchange, {
    source: () => bank.candidates(learner, wish.field, wish.exam?.name ?? null),
    draw: (all, moment): Drawn => ({ all, chosen: drawnOfFree(all, moment, wish.choose) }),
    notice: ({ chosen }, at) => noticeOf(wish, chosen, at),
    issue: async ({ all, chosen }, issuing) => {
      const items = await drawnItems({ bank }, all, chosen);
      const attempt = await issuePaper(context, exchange, { wish, items, issuing });
      issued = { attempt, questions: await questionsOf(context, attempt, items) };
    },
  });
  return issued;
};
