import type { InstitutionEvent } from '../../domain/institution/events.ts';
import {
  type AuditWords,
  type EventTypesOf,
  said,
  several,
  shortId,
} from '../audit/sentences/sentence.ts';

const seats = (count: number): string => several(count, 'seat');

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly institution: InstitutionEvent['type'];
  }
}

/** What the audit says of its events. */
export const institutionAudit: AuditWords<EventTypesOf['institution']> = {
  sentences: {
    SchoolOpened: ({ name, seats: count }) => said('opened', `the school ${name}`, seats(count)),
    SeatsChanged: ({ institutionId, seats: count }) =>
      said('changed', `the seats of school ${shortId(institutionId)}`, seats(count)),
    SchoolClosed: ({ institutionId }) => said('closed', `school ${shortId(institutionId)}`),
    CoordinatorNamed: ({ accountId }) => said('named', 'a coordinator', shortId(accountId)),
    CoordinatorRemoved: ({ accountId }) => said('removed', 'a coordinator', shortId(accountId)),
    InvitationMade: ({ uses, address }) =>
      said(
        'made',
        'an invitation',
        address === null ? `a link for ${several(uses, 'person', 'people')}` : 'by mail',
      ),
    InvitationRevoked: ({ invitationId }) =>
      said('revoked', 'an invitation', shortId(invitationId)),
    SharingAgreed: ({ institutionId, version }) =>
      said('agreed', `to share with school ${shortId(institutionId)}`, `version ${version}`),
    SeatTaken: ({ institutionId }) => said('took', `a seat of school ${shortId(institutionId)}`),
    SeatReturned: ({ institutionId, why }) =>
      said('returned', `a seat of school ${shortId(institutionId)}`, why),
    CohortOpened: ({ cohortId }) => said('opened', 'a cohort', shortId(cohortId)),
    CohortRenamed: ({ cohortId }) => said('renamed', 'a cohort', shortId(cohortId)),
    CohortClosed: ({ cohortId }) => said('closed', 'a cohort', shortId(cohortId)),
    MemberMoved: ({ accountId, cohortId }) =>
      said(
        'moved',
        `member ${shortId(accountId)}`,
        cohortId === null ? 'out of every cohort' : `to cohort ${shortId(cohortId)}`,
      ),
  },
};
