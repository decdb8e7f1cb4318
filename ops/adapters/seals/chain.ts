import { createHash } from 'node:crypto';
import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { beforeAll } from '../../../domain/kernel/envelope.ts';

/** The chain after some events: each hash is of the one before and of the event. */
export type Chain = {
  readonly hash: Buffer;
  readonly count: number;
  readonly position: Position;
};

/** Before the first event. */
export const emptyChain: Chain = { hash: Buffer.alloc(32), count: 0, position: beforeAll };

/** Of a hash, kept for each event. */
export const trailBytes = 8;

/** An event as it is stored, sealed parts sealed: who is erased loses a key, and no event changes. */
const canonical = ({
  position,
  id,
  stream,
  revision,
  type,
  version,
  recordedAt,
  data,
  meta,
}: RecordedEvent): string =>
  JSON.stringify([position, id, stream, revision, type, version, recordedAt, data, meta]);

/** The chain with one more event. */
export const linked = ({ hash, count }: Chain, event: RecordedEvent): Chain => ({
  hash: createHash('sha256').update(hash).update(canonical(event), 'utf8').digest(),
  count: count + 1,
  position: event.position,
});
