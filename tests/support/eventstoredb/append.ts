import messages, {
  type AppendReq,
  type AppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall, ServerReadableStream } from '@grpc/grpc-js';
import { commitPositionOf } from './positions.ts';
import { proposalOf } from './stored-event.ts';
import type { WriteEvents, Written } from './write-events.ts';

export type Write = (wanted: WriteEvents) => Promise<Written>;

const received = async (
  call: ServerReadableStream<AppendReq, AppendResp>,
): Promise<WriteEvents> => {
  const requests: AppendReq[] = await call.toArray();
  const options = requests[0]?.getOptions();
  if (!options?.hasRevision() && !options?.hasNoStream()) {
    throw new Error('An append must say which revision it expects');
  }
  return {
    stream: Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? '').toString(),
    expected: options.hasNoStream() ? -1 : Number(options.getRevision()),
    events: requests.flatMap((request) => request.getProposedMessage() ?? []).map(proposalOf),
  };
};

const success = ({ revision, position }: Extract<Written, { status: 'written' }>): AppendResp =>
  new messages.AppendResp().setSuccess(
    new messages.AppendResp.Success()
      .setCurrentRevision(String(revision))
      .setPosition(
        new messages.AppendResp.Position()
          .setCommitPosition(commitPositionOf(position))
          .setPreparePosition(commitPositionOf(position)),
      ),
  );

const refusal = (expected: number, current: number): AppendResp => {
  const wrong = new messages.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected < 0) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  return new messages.AppendResp().setWrongExpectedVersion(wrong);
};
