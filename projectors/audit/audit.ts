import { eventTypes } from '../../domain/events/registry.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { epochMs } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** One event as an auditor sees it: when, who, what, about whom, on which stream. */
export type AuditRow = {
  readonly position: string;
  readonly at: Instant;
  readonly actor: string;
  readonly subject: string | null;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly commandId: string;
  readonly correlationId: string;
  readonly testMode: boolean;
};

export const audit = projection<AuditRow>()({
  name: 'audit',
  version: 22,
  table: 'audit',
  // Where each event stands: the events themselves are a person's.
  owner: null,
  handles: eventTypes,
  unhurried: ['AnswerGiven', 'ItemFlagged', 'AnswerStruck', 'ItemNoted', 'ActivityRecorded'],
  columns: [
    { name: 'actor', type: 'text', of: ({ actor }) => actor },
    { name: 'subject', type: 'text', of: ({ subject }) => subject },
    { name: 'type', type: 'text', of: ({ type }) => type },
    { name: 'stream', type: 'text', of: ({ stream }) => stream },
    { name: 'at_ms', type: 'bigint', of: ({ at }) => epochMs(at) },
  ],
  // Each is walked backward from a position; the type beside it spares looking at the row.
  indexes: [
    ['actor', 'key', 'type'],
    ['subject', 'key', 'type'],
    ['type', 'key'],
    ['stream', 'key'],
    ['at_ms', 'key'],
  ],
  keys: ({ position }) => [position],
  isFinal: () => true,
  evolve: (_, { position, recordedAt, meta, type, stream, revision }) => ({
    position,
    at: recordedAt,
    actor: meta.actor,
    subject: meta.subject ?? null,
    type,
    stream,
    revision,
    commandId: meta.commandId,
    correlationId: meta.correlationId,
    testMode: meta.testMode ?? false,
  }),
});
