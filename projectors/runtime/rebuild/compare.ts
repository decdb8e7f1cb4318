import type { Building } from './building.ts';
import { catchUp } from './catch-up.ts';
import type { History } from './history.ts';
import type { LiveContent, ShadowStore } from './shadow-store.ts';

export type Comparison = { readonly isEqual: boolean; readonly checksum: string };

/**
 * Reads what the live tables hold, each at one moment, while the history is folded: one after the
 * other, to leave the connections to those who write. What fails is thrown to whoever awaits it.
 */
export const readLive = (
  shadows: Pick<ShadowStore, 'liveContent'>,
  buildings: readonly Building[],
): ReadonlyMap<Building, Promise<LiveContent>> => {
  const contents = new Map<Building, Promise<LiveContent>>();
  let before: Promise<unknown> = Promise.resolve();
  for (const building of buildings.filter(({ isComparable }) => isComparable)) {
    const content = before.then(() => shadows.liveContent(building.projection));
    before = content.catch(() => undefined);
    contents.set(building, content);
  }
  return contents;
};

/**
 * Brings the shadow to the very position at which the live table was read, and compares the two.
 * The live one works on meanwhile. Throws `FoldEnding`.
 */
export const compare = async (
  history: History,
  building: Building,
  live: LiveContent,
): Promise<Comparison> => {
  const positions = live.checkpoints.map(({ position }) => position);
  await catchUp(history, building, positions);
  const checksum = await building.shadow.checksum();
  return { isEqual: checksum === live.checksum, checksum };
};
