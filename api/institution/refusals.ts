import type { InstitutionRefusal } from '../../domain/institution/commands.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly institution: InstitutionRefusal;
  }
}

/** What is told of schools, seats and invitations that were refused. */
export const institutionAnswers: RefusalAnswers<RefusalsOf['institution']> = {
  SchoolNotFound: say(404, 'There is no such school, or you do not coordinate it.'),
  SchoolAlreadyOpen: say(409, 'The school has an account already.'),
  NoSeatLeft: say(409, 'Every seat of the school is taken. Ask your school for more seats.'),
  InvitationGone: say(
    410,
    'This invitation was used up, revoked, or is too old. Ask for a new one.',
  ),
  SharingChanged: say(
    409,
    'The list of what the school sees has changed. Reload the page and read it again.',
    'consentVersion',
  ),
  SeatsTaken: ({ taken }) => ({
    status: 409,
    message: `${taken} seats are taken. Give some back first.`,
    field: 'seats',
  }),
  NotAMember: say(404, 'Nobody with a seat of this school is found here.'),
  CohortNotFound: say(404, 'The school has no such cohort.', 'cohortId'),
  CohortNameTaken: say(409, 'Another cohort has this name.', 'name'),
  TooManyInvitations: say(409, 'Too many invitations are open. Revoke some first.'),
  TooManyCohorts: say(409, 'A school can have up to 50 cohorts.'),
  TooManyCoordinators: say(409, 'A school can have up to 20 coordinators.'),
};
