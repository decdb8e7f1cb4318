import type { Marks } from '../../../domain/attempt/marks.ts';
import type { QuestionMark } from '../../../domain/contracts/attempt-work.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { mended } from '../../../domain/kernel/text.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import type { PaperQuestion } from './asked.ts';

type Marked = { readonly learnerId: AccountId; readonly marks: Marks };

/** The marks with their notes opened; a note of a person who was forgotten reads as none. */
export const presentMarks = (
  vault: Pick<Vault, 'open'>,
  { learnerId, marks }: Marked,
  asked: readonly PaperQuestion[],
): Promise<QuestionMark[]> => {
  const opened = asked.map(async ({ questionId, item }): Promise<QuestionMark[]> => {
    const mark = marks[item.id];
    if (!mark) return [];
    const { flagged, struck, note } = mark;
    const words = (note && (await vault.open(learnerId, note))) ?? '';
    return [{ questionId, flagged, struck: [...struck], note: mended(words) }];
  });
  return Promise.all(opened).then((found) => found.flat());
};
