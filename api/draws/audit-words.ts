import type { DrawEvent } from '../../domain/draws/events.ts';
import { type AuditWords, said, several } from '../audit/sentences/sentence.ts';

/** What the audit says of its events. */
export const drawsAudit: AuditWords<DrawEvent['type']> = {
  sentences: {
    QuestionsDrawn: ({ count, until }) =>
      said('drew', several(count, 'question'), until ? 'by the clock' : null),
    DrawLimitReached: ({ window, limit }) =>
      said(
        'reached',
        `the limit of ${limit.toLocaleString('en-US')} questions`,
        `in one ${window}`,
      ),
  },
};
