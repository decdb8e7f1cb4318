import type { ItemId, OptionId, QuestionId } from '../kernel/ids.ts';

type OnPaper = { readonly itemId: ItemId; readonly options: readonly OptionId[] };
type Asking<One extends OnPaper> = {
  readonly attemptId: string;
  readonly items: readonly One[];
};

/** What its learner calls a question: the paper, and the place there, counted from 1. */
export const questionIdAt = (paperId: string, index: number): QuestionId =>
  `${paperId}.${index + 1}` as QuestionId;

/** The paper that the name of a question begins with; undefined for a name of old. */
export const paperOf = (question: QuestionId): string | undefined => {
  const dot = question.lastIndexOf('.');
  return dot < 0 ? undefined : question.slice(0, dot);
};

/** The names of a paper's items for its learner. Throws on an item that is not on it. */
export const questionIdsOn = ({ attemptId, items }: Asking<OnPaper>) => {
  const ids = new Map<string, QuestionId>(
    items.map(({ itemId }, index) => [itemId, questionIdAt(attemptId, index)]),
  );
  return (itemId: string): QuestionId => {
    const id = ids.get(itemId);
    if (!id) throw new Error(`${itemId} is not in attempt ${attemptId}`);
    return id;
  };
};

/** Before options had ids of their own, learners were told the ids of items. */
const wasToldItsItem = ({ options }: OnPaper): boolean => options.every((id) => id.length === 1);

/** As `questionIdsOn`, but a page that holds an open paper of old goes on with the ids it was told. */
export const questionIdsOnOpen = (paper: Asking<OnPaper>) => {
  const told = new Set<string>(paper.items.filter(wasToldItsItem).map(({ itemId }) => itemId));
  const idOf = questionIdsOn(paper);
  return (itemId: string): QuestionId => (told.has(itemId) ? (itemId as QuestionId) : idOf(itemId));
};

/** The item that the learner of this paper means; undefined for a question that is not on it. */
export const itemAsked = <One extends OnPaper>(
  { attemptId, items }: Asking<One>,
  question: QuestionId,
): One | undefined => {
  const start = `${attemptId}.`;
  return question.startsWith(start)
    ? items[Number(question.slice(start.length)) - 1]
    : items.find((one) => wasToldItsItem(one) && (one.itemId as string) === question);
};
