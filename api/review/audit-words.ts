import type { ReviewEvent, StudyPlanEvent } from '../../domain/review/events.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  several,
  verdictWord,
} from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly review: (ReviewEvent | StudyPlanEvent)['type'];
  }
}

/** What the audit says of its events. */
export const reviewAudit: AuditWords<EventTypesOf['review']> = {
  sentences: {
    StudyPlanSet: ({ exam, examDay, minutesADay }) =>
      said(
        'set',
        `a study plan for ${exam}`,
        `${several(minutesADay, 'minute')} a day${examDay ? `, exam on ${examDay}` : ''}`,
      ),
    ReviewIssued: ({ items }) =>
      said('was shown', several(items.length, 'card to review', 'cards to review')),
    ReviewAnswered: ({ itemId, correct }) =>
      said('reviewed', `question ${itemId}`, verdictWord(correct)),
    ReviewRated: ({ itemId, rating }) => said('rated', `question ${itemId}`, rating),
  },
};
