import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newAdmin, newLearner, newPro, password } from '../support/people.ts';
import { declaredRoutes } from '../support/route-table.ts';
import { invited, join, newCohort, newSchool, type TestSchool } from '../support/schools.ts';

/** Whom the product knows; what each may is told by what they are answered. */
const roles = [
  ...(['visitor', 'free', 'pro', 'tester', 'admin'] as const),
  ...(['member', 'coordinator', 'coordinator of another school'] as const),
] as const;
type Role = (typeof roles)[number];

let product: TestProduct;
let people: Readonly<Record<Role, Browser>>;
let school: TestSchool;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  const testMode = { password, isProduction: false };
  product = await startTestProduct({ configuration: { testMode } });
  school = await newSchool(product);
  const { token, invitationId } = await invited(school);
  const member = await newLearner(product);
  expect((await join(member, token)).status).toBe(204);
  const tester = browser(product.url);
  const body = { username: 'test01', password };
  expect((await tester.post('/api/test/login', body)).status).toBe(200);
  const cohortId = await newCohort(school, 'Spring 2027');
  ids = { institutionId: school.id, invitationId, cohortId, accountId: member.id };
  people = {
    visitor: browser(product.url),
    free: await newLearner(product),
    pro: await newPro(product),
    tester,
    admin: await newAdmin(product),
    member,
    coordinator: school.coordinator,
    'coordinator of another school': (await newSchool(product)).coordinator,
  };
}, 120_000);
afterAll(() => product.stop());

type Expected = Readonly<Record<Role, number>>;
type Ask = { readonly route: string; readonly body?: unknown };

const answers = async ({ route, body }: Ask): Promise<Record<string, number>> => {
  const [method = '', url = ''] = route.split(' ');
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name);
  const found: Record<string, number> = {};
  for (const role of roles) {
    found[role] = (await people[role].ask(path, { method, body })).status;
  }
  return found;
};

/** To everybody but its coordinators a school is not there, whatever else they are. */
const ofSchool = (status: number): Expected => ({
  visitor: 401,
  free: 404,
  pro: 404,
  tester: 404,
  admin: 404,
  member: 404,
  coordinator: status,
  'coordinator of another school': 404,
});

/** Ordered so that what ends something comes last. */
const schoolRoutes: Readonly<Record<string, readonly [status: number, body?: unknown]>> = {
  'GET /api/schools/:institutionId': [200],
  'GET /api/schools/:institutionId/report': [200],
  'GET /api/schools/:institutionId/report/file': [200],
  'POST /api/schools/:institutionId/invitations': [201, { uses: 1, days: 1, cohortId: null }],
  'POST /api/schools/:institutionId/invitations/csv': [200, { csv: 'ada@example.com', days: 1 }],
  'POST /api/schools/:institutionId/cohorts': [201, { name: 'Autumn 2027' }],
  'PATCH /api/schools/:institutionId/cohorts/:cohortId': [204, { name: 'Winter 2027' }],
  'DELETE /api/schools/:institutionId/cohorts/:cohortId': [204],
  'PUT /api/schools/:institutionId/members/:accountId/cohort': [204, { cohortId: null }],
  'DELETE /api/schools/:institutionId/invitations/:invitationId': [204],
  'DELETE /api/schools/:institutionId/members/:accountId': [204],
};

describe('the routes of a school', () => {
  it('are all tried here, but the one by which anybody leaves', () => {
    const declared = Object.keys(declaredRoutes).filter((route) =>
      route.includes(':institutionId'),
    );
    const tried = [...Object.keys(schoolRoutes), 'POST /api/schools/:institutionId/leave'];
    expect(tried.toSorted()).toEqual(declared.toSorted());
  });

  it('[ROLE-14] answer its coordinators, and nobody else of whatever role', async () => {
    for (const [route, [status, body]] of Object.entries(schoolRoutes)) {
      expect(await answers({ route, body }), route).toEqual(ofSchool(status));
    }
  });
});

/** A seat was given back above, so the member is on the free plan again. */
const byPlan = (status: number): Expected => ({
  visitor: 401,
  free: 403,
  pro: status,
  tester: status,
  admin: status,
  member: 403,
  coordinator: 403,
  'coordinator of another school': 403,
});

describe('what Pro holds', () => {
  it.each([
    // The bank of tests is too small for one, which is told only to whoever may have it.
    ['a full-length exam', 'TMC', 409],
    ['a clinical simulation', 'CSE', 200],
  ])('[ROLE-14] %s is given by plan and role', async (_, exam, status) => {
    const route = `GET /api/questions/RT?fullLength=true&exam=${exam}`;
    expect(await answers({ route })).toEqual(byPlan(status));
  });
});
