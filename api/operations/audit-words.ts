import type { OperationEvent } from '../../domain/operations/events.ts';
import { type AuditWords, type EventTypesOf, said } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly operations: OperationEvent['type'];
  }
}

/** What the audit says of its events. */
export const operationsAudit: AuditWords<EventTypesOf['operations']> = {
  sentences: {
    RetryAsked: ({ name }) => said('asked for another try of', name),
  },
  notable: ['RetryAsked'],
};
