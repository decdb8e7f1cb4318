import type { Item } from '../../domain/bank/item/item.ts';
import { publication } from '../../domain/bank/item/publication.ts';
import type { KeyContested, Publication } from '../../domain/bank/item/publication-state.ts';
import { type ItemId, itemStream } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { contentHash } from './content-hash.ts';

/** An item whose source says something else than the key that was put right, and what each says. */
export type ContestedKey = Pick<KeyContested, 'revision' | 'ours' | 'source'> & {
  readonly itemId: ItemId;
};

export const contestedKey = (
  itemId: ItemId,
  { code: _, ...contest }: KeyContested,
): ContestedKey => ({ itemId, ...contest });

/** What a publication of these items would leave as it is, because the key is contested. */
export const contestedKeys = (
  items: readonly Item[],
  published: ReadonlyMap<string, Publication>,
  at: Instant,
): readonly ContestedKey[] =>
  items.flatMap((item) => {
    const state = published.get(itemStream(item.id));
    if (!state || state.status === 'unpublished' || !state.correction) return [];
    const wish = { type: 'PublishItem', item, contentHash: contentHash(item), at } as const;
    const decided = publication.decide(wish, state);
    if (decided.ok || decided.refusal.code !== 'KeyContested') return [];
    return [contestedKey(item.id, decided.refusal)];
  });

const quoted = (words: readonly string[]): string => words.map((text) => `"${text}"`).join(' + ');

/** One line for an operator: what the key is, what the source says, and what to do. */
export const describeContest = ({ itemId, revision, ours, source }: ContestedKey): string =>
  `${itemId}: the corrected key is ${quoted(ours)}, the source now says ${quoted(source)}. ` +
  `Revision ${revision} stays as it is. Mend the source, or: npm run bank -- settle ${itemId}`;
