import type { TerminologyEvent } from '../../domain/terminology/events.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  several,
  verdictWord,
} from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly terminology: TerminologyEvent['type'];
  }
}

/** What the audit says of its events. */
export const terminologyAudit: AuditWords<EventTypesOf['terminology']> = {
  sentences: {
    TermLearned: ({ termId }) => said('marked as known', termId),
    TermUnlearned: ({ termId }) => said('marked as not known', termId),
    TermsQuizDealt: ({ questions, category }) =>
      said('began', `a quiz of ${several(questions.length, 'term')}`, category),
    TermAnswered: ({ termId, correct }) => said('answered', termId, verdictWord(correct)),
    TermsQuizFinished: ({ answers }) =>
      said(
        'finished',
        'a quiz of terms',
        `${answers.filter(({ correct }) => correct).length} of ${answers.length}`,
      ),
  },
};
