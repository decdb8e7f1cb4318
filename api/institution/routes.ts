import { capability } from '../server/capability.ts';
import { institutionAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { institutionParts } from './parts.ts';
import { institutionAnswers } from './refusals.ts';
import { cohortRoutes } from './routes/cohorts.ts';
import { invitationsRoute } from './routes/invitations.ts';
import { inviteByMailRoute } from './routes/invite-by-mail.ts';
import { joinSchoolRoute } from './routes/join-school.ts';
import { membersRoute } from './routes/members.ts';
import { ownSchoolsRoute } from './routes/own-schools.ts';
import { reportRoute } from './routes/report.ts';
import { reportFileRoute } from './routes/report-file.ts';
import { schoolRoute } from './routes/school.ts';
import { showInvitationRoute } from './routes/show-invitation.ts';

export const institution = capability({
  word: 'institution',
  about: 'Schools: seats, invitations, cohorts, and what a learner agreed to share',
  routes: [
    showInvitationRoute,
    ownSchoolsRoute,
    joinSchoolRoute,
    schoolRoute,
    invitationsRoute,
    inviteByMailRoute,
    ...cohortRoutes,
    membersRoute,
    reportRoute,
    reportFileRoute,
  ],
  parts: institutionParts,
  refusals: institutionAnswers,
  audit: institutionAudit,
  parameters,
  examples,
});
