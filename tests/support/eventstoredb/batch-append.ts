import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams, {
  type BatchAppendReq,
  type BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import anyMessages from 'google-protobuf/google/protobuf/any_pb.js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import { commitPositionOf } from './positions.ts';
import { proposalOf } from './stored-event.ts';
import { identifierOf, streamNameIn } from './stream-identifier.ts';
import type { WriteEvents, Written } from './write-events.ts';

/** Undefined when it was dropped without a word, and its time is over. */
export type Write = (wanted: WriteEvents) => Promise<Written | undefined>;

type Success = Exclude<Written, { status: 'wrong-expected-version' }>;

const success = ({ revision, position }: Success) =>
  new streams.BatchAppendResp.Success()
    .setCurrentRevision(String(revision))
    .setPosition(
      new shared.AllStreamPosition()
        .setCommitPosition(commitPositionOf(position))
        .setPreparePosition(commitPositionOf(position)),
    );

const wrongExpectedVersion = (expected: number, current: number) => {
  const wrong = new shared.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new emptyMessages.Empty());
  else wrong.setCurrentStreamRevision(String(current));
  if (expected < 0) wrong.setExpectedNoStream(new emptyMessages.Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  const details = new anyMessages.Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new statuses.Status().setMessage('Wrong expected version').setDetails(details);
};

const deadlineExceeded = () => {
  const details = new anyMessages.Any();
  details.pack(new shared.Timeout().serializeBinary(), 'event_store.client.Timeout');
  return new statuses.Status().setMessage('Timeout').setDetails(details);
};

const answer = (request: BatchAppendReq, wanted: WriteEvents, written: Written | undefined) => {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(identifierOf(wanted.stream));
  if (!written) return response.setError(deadlineExceeded());
  return written.status === 'wrong-expected-version'
    ? response.setError(wrongExpectedVersion(wanted.expected, written.current))
    : response.setSuccess(success(written));
};

const wish = (requests: readonly BatchAppendReq[]): WriteEvents => {
  const options = requests[0]?.getOptions();
  if (!options?.hasStreamPosition() && !options?.hasNoStream()) {
    throw new Error('An append must say which revision it expects');
  }
  return {
    stream: streamNameIn(options.getStreamIdentifier()),
    expected: options.hasNoStream() ? -1 : Number(options.getStreamPosition()),
    events: requests.flatMap((request) => request.getProposedMessagesList()).map(proposalOf),
  };
};

/** Many appends share a call; a large one comes in parts of one correlation id. */
export const batchAppend =
  (write: Write) => (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    const begun = new Map<string, BatchAppendReq[]>();
    const receive = async (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const parts = [...(begun.get(id) ?? []), request];
      begun.set(id, parts);
      if (!request.getIsFinal()) return;
      begun.delete(id);
      const wanted = wish(parts);
      call.write(answer(request, wanted, await write(wanted)));
    };
    call.on('data', (request: BatchAppendReq) => {
      receive(request).catch((error: unknown) => call.destroy(error as Error));
    });
    call.on('end', () => call.end());
  };
