import type { RescoreAttempt } from '../../domain/attempt/rescoring.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { attemptStream, type ItemId, itemStream } from '../../domain/kernel/ids.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';
import type { ReadPosition } from '../../domain/ports/read-position.ts';
import { lifted } from '../runtime/fold-event.ts';
import type { Act } from './effects.ts';
import { doOrPark, keepTrying, type Parking, type Task } from './parked-work.ts';
import { type AttemptHolder, type Rekeyed, rescoreCommand } from './rescore-attempts.ts';
import { sideBySide } from './side-by-side.ts';

type ItemRevision = { readonly itemId: ItemId; readonly revision: number };

/** A corrected key whose attempts are looked for, in the order of their ids. */
export type Rekeying = ItemRevision & {
  readonly eventId: string;
  readonly position: Position;
  /** The last attempt that was looked at; empty before the first. */
  readonly cursor: string;
};

export type HolderWork = ItemRevision & AttemptHolder;

export type HoldersWorld = {
  readonly log: Pick<EventLog, 'readStream'>;
  readonly readPosition: ReadPosition;
  readonly underWay: () => Promise<readonly Rekeying[]>;
  /** Resolves once another may be under way, and on the signal. */
  readonly untilBegun: (signal: AbortSignal) => Promise<void>;
  /** Those of some attempts after the cursor that held it, and the next cursor; undefined at the end. */
  readonly page: (
    rekeying: Rekeying,
  ) => Promise<{ readonly holders: readonly AttemptHolder[]; readonly next: string | undefined }>;
  /** Goes on from there, or is done; nothing where the key was corrected once more meanwhile. */
  readonly advance: (rekeying: Rekeying, next: string | undefined) => Promise<void>;
  readonly parking: Parking<HolderWork>;
  readonly rescore: Act<RescoreAttempt>;
};

const atOnce = 32;
const readModelMs = 500;

/** The key as it stands: one that was corrected again meanwhile must not come back. */
const latestOf = async (
  { log }: HoldersWorld,
  { itemId, revision }: ItemRevision,
): Promise<Rekeyed | undefined> => {
  const events = await log.readStream(itemStream(itemId));
  const found = events.findLast(
    ({ type, data }) => type === 'ItemRekeyed' && data['revision'] === revision,
  );
  return found && (lifted(found) as Rekeyed);
};

const taskOf = (
  { itemId, revision, eventId, position }: Rekeying,
  { attemptId, learnerId }: AttemptHolder,
): Task<HolderWork> => ({
  key: `${itemId}@${revision} ${attemptId}`,
  orderKey: `${itemId}@${revision} ${attemptId}`,
  stream: attemptStream(attemptId),
  event: { id: eventId, type: 'ItemRekeyed', position },
  work: { itemId, revision, attemptId, learnerId },
});

const count = async (
  { rescore }: HoldersWorld,
  rekeyed: Rekeyed | undefined,
  work: HolderWork,
): Promise<void> => {
  if (rekeyed) await rescore(causeOf(rekeyed), work.attemptId, rescoreCommand(rekeyed, work));
};

const recount = async (world: HoldersWorld, work: HolderWork): Promise<void> =>
  count(world, await latestOf(world, work), work);

const onePage = async (
  world: HoldersWorld,
  rekeying: Rekeying,
  signal: AbortSignal,
): Promise<void> => {
  // Looked for later, when the read model has come to it; the others go on.
  if (!(await world.readPosition.reached(['held-items'], rekeying.position, readModelMs))) return;
  const { holders, next } = await world.page(rekeying);
  let latest: Promise<Rekeyed | undefined> | undefined;
  const countHolder = async (work: HolderWork): Promise<void> => {
    latest ??= latestOf(world, rekeying);
    await count(world, await latest, work);
  };
  for (let from = 0; from < holders.length; from += atOnce) {
    if (signal.aborted) return;
    const group = holders
      .slice(from, from + atOnce)
      .map((holder) => doOrPark(world.parking, taskOf(rekeying, holder), countHolder));
    await Promise.all(group);
  }
  await world.advance(rekeying, next);
};

const look = async (world: HoldersWorld, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const rekeyings = await world.underWay();
    for (const rekeying of rekeyings) {
      if (!signal.aborted) await onePage(world, rekeying, signal);
    }
    if (rekeyings.length === 0) await world.untilBegun(signal);
  }
};

/**
 * Counts the attempts anew that held an item whose key was corrected: page by page, a page of each
 * correction in turn, until the signal. What was done before a stop is not looked for again. An
 * attempt that cannot be counted is parked. Throws what an outage throws.
 */
export const rescoreHolders = (world: HoldersWorld, signal: AbortSignal): Promise<void> =>
  sideBySide(signal, [
    (ends) => look(world, ends),
    (ends) => keepTrying(world.parking, (work) => recount(world, work), ends),
  ]);
