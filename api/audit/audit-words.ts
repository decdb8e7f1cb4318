import { viewReasonWords } from '../../domain/contracts/audit.ts';
import { type AuditWords, type EventTypesOf, said, several } from './sentences/sentence.ts';

const partWords = {
  names: 'the names',
  past: 'the account at a past moment',
  studies: 'what was studied',
  statements: 'what was learned as xAPI',
} as const;

/** What the audit says of its events. */
export const auditAudit: AuditWords<EventTypesOf['audit']> = {
  sentences: {
    PersonalDataViewed: ({ part, reason }) =>
      said('viewed', partWords[part], viewReasonWords[reason].toLowerCase()),
    AuditExported: ({ count, format }) =>
      said('exported', several(count, 'event'), `as ${format.toUpperCase()}`),
    ItemsExported: ({ count, format, reason }) =>
      said(
        'exported',
        `${several(count, 'item')} as ${format.toUpperCase()}`,
        viewReasonWords[reason].toLowerCase(),
      ),
    SqlAsked: ({ reason }) =>
      said('asked', 'the log in SQL', viewReasonWords[reason].toLowerCase()),
  },
  notable: ['PersonalDataViewed', 'AuditExported', 'ItemsExported', 'SqlAsked'],
};
