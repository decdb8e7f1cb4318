import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadStream } from '../../../domain/handling/load-stream.ts';
import { institution } from '../../../domain/institution/institution.ts';
import { institutionStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { newLearner, newPro, password } from '../support/people.ts';
import { invited, join, newCohort, newSchool, type TestSchool } from '../support/schools.ts';
import { withTwoProcesses } from '../support/two-processes.ts';

let product: TestProduct & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const wait = { timeout: 15_000 } as const;
const exam = '/api/questions/RT?fullLength=true&exam=TMC';

const membersOf = async ({ id }: TestSchool): Promise<readonly string[]> => {
  const { commands } = product.world;
  const { state } = await loadStream(commands, institutionStream(id), institution);
  return state.status === 'open' ? [...state.members.keys()] : [];
};

describe('an invitation by link', () => {
  it('tells a stranger the name of the school and nothing else', async () => {
    const school = await newSchool(product, { name: 'Harbor Institute' });
    const { token } = await invited(school);
    const answer = await browser(product.url).post('/api/schools/invitation', { token });
    expect(answer).toMatchObject({ status: 200, body: { school: 'Harbor Institute' } });
    expect(answer.text).toBe('{"school":"Harbor Institute"}');
  });

  it('answers the same whatever is wrong with it', async () => {
    const school = await newSchool(product);
    const { token, invitationId } = await invited(school);
    const stranger = browser(product.url);
    const look = (one: string) => stranger.post('/api/schools/invitation', { token: one });
    const [own = ''] = token.split('.');
    const wrong = await look(`${own}.${'A'.repeat(43)}`);
    const unknown = await look(`${crypto.randomUUID()}.${'A'.repeat(43)}`);
    const revoked = await school.coordinator.delete(
      `/api/schools/${school.id}/invitations/${invitationId}`,
    );
    expect(revoked.status).toBe(204);
    const gone = await look(token);
    for (const answer of [wrong, unknown, gone]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'InvitationGone' } });
    }
    expect(new Set([wrong.body.message, unknown.body.message, gone.body.message]).size).toBe(1);
  });

  it('is shown to its coordinator again, and stands in the log neither in clear nor whole', async () => {
    const school = await newSchool(product);
    const { token } = await invited(school);
    const [, secret = ''] = token.split('.');
    const { body } = await school.coordinator.get(`/api/schools/${school.id}`);
    expect(body).toMatchObject({ seats: 30, taken: 0, coordinators: ['Cora Dinato'] });
    expect(body.invitations[0].link).toContain(`/join-school#${token}`);
    const { rows } = await product.world.database.query(
      'select count(*)::int as found from log.event where data::text like $1',
      [`%${secret}%`],
    );
    expect(rows[0].found).toBe(0);
  });
});

