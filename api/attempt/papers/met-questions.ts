import { itemAsked, paperOf } from '../../../domain/attempt/question-ids.ts';
import type { AccountId, AttemptId, ItemId, QuestionId } from '../../../domain/kernel/ids.ts';
import type { AttemptRow } from '../../../projectors/attempts/attempts.ts';
import type { ApiContext } from '../../server/context.ts';
import type { OnPaper } from '../presenters/asked.ts';

type Reads = Pick<ApiContext, 'learners' | 'finished' | 'reviews'>;
type Ref = OnPaper['items'][number];
/** With the paper that it was told on. */
type RevealedQuestion = Ref & { readonly attemptId: AttemptId };

/** The learner's papers that these questions name; those of old are looked for among the open ones. */
const papersOf = async (
  { learners }: Reads,
  learner: AccountId,
  questionIds: readonly QuestionId[],
): Promise<readonly AttemptRow[]> => {
  const named = new Set(questionIds.map(paperOf));
  const rows = await learners.attempts([...named].filter((id) => id !== undefined));
  const own = rows.filter(({ learnerId }) => learnerId === learner);
  return named.has(undefined) ? [...own, ...(await learners.openPapers(learner))] : own;
};

type RevealedPaper = OnPaper & { readonly isTold: (itemId: ItemId) => boolean };

/** What the key was told of: all of a finished paper, and what was checked on a running one. */
const toldOn = async ({ finished }: Reads, row: AttemptRow): Promise<RevealedPaper> => {
  const { attemptId } = row;
  return row.status === 'submitted'
    ? { attemptId, items: (await finished.items(row)) ?? [], isTold: () => true }
    : { attemptId, items: row.items, isTold: (itemId) => row.revealed[itemId] !== undefined };
};

const revealedOn = (
  { attemptId, items, isTold }: RevealedPaper,
  questionId: QuestionId,
): RevealedQuestion | undefined => {
  const asked = itemAsked({ attemptId, items }, questionId);
  if (!asked || !isTold(asked.itemId)) return undefined;
  const { itemId, revision, options } = asked;
  return { itemId, revision, options, attemptId };
};

/** Those of the questions whose key this learner was told. */
export const revealedQuestions = async (
  reads: Reads,
  learner: AccountId,
  questionIds: readonly QuestionId[],
): Promise<ReadonlyMap<QuestionId, RevealedQuestion>> => {
  const papers: RevealedPaper[] = [];
  // One after the other: a page asks of one paper, and whoever names hundreds waits for them.
  for (const row of await papersOf(reads, learner, questionIds)) {
    papers.push(await toldOn(reads, row));
  }
  return new Map(
    questionIds.flatMap((questionId) => {
      const [ref] = papers.flatMap((paper) => revealedOn(paper, questionId) ?? []);
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
