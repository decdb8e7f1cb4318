import type { Marks } from '../../domain/attempt/marks.ts';
import type { QuestionMark } from '../../domain/contracts/attempt-work.ts';
import type { AccountId, ItemId } from '../../domain/kernel/ids.ts';
import type { Vault } from '../../domain/ports/vault.ts';

/** The marks with their notes opened; a note of a person who was forgotten reads as none. */
export const presentMarks = (
  vault: Pick<Vault, 'open'>,
  learner: AccountId,
  marks: Marks,
): Promise<QuestionMark[]> =>
  Promise.all(
    Object.entries(marks).map(async ([itemId, { flagged, struck, note }]) => ({
      questionId: itemId as ItemId,
      flagged,
      struck: [...struck],
      note: (note && (await vault.open(learner, note))) ?? '',
    })),
  );
