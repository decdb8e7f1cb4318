import { randomUUID } from 'node:crypto';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { z } from 'zod';
import type { EventMeta, NewEvent, RecordedEvent } from '../../../domain/kernel/envelope.ts';

/** An event as the server keeps it: it looks into neither its data nor its metadata. */
const proposal = z.object({
  id: z.string(),
  type: z.string(),
  contentType: z.string(),
  data: z.base64(),
  metadata: z.base64(),
});
export type Proposal = z.infer<typeof proposal>;

/** What the messages of both ways to append have in common. */
type ProposedMessage = {
  readonly getId: () => UUID | undefined;
  readonly getMetadataMap: () => { readonly get: (key: string) => string | undefined };
  readonly getData_asB64: () => string;
  readonly getCustomMetadata_asB64: () => string;
};

export const proposalOf = (message: ProposedMessage): Proposal => ({
  id: message.getId()?.getString() ?? randomUUID(),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asB64(),
  metadata: message.getCustomMetadata_asB64(),
});

/** Under an id of its own, because where the expectation holds the server stores an id again. */
export const toStore = (event: Proposal): NewEvent => ({
  id: randomUUID(),
  type: event.type,
  version: 1,
  data: event,
  meta: {} as EventMeta,
});

export const proposalIn = (event: RecordedEvent): Proposal => proposal.parse(event.data);