describe('a seat', () => {
  it('is Pro from the next request on, until it is given back', async () => {
    const school = await newSchool(product);
    const { token } = await invited(school);
    const learner = await newLearner(product);
    expect((await learner.get(exam)).status).toBe(403);
    expect((await join(learner, token)).status).toBe(204);
    const user = await learner.get('/api/user');
    expect(user.body.subscriptionTier).toBe('annual');
    const billing = await learner.get('/api/billing');
    expect(billing.body).toMatchObject({ state: 'school', tier: 'annual' });
    expect((await learner.get('/api/schools')).body).toMatchObject({
      seats: [{ school: 'Lakeside College', consentVersion: 1, cohort: null }],
      coordinates: [],
    });

    expect((await learner.post(`/api/schools/${school.id}/leave`)).status).toBe(204);
    expect((await learner.get('/api/user')).body.subscriptionTier).toBe('free');
    expect((await learner.get(exam)).status).toBe(403);
    expect((await learner.get('/api/schools')).body).toMatchObject({ seats: [] });
    expect(await membersOf(school)).toEqual([]);
  });

  it('takes nothing from somebody who pays', async () => {
    const school = await newSchool(product);
    const { token } = await invited(school);
    const pro = await newPro(product);
    await join(pro, token);
    await pro.post(`/api/schools/${school.id}/leave`);
    expect((await pro.get('/api/user')).body.subscriptionTier).toBe('annual');
  });

  it('is never taken by more people than there are, however many come at once', async () => {
    const school = await newSchool(product, { seats: 3 });
    const { token } = await invited(school);
    const learners = await Promise.all(Array.from({ length: 8 }, () => newLearner(product)));
    const answers = await Promise.all(learners.map((learner) => join(learner, token)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([204, 204, 204, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'NoSeatLeft',
    });
    expect(await membersOf(school)).toHaveLength(3);
  });

  it('is taken once, also where two processes give the last one at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const school = await newSchool(product, { seats: 1 });
      const { token } = await invited(school);
      const learners = await Promise.all(Array.from({ length: 4 }, () => newLearner(product)));
      await withTwoProcesses(product, {}, async (origins) => {
        const answers = await Promise.all(
          learners.map((learner, n) =>
            browser(origins[n % 2] ?? '', learner.cookie()).post('/api/schools/join', {
              token,
              consentVersion: 1,
            }),
          ),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
      });
      expect(await membersOf(school)).toHaveLength(1);
    }
  });

  it('needs a yes to the very list that holds today', async () => {
    const school = await newSchool(product);
    const { token } = await invited(school);
    const learner = await newLearner(product);
    const body = { token, consentVersion: 2 };
    expect(await learner.post('/api/schools/join', body)).toMatchObject({
      status: 409,
      body: { code: 'SharingChanged', field: 'consentVersion' },
    });
    expect((await learner.post('/api/schools/join', { token })).status).toBe(400);
    expect(await membersOf(school)).toEqual([]);
  });

  it('is free again once whoever had it was erased', async () => {
    const school = await newSchool(product, { seats: 1 });
    const { token } = await invited(school);
    const learner = await newLearner(product);
    await join(learner, token);
    const erasure = await learner.post('/api/privacy/erasure', {
      currentPassword: password,
      confirmation: learner.username,
    });
    expect(erasure.status).toBe(204);
    await vi.waitFor(async () => expect(await membersOf(school)).toEqual([]), wait);
    expect((await join(await newLearner(product), token)).status).toBe(204);
  });
});

describe('a cohort', () => {
  it('is renamed and closed; its learners keep their seats', async () => {
    const school = await newSchool(product);
    const cohortId = await newCohort(school, 'Spring 2027');
    const { token } = await invited(school, { cohortId });
    const learner = await newLearner(product);
    await join(learner, token);
    const seen = async () => (await learner.get('/api/schools')).body.seats[0];
    expect(await seen()).toMatchObject({ cohort: 'Spring 2027' });
    const at = `/api/schools/${school.id}/cohorts/${cohortId}`;
    expect((await school.coordinator.patch(at, { name: 'Summer 2027' })).status).toBe(204);
    expect(await seen()).toMatchObject({ cohort: 'Summer 2027' });
    expect((await school.coordinator.delete(at)).status).toBe(204);
    expect((await school.coordinator.delete(at)).status, 'the second time').toBe(204);
    expect(await seen()).toMatchObject({ cohort: null });
    const { body } = await school.coordinator.get(`/api/schools/${school.id}`);
    expect(body).toMatchObject({ taken: 1, cohorts: [], invitations: [{ cohortId: null }] });
    expect((await join(await newLearner(product), token)).status, 'by its invitation').toBe(204);
  });
});

describe('a school', () => {
  it('does not exist for anybody but its own coordinators', async () => {
    const school = await newSchool(product);
    const other = await newSchool(product);
    const { token, invitationId } = await invited(school);
    const member = await newLearner(product);
    await join(member, token);
    const body = { uses: 1, days: 1, cohortId: null };
    for (const learner of [member, await newLearner(product), other.coordinator]) {
      const asked = await Promise.all([
        learner.get(`/api/schools/${school.id}`),
        learner.post(`/api/schools/${school.id}/invitations`, body),
        learner.delete(`/api/schools/${school.id}/invitations/${invitationId}`),
      ]);
      const unknown = await learner.get(`/api/schools/${crypto.randomUUID()}`);
      for (const answer of asked) {
        expect(answer.status).toBe(404);
        expect(answer.body.message).toBe(unknown.body.message);
      }
    }
    expect((await browser(product.url).get(`/api/schools/${school.id}`)).status).toBe(401);
    expect((await browser(product.url).post('/api/schools/invitation', { token })).status).toBe(
      200,
    );
  });
});
