import { questionIdsOn, questionIdsOnOpen } from '../../../domain/attempt/question-ids.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import type { AttemptId, ItemId, OptionId, QuestionId } from '../../../domain/kernel/ids.ts';

/** A question as it stands on one paper: the item as it was, and the order of its options there. */
export type PaperQuestion = {
  readonly questionId: QuestionId;
  readonly item: Item;
  readonly options: readonly OptionId[];
};

/** What is known of a paper by its events and by its row alike. */
export type OnPaper = {
  readonly attemptId: AttemptId;
  readonly items: readonly {
    readonly itemId: ItemId;
    readonly revision: number;
    readonly options: readonly OptionId[];
  }[];
};

/** The revisions on the paper, in its order. */
type Rows = readonly { readonly item: Item }[];

const askedBy =
  (naming: (paper: OnPaper) => (itemId: ItemId) => QuestionId) =>
  (paper: OnPaper, rows: Rows): PaperQuestion[] => {
    const idOf = naming(paper);
    return paper.items.flatMap(({ itemId, options }, index) => {
      const item = rows[index]?.item;
      return item ? [{ questionId: idOf(itemId), item, options }] : [];
    });
  };

/** The questions of a paper that is handed in. */
export const askedOn = askedBy(questionIdsOn);

/** The questions of a paper that is worked on. */
export const askedWhileOpen = askedBy(questionIdsOnOpen);
