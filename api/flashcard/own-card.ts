import type { AccountId, FlashcardId } from '../../domain/kernel/ids.ts';
import type { FlashcardRow } from '../../projectors/flashcards/flashcards.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

/** Somebody else's card is as absent as one that never was. Throws `Refused`. */
export const ownCard = async (
  { flashcards }: Pick<ApiContext, 'flashcards'>,
  learner: AccountId,
  id: FlashcardId,
): Promise<FlashcardRow> => {
  const row = await flashcards.one(id);
  if (row?.learnerId !== learner) throw new Refused({ code: 'FlashcardNotFound' });
  return row;
};
