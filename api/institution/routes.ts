import type { ApiRoute } from '../server/route.ts';
import { invitationsRoute } from './routes/invitations.ts';
import { inviteByMailRoute } from './routes/invite-by-mail.ts';
import { joinSchoolRoute } from './routes/join-school.ts';
import { ownSchoolsRoute } from './routes/own-schools.ts';
import { schoolRoute } from './routes/school.ts';
import { showInvitationRoute } from './routes/show-invitation.ts';

/** Schools: who has a seat, and what their coordinators do and see. */
export const institutionRoutes: readonly ApiRoute[] = [
  showInvitationRoute,
  ownSchoolsRoute,
  joinSchoolRoute,
  schoolRoute,
  invitationsRoute,
  inviteByMailRoute,
];
