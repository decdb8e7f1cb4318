import type { PlacedCandidate } from '../../../domain/attempt/choose-candidates.ts';
import { type Candidate, newTo } from '../../../domain/attempt/draw-paper.ts';
import type { ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import type { ApiContext } from '../../server/context.ts';

export type DrawnItem = {
  readonly row: ItemBankRow;
  readonly firstSeen: boolean;
  /** By the learner, on an earlier paper. */
  readonly flagged: boolean;
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
    row,
    firstSeen: firstSeen.get(row.item.id) ?? false,
    flagged: flagged.has(row.item.id),
  }));
};
