import type { TutorEvent } from '../../domain/tutor/events.ts';
import { modelWords } from '../audit/sentences/model-words.ts';
import { type AuditWords, type EventTypesOf, said, several } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly tutor: TutorEvent['type'];
  }
}

/** What the audit says of its events. */
export const tutorAudit: AuditWords<EventTypesOf['tutor']> = {
  sentences: {
    TutorConversationStarted: ({ continues }) =>
      said('began', 'a conversation with the tutor', continues ? 'continued from another' : null),
    LearnerTurnTaken: ({ wish }) => said('said something to', 'the tutor', wish),
    TutorItemOffered: () => said('was offered', 'a practice question by the tutor'),
    TutorTurnGiven: ({ cites, provider, microDollars }) =>
      said(
        'was answered by',
        'the tutor',
        `${several(cites.length, 'fact')} cited, ${modelWords(provider, microDollars)}`,
      ),
    TutorConversationDeleted: () => said('deleted', 'a conversation with the tutor'),
    TutorConversationRestored: () => said('took back', 'the deletion of a conversation'),
  },
};
