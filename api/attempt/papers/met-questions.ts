import { itemAsked, paperOf } from '../../../domain/attempt/question-ids.ts';
import type { AccountId, AttemptId, QuestionId } from '../../../domain/kernel/ids.ts';
import type { AttemptRow } from '../../../projectors/attempts/attempts.ts';
import type { ApiContext } from '../../server/context.ts';
import type { OnPaper } from '../presenters/asked.ts';

type Reads = Pick<ApiContext, 'learners' | 'reviews'>;
type Ref = OnPaper['items'][number];
/** With the paper that it was told on. */
type Told = Ref & { readonly attemptId: AttemptId };

/** The learner's papers that these questions name; those of old are looked for among the open ones. */
const papersOf = async (
  { learners }: Reads,
  learner: AccountId,
  questionIds: readonly QuestionId[],
): Promise<AttemptRow[]> => {
  const named = new Set(questionIds.map(paperOf));
  const rows = await learners.attempts([...named].filter((id) => id !== undefined));
  const own = rows.filter(({ learnerId }) => learnerId === learner);
  return named.has(undefined) ? [...own, ...(await learners.papers(learner, 'open'))] : own;
};

/** What the key was told of: all of a finished paper, and what was checked on a running one. */
const revealedOn = (row: AttemptRow, questionId: QuestionId): Told | undefined => {
  const asked = itemAsked(row, questionId);
  const isTold = asked && (row.status === 'submitted' || row.revealed[asked.itemId] !== undefined);
  return isTold ? { ...asked, attemptId: row.attemptId } : undefined;
};

/** Those of the questions whose key this learner was told. */
export const revealedQuestions = async (
  reads: Reads,
  learner: AccountId,
  questionIds: readonly QuestionId[],
): Promise<ReadonlyMap<QuestionId, Told>> => {
  const rows = await papersOf(reads, learner, questionIds);
  return new Map(
    questionIds.flatMap((questionId) => {
      const [ref] = rows.flatMap((row) => revealedOn(row, questionId) ?? []);
      return ref ? [[questionId, ref] as const] : [];
    }),
  );
};

/** Those of the questions that are cards which this learner was shown for review. */
const shownCards = async (
  { reviews }: Pick<ApiContext, 'reviews'>,
  learner: AccountId,
  questionIds: readonly QuestionId[],
): Promise<ReadonlyMap<QuestionId, Ref>> => {
  const named = new Set(questionIds.map(paperOf));
  const sheets = await reviews.sheets([...named].filter((id) => id !== undefined));
  return new Map(
    questionIds.flatMap((questionId) => {
      const attemptId = paperOf(questionId) ?? '';
      const sheet = sheets.get(attemptId);
      if (sheet?.learnerId !== learner) return [];
      const ref = itemAsked({ attemptId, items: sheet.items }, questionId);
      return ref ? [[questionId, ref] as const] : [];
    }),
  );
};

/** A card that this learner was shown for review; undefined for anything else. */
export const shownCard = async (
  reads: Pick<ApiContext, 'reviews'>,
  learner: AccountId,
  questionId: QuestionId,
): Promise<Ref | undefined> => (await shownCards(reads, learner, [questionId])).get(questionId);

/** Those of the questions whose key this learner was told, or which are cards of theirs. */
export const metQuestions = async (
  reads: Reads,
  learner: AccountId,
  questionIds: readonly QuestionId[],
): Promise<ReadonlyMap<QuestionId, Ref>> => {
  const revealed = await revealedQuestions(reads, learner, questionIds);
  const others = questionIds.filter((questionId) => !revealed.has(questionId));
  if (others.length === 0) return revealed;
  return new Map<QuestionId, Ref>([...revealed, ...(await shownCards(reads, learner, others))]);
};
