import type { Build } from './named-command.ts';
import { newLearner } from './people.ts';
import { invited, join, newCohort, newSchool } from './schools.ts';

/** Of those the routes of schools. */
export const schoolCommands: Readonly<Record<string, Build>> = {
  'POST /api/schools/join': async (product) => {
    const { token } = await invited(await newSchool(product));
    const body = { token, consentVersion: 1 };
    const learner = await newLearner(product);
    return { learner, path: '/api/schools/join', body, other: { ...body, consentVersion: 2 } };
  },
  'POST /api/schools/:institutionId/invitations': async (product) => {
    const { id, coordinator } = await newSchool(product);
    const body = { uses: 3, days: 7, cohortId: null };
    const path = `/api/schools/${id}/invitations`;
    return { learner: coordinator, path, body, other: { ...body, uses: 4 } };
  },
  'POST /api/schools/:institutionId/invitations/csv': async (product) => {
    const { id, coordinator } = await newSchool(product);
    const body = { csv: 'one@example.com\ntwo@example.com', days: 7 };
    const path = `/api/schools/${id}/invitations/csv`;
    return { learner: coordinator, path, body, other: { ...body, csv: 'three@example.com' } };
  },
  'POST /api/schools/:institutionId/cohorts': async (product) => {
    const { id, coordinator } = await newSchool(product);
    const path = `/api/schools/${id}/cohorts`;
    return { learner: coordinator, path, body: { name: 'Spring' }, other: { name: 'Autumn' } };
  },
  'PATCH /api/schools/:institutionId/cohorts/:cohortId': async (product) => {
    const school = await newSchool(product);
    const path = `/api/schools/${school.id}/cohorts/${await newCohort(school, 'Spring')}`;
    const { coordinator: learner } = school;
    return { learner, path, body: { name: 'Summer' }, other: { name: 'Autumn' } };
  },
  'PUT /api/schools/:institutionId/members/:accountId/cohort': async (product) => {
    const school = await newSchool(product);
    const cohortId = await newCohort(school, 'Spring');
    const member = await newLearner(product);
    await join(member, (await invited(school)).token);
    const path = `/api/schools/${school.id}/members/${member.id}/cohort`;
    return { learner: school.coordinator, path, body: { cohortId }, other: { cohortId: null } };
  },
};
