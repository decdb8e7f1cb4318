import shared, { type StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';

export const identifierOf = (stream: string): StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));

export const streamNameIn = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asB64() ?? '', 'base64').toString();
