import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttemptList, quizHistory } from '../../../domain/contracts/quiz.ts';
import { decisionAnswer, type OpenPoint } from '../../../domain/contracts/simulation.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import {
  outcomeOf,
  rightLetter,
  strayLetter,
  writtenScenario,
  wrongLetter,
} from '../../support/written-decisions.ts';
import { newAdmin, newLearner } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';
import {
  begin,
  decider,
  decisionsOf,
  firstDecision,
  view,
  walk,
  walkUntil,
} from '../support/simulation.ts';

const canStray = ({ open }: Parameters<Parameters<typeof walkUntil>[2]>[0]): boolean =>
  strayLetter(open) !== undefined;

let clock: SetClock;
let product: TestProduct;
beforeAll(async () => {
  clock = setClock('2026-11-20T12:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

describe('a new simulation', () => {
  it('[API-16] [CONST-06] is answered as CSE_SCENARIOS, 22 of them by the categories of the outline', async () => {
    const { id, served } = await begin(await newAdmin(product));
    expect(id).not.toBe('');
    expect(served).toHaveLength(22);
    const counts = Object.groupBy(served, ({ category }) => category);
    expect(counts['Adult Chronic Airways Disease']).toHaveLength(8);
    expect(Object.keys(counts)).toHaveLength(7);
  });

  it('tells neither a key, nor what a choice does, nor what comes after it', async () => {
    const admin = await newAdmin(product);
    const { id, served, text } = await begin(admin);
    const resumed = (await admin.get(`/api/simulations/${id}`)).text;
    for (const raw of [text, resumed]) {
      const told = raw.match(
        /"(?:isCorrect|correctOptionId|consequences|feedback|weights|vitalSignChanges|teaching|why)"/,
      );
      expect(told?.[0]).toBeUndefined();
      for (const scenario of served) {
        const { scenario: written, sections } = writtenScenario(scenario);
        const first = sections?.[0]?.gathering?.scene ?? written.decisionPoints[0]?.situation;
        expect(raw.includes(JSON.stringify(first))).toBe(true);
        const ahead = written.decisionPoints.filter(
          ({ situation }) => situation !== first && raw.includes(JSON.stringify(situation)),
        );
        expect(ahead).toEqual([]);
      }
    }
  });

  it('is for Pro subscribers', async () => {
    const learner = await newLearner(product);
    const answer = await learner.get('/api/questions/RT?fullLength=true&exam=CSE');
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('UpgradeRequired');
  });

  it('brings scenarios that the learner has not met before those they have', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    await walk(admin, { id, served });
    const again = await begin(admin);
    const met = new Set(served.map(({ title }) => title));
    const repeated = again.served.filter(({ title }) => met.has(title));
    expect(repeated.length).toBeLessThanOrEqual(2);
  }, 60_000);
});

describe('a decision', () => {
  it('[CSE-03] [CSE-04] [CSE-05] is answered with its feedback, the changes and the status', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const { place, open } = await walkUntil(admin, { id, served }, canStray);
    const letter = strayLetter(open) ?? '';
    const outcome = outcomeOf(open, letter);
    const answer = await decider(admin, id)(place, letter);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ ...outcome, correct: false, isOver: false });
    const { decisionPoints } = decisionAnswer.parse(answer.body).scenario;
    expect(decisionPoints.slice(place.point).map(({ status }) => status)).toEqual(['made', 'open']);
    expect(decisionPoints[place.point]).toMatchObject({
      vitalSigns: { ...open.patient?.vitalSigns, ...outcome.vitalSignChanges },
      clinicalStatus: outcome.clinicalStatus,
    });
  });

  it('[CSE-02] is final: the same pick again is no matter, another one is refused', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const { place, open } = await firstDecision(admin, { id, served });
    expect((await decider(admin, id)(place, rightLetter(open))).status).toBe(200);
    expect((await decider(admin, id)(place, rightLetter(open))).status).toBe(200);
    const other = await decider(admin, id)(place, wrongLetter(open));
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('DecisionAlreadyMade');
  });

  it('comes in order, is one of the simulation, and takes one of its options', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const { place, scenario } = await firstDecision(admin, { id, served });
    const later = await decider(admin, id)({ ...place, point: 1 }, 'A');
    expect([later.status, later.body.code]).toEqual([409, 'DecisionOutOfOrder']);
    const bankId = writtenScenario(scenario).scenario.id;
    for (const scenarioId of [bankId, `${id}-22`, `${id}-x`, 'another-0']) {
      const nowhere = await decider(admin, id)({ scenarioId, point: 0 }, 'A');
      expect([nowhere.status, nowhere.body.code]).toEqual([409, 'DecisionNotHere']);
    }
    expect((await decider(admin, id)(place, 'I')).status).toBe(400);
  });

  it('of someone else is not there', async () => {
    const [admin, other] = await Promise.all([newAdmin(product), newAdmin(product)]);
    const { id, served } = await begin(admin);
    const { place } = await firstDecision(admin, { id, served });
    expect((await decider(other, id)(place, 'A')).status).toBe(404);
    expect((await other.get(`/api/simulations/${id}`)).status).toBe(404);
    expect((await other.get(`/api/attempts/${id}`)).status).toBe(404);
    expect((await other.post(`/api/attempts/${id}/void`, {})).status).toBe(404);
  });
});

