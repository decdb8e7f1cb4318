import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cohortReport } from '../../../domain/contracts/institution.ts';
import { institutionStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { invited, join, newCohort, newSchool, type TestSchool } from '../support/schools.ts';

let product: TestProduct & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const wait = { timeout: 15_000 } as const;

const reportOf = async ({ id, coordinator }: TestSchool, query = '') => {
  const answer = await coordinator.get(`/api/schools/${id}/report${query}`);
  expect(answer.status, answer.text).toBe(200);
  return { ...cohortReport.parse(answer.body), text: answer.text };
};

const member = async (school: TestSchool, names = {}, token?: string): Promise<Learner> => {
  const learner = await newLearner(product, names);
  const by = token ?? (await invited(school)).token;
  expect((await join(learner, by)).status).toBe(204);
  return learner;
};

describe('cohorts', () => {
  it('are opened, renamed and filled, each name once', async () => {
    const school = await newSchool(product);
    const { id, coordinator } = school;
    const spring = await newCohort(school, 'Spring');
    const autumn = await newCohort(school, 'Autumn');
    const again = await coordinator.post(`/api/schools/${id}/cohorts`, { name: 'SPRING' });
    expect(again).toMatchObject({ status: 409, body: { code: 'CohortNameTaken', field: 'name' } });
    const rename = (name: string) =>
      coordinator.patch(`/api/schools/${id}/cohorts/${spring}`, { name });
    expect((await rename('autumn')).status).toBe(409);
    expect((await rename('Spring 2027')).status).toBe(204);

    const { token } = await invited(school, { cohortId: spring });
    const ada = await member(school, {}, token);
    expect((await reportOf(school, `?cohort=${spring}`)).rows).toHaveLength(1);
    const moved = await coordinator.put(`/api/schools/${id}/members/${ada.id}/cohort`, {
      cohortId: autumn,
    });
    expect(moved.status).toBe(204);
    expect((await reportOf(school, `?cohort=${spring}`)).rows).toEqual([]);
    expect((await reportOf(school, '?cohort=none')).rows).toEqual([]);
    expect((await reportOf(school)).rows).toMatchObject([{ cohortId: autumn }]);
    expect((await coordinator.get(`/api/schools/${id}`)).body.cohorts).toEqual([
      { id: autumn, name: 'Autumn', members: 1 },
      { id: spring, name: 'Spring 2027', members: 0 },
    ]);
  });
});

describe('the report of a cohort', () => {
  it('shows what a learner agreed to: no note, no address, no answer', async () => {
    const school = await newSchool(product);
    const learner = await member(school, { firstName: 'Berta', lastName: 'Moss' });
    const paper = await newPaper(learner, { limit: 2 });
    const at = `/api/attempts/${paper.attemptId}/marks/${paper.ids[0]}`;
    await learner.put(at, { flagged: true, note: 'canary of a note' });
    await handIn(learner, paper);
    await vi.waitFor(async () => {
      expect((await reportOf(school)).rows).toMatchObject([{ name: 'Berta Moss', quizzes: 1 }]);
    }, wait);
    const { rows, text } = await reportOf(school);
    expect(rows).toMatchObject([{ field: 'RT', streak: 1, weakAreas: [], readiness: [] }]);
    const file = await school.coordinator.get(`/api/schools/${school.id}/report/file`);
    for (const told of [text, file.text]) {
      for (const hidden of ['canary', learner.email, learner.username, paper.attemptId]) {
        expect(told).not.toContain(hidden);
      }
    }
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.text).toMatch(/^Name,Cohort,Field,.*\r\nBerta Moss,,RT,/);
    expect(file.text).toContain('too early to say');
  });

  it('shows nothing from the next look on of whoever left, was removed or was erased', async () => {
    const school = await newSchool(product);
    const names = ['Leaver', 'Removed', 'Erased', 'Stayer'];
    const learners: Learner[] = [];
    for (const firstName of names) learners.push(await member(school, { firstName }));
    const [leaver, removed, erased] = learners as [Learner, Learner, Learner];
    await leaver.post(`/api/schools/${school.id}/leave`);
    const removal = await school.coordinator.delete(
      `/api/schools/${school.id}/members/${removed.id}`,
    );
    expect(removal.status).toBe(204);
    expect((await reportOf(school)).rows.map(({ name }) => name.split(' ')[0])).toEqual([
      'Erased',
      'Stayer',
    ]);
    expect((await removed.get('/api/user')).body.subscriptionTier).toBe('free');
    const erasure = { currentPassword: password, confirmation: erased.username };
    expect((await erased.post('/api/privacy/erasure', erasure)).status).toBe(204);
    // What was done to a learner is told as theirs, also where a coordinator did it.
    const told = await product.world.commands.log.readStream(institutionStream(school.id));
    const gone = told.filter(({ type }) => type === 'SeatReturned');
    expect(gone.map(({ meta }) => meta.subject).slice(0, 2)).toEqual([leaver.id, removed.id]);
    const { rows, sum } = await reportOf(school);
    expect(rows.map(({ name }) => name.split(' ')[0])).toEqual(['Stayer']);
    expect(sum).toMatchObject({ learners: 1, active: 0, readiness: [], weakAreas: [] });
  });

  it('is pages of fifty by name, and a file of all', async () => {
    const school = await newSchool(product, { seats: 60 });
    const { token } = await invited(school, { uses: 60 });
    const numbers = Array.from({ length: 52 }, (_, n) => n);
    await Promise.all(
      numbers.map((n) => member(school, { firstName: `L${String(n).padStart(2, '0')}` }, token)),
    );
    const [one, two] = [await reportOf(school), await reportOf(school, '?page=2')];
    expect(one).toMatchObject({ page: 1, pages: 2, sum: { learners: 52 } });
    expect([one.rows.length, two.rows.length]).toEqual([50, 2]);
    expect(two.rows.map(({ name }) => name)).toEqual(['L50 Okafor', 'L51 Okafor']);
    const file = await school.coordinator.get(`/api/schools/${school.id}/report/file`);
    expect(file.text.trim().split('\r\n')).toHaveLength(53);
  });

  it('is a file that no spreadsheet takes for a formula', async () => {
    const school = await newSchool(product);
    for (const firstName of ['=cmd|calc', '+1a', '-1a', '@sum'])
      await member(school, { firstName });
    const file = await school.coordinator.get(`/api/schools/${school.id}/report/file`);
    for (const line of file.text.trim().split('\r\n').slice(1)) {
      expect(line).toMatch(/^"?'[=+\-@]/);
    }
  });

  it('is of the coordinators of the school alone, as everything of it is', async () => {
    const school = await newSchool(product);
    const cohort = await newCohort(school, 'Spring');
    const learner = await member(school);
    const other = (await newSchool(product)).coordinator;
    const at = `/api/schools/${school.id}`;
    for (const stranger of [learner, other, await newLearner(product)]) {
      const answers = await Promise.all([
        stranger.get(`${at}/report`),
        stranger.get(`${at}/report/file`),
        stranger.post(`${at}/cohorts`, { name: 'Mine' }),
        stranger.patch(`${at}/cohorts/${cohort}`, { name: 'Mine' }),
        stranger.put(`${at}/members/${learner.id}/cohort`, { cohortId: cohort }),
        stranger.delete(`${at}/members/${learner.id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
    expect((await reportOf(school)).rows).toHaveLength(1);
  });
});
