import { beforeAll, type Position, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { Seals, StoredSeal } from '../../../domain/ports/seals.ts';
import { positionOf } from '../event-log/positions.ts';
import { type Chain, emptyChain, linked, trailBytes } from './chain.ts';

type ChainVerdict =
  | { readonly outcome: 'intact'; readonly count: number; readonly upTo: Position }
  /** The first event that is not what was sealed: changed, missing, moved or slipped in. */
  | {
      readonly outcome: 'changed';
      readonly position: Position;
      /** The seals around it: as of the last good one, and the one that it breaks. */
      readonly after: Position;
      readonly upTo: Position;
    }
  /** A seal itself is not as it was signed, or is not there. */
  | { readonly outcome: 'unsealed'; readonly after: Position; readonly why: string };

type Checking = {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly seals: Pick<Seals, 'all' | 'keyIds'>;
};

const pageSize = 1000;

/** Of a log that counts its events, where the next one must stand. */
const nextOf = (position: Position): Position | undefined => {
  if (position === beforeAll) return positionOf(1);
  return /^\d+$/.test(position) ? positionOf(BigInt(position) + 1n) : undefined;
};

/** An event that is gone is named by the place where it stood; any other by where it stands now. */
const badPosition = (before: Chain, found: RecordedEvent | undefined): Position => {
  const wanted = nextOf(before.position);
  if (!found) return wanted ?? before.position;
  return wanted !== undefined && wanted < found.position ? wanted : found.position;
};

const eventsOf = async function* (log: Checking['log']): AsyncGenerator<RecordedEvent> {
  for await (const { events } of log.readAll({ after: beforeAll, limit: pageSize })) yield* events;
};

const placed = (position: Position): string =>
  position === beforeAll ? 'the beginning' : `position ${position.replace(/^0+(?=\d)/, '')}`;

type Known = { readonly keyIds: readonly string[]; readonly before: string | undefined };

const complaint = (
  seal: StoredSeal,
  chain: Chain,
  { keyIds, before }: Known,
): string | undefined => {
  if (seal.first !== chain.count) return 'a seal is missing';
  const at = placed(seal.position);
  const place = keyIds.indexOf(seal.keyId);
  if (place < 0) return `the seal at ${at} is signed with a key that is not known (${seal.keyId})`;
  // Whoever came by a key of before cannot seal with it what came later.
  if (before !== undefined && place < keyIds.indexOf(before)) {
    return `the seal at ${at} is signed with a key of before (${seal.keyId})`;
  }
  return seal.isSigned ? undefined : `the seal at ${at} is not as it was signed`;
};

const isAsSealed = ({ trail, first }: StoredSeal, { hash, count }: Chain): boolean => {
  const start = (count - 1 - first) * trailBytes;
  return Buffer.from(trail.subarray(start, start + trailBytes)).equals(
    hash.subarray(0, trailBytes),
  );
};

type Step = Chain | { readonly bad: Position };

/** The chain to the end of a seal, or the first event on the way that is another. */
const walk = async (
  seal: StoredSeal,
  begun: Chain,
  events: AsyncIterator<RecordedEvent>,
): Promise<Step> => {
  let chain = begun;
  while (chain.count < seal.count) {
    const { value, done } = await events.next();
    if (done) return { bad: badPosition(chain, undefined) };
    const grown = linked(chain, value);
    if (!isAsSealed(seal, grown)) return { bad: badPosition(chain, value) };
    chain = grown;
  }
  const isWhole = chain.hash.toString('hex') === seal.hash && chain.position === seal.position;
  return isWhole ? chain : { bad: chain.position };
};

/**
 * Folds the chain again from the first event and compares it with every seal. It holds one page of
 * events and one seal at a time, however long the log is.
 */
export const checkChain = async ({ log, seals }: Checking): Promise<ChainVerdict> => {
  const events = eventsOf(log);
  let chain = emptyChain;
  let before: string | undefined;
  try {
    for await (const seal of seals.all()) {
      const why = complaint(seal, chain, { keyIds: seals.keyIds, before });
      if (why) return { outcome: 'unsealed', after: chain.position, why };
      const step = await walk(seal, chain, events);
      if ('bad' in step) {
        const { position: after } = chain;
        return { outcome: 'changed', position: step.bad, after, upTo: seal.position };
      }
      chain = step;
      before = seal.keyId;
    }
    return { outcome: 'intact', count: chain.count, upTo: chain.position };
  } finally {
    await events.return(undefined);
  }
};

/** For people. */
export const verdictWords = (verdict: ChainVerdict): string => {
  if (verdict.outcome === 'intact') {
    return `${verdict.count.toLocaleString('en-US')} events are as they were sealed, up to ${placed(verdict.upTo)}`;
  }
  if (verdict.outcome === 'unsealed') return `after ${placed(verdict.after)} ${verdict.why}`;
  return `the event at ${placed(verdict.position)} is not what was sealed, between the seals at ${placed(verdict.after)} and ${placed(verdict.upTo)}`;
};
