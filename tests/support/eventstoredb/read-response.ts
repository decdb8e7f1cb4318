import { once } from 'node:events';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, {
  type ReadReq,
  type ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import { commitPositionOf } from './positions.ts';
import { proposalIn } from './stored-event.ts';
import { identifierOf } from './stream-identifier.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

const ticksPerMs = 10_000;

export const eventResponse = (event: RecordedEvent): ReadResp => {
  const stored = proposalIn(event);
  const position = commitPositionOf(event.position);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(stored.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(stored.data)
    .setCustomMetadata(stored.metadata);
  recorded
    .getMetadataMap()
    .set('type', stored.type)
    .set('content-type', stored.contentType)
    .set('created', String(epochMs(event.recordedAt) * ticksPerMs));
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
};

export const streamNotFound = (stream: string): ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)),
  );

export const confirmation = (): ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('subscription'),
  );

export const checkpoint = (position: Position): ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(commitPositionOf(position))
      .setPreparePosition(commitPositionOf(position)),
  );

/** Resolves once the reader may be sent more; rejects when the signal ends the call. */
export const send = async (
  call: ReadCall,
  response: ReadResp,
  signal: AbortSignal,
): Promise<void> => {
  if (!call.write(response)) await once(call, 'drain', { signal });
};
