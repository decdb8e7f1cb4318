import type { ReadinessEvent } from '../../domain/readiness/events.ts';
import { type AuditWords, type EventTypesOf, said, several } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly readiness: ReadinessEvent['type'];
  }
}

/** What the audit says of its events. */
export const readinessAudit: AuditWords<EventTypesOf['readiness']> = {
  sentences: {
    ReadinessEstimated: ({ exam, likelihood, items }) =>
      said(
        'was estimated',
        `for ${exam}`,
        likelihood === null
          ? `too early to say, from ${several(items, 'answer')}`
          : `${likelihood}% likely to pass, from ${several(items, 'answer')}`,
      ),
  },
};