describe('an open simulation', () => {
  it('stands among the open quizzes, and is resumed where it was left', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const { place, open: first } = await firstDecision(admin, { id, served });
    await decider(admin, id)(place, rightLetter(first));
    const open = openAttemptList.parse((await admin.get('/api/attempts/open')).body);
    const totalQuestions = decisionsOf(served);
    const endsAt = '2026-11-20T16:00:00.000Z';
    expect(open).toMatchObject([{ id, exam: 'CSE', answered: 1, totalQuestions, endsAt }]);
    expect((await admin.get(`/api/attempts/${id}`)).body).toEqual({ id, status: 'simulation' });
    const resumed = await view(admin, id);
    expect(resumed).toMatchObject({ status: 'open', endsAt: '2026-11-20T16:00:00.000Z' });
    expect(resumed.scenarios[0]?.decisionPoints).toMatchObject([
      { status: 'made', chosen: rightLetter(first), correct: true },
      { status: 'open' },
    ]);
  });

  it('can be given up, and then is gone', async () => {
    const admin = await newAdmin(product);
    const { id } = await begin(admin);
    expect((await admin.post(`/api/attempts/${id}/void`, {})).status).toBe(204);
    expect((await admin.get('/api/attempts/open')).body).toEqual([]);
    const gone = await admin.get(`/api/simulations/${id}`);
    expect([gone.status, gone.body.code]).toEqual([409, 'AttemptGivenUp']);
  });
});

describe('a completed simulation', () => {
  it('[CSE-08] [CSE-11] counts like a quiz result, with nothing skipped', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const total = decisionsOf(served);
    let isMissed = false;
    const choose = (open: OpenPoint): string => {
      const stray = isMissed ? undefined : strayLetter(open);
      isMissed ||= stray !== undefined;
      return stray ?? rightLetter(open);
    };
    const answers = await walk(admin, { id, served, choose });
    // The branch that the wrong order opened is a decision more, and counts for nothing.
    expect(answers.map(({ isOver }) => isOver)).toEqual(answers.map((_, index) => index === total));
    const score = percent(total - 1, total);
    const counts = { score, correct: total - 1, incorrect: 1, skipped: 0 };
    const done = await view(admin, id);
    expect(done).toMatchObject({
      status: 'completed',
      timeRanOut: false,
      scaled: { exam: 'CSE', standard: 70, max: 376, cuts: [{ mark: 272, verdict: 'pass' }] },
      result: { totalQuestions: total, ...counts },
    });
    const history = quizHistory.parse((await admin.get('/api/quiz/history')).body);
    expect(history).toMatchObject([{ id, exam: 'CSE', isFullLength: true, ...counts }]);
    const { body: progress } = await admin.get('/api/progress');
    expect(progress).toMatchObject({ examsTaken: 1, quizzesTaken: 1, questionsAnswered: total });
    expect(progress.topicMastery.length).toBeGreaterThan(5);
    expect((await admin.get('/api/attempts/open')).body).toEqual([]);
    expect((await admin.get('/api/evidence/questions-answered')).body).toMatchObject({
      events: [{ words: `Clinical simulation: ${total} of ${total} decisions made` }],
    });

    const again = done.scenarios[0]?.decisionPoints[1];
    if (again?.status !== 'made') throw new Error('The second decision was made');
    const optionId = wrongLetter(again);
    const place = { scenarioId: served[0]?.id, point: 1, optionId };
    const fork = await admin.post(`/api/simulations/${id}/forks`, place);
    expect(fork.status, fork.text).toBe(200);
    expect(fork.body).toEqual(outcomeOf(again, optionId));
    expect(await view(admin, id)).toEqual(done);
  }, 60_000);

  it('cannot be forked before it is over', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const { place } = await firstDecision(admin, { id, served });
    const fork = await admin.post(`/api/simulations/${id}/forks`, { ...place, optionId: 'A' });
    expect([fork.status, fork.body.code]).toEqual([409, 'SimulationNotOver']);
  });

  it('completes itself when its time is over, with the rest skipped', async () => {
    const admin = await newAdmin(product);
    const { id, served } = await begin(admin);
    const { place, open } = await firstDecision(admin, { id, served });
    await decider(admin, id)(place, rightLetter(open));
    clock.set('2026-11-20T16:00:30.000Z');
    const late = await decider(admin, id)({ ...place, point: 1 }, 'A');
    expect(late.status).toBe(409);
    await expect
      .poll(async () => (await view(admin, id)).status, { timeout: 15_000, interval: 500 })
      .toBe('completed');
    expect(await view(admin, id)).toMatchObject({
      result: { correct: 1, incorrect: 0, skipped: decisionsOf(served) - 1 },
      timeRanOut: true,
    });
    clock.set('2026-11-20T12:00:00.000Z');
  }, 30_000);
});
