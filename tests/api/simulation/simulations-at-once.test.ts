import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulationReads } from '../../../api/simulation/queries/simulation-reads.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newPro } from '../support/people.ts';
import { withTwoProcesses } from '../support/two-processes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const path = '/api/questions/RT?fullLength=true&exam=CSE';

/** The patients of each simulation that a learner has open. */
const openPatients = async (learner: string): Promise<string[][]> => {
  const rows = await simulationReads(product.world.database).allOpen(learner);
  return rows.map(({ scenarios }) => scenarios.map(({ scenarioId }) => scenarioId));
};

const told = ({ status, body }: Awaited<ReturnType<Browser['get']>>): string =>
  status === 200 ? '200' : `${status} ${body.code}`;

describe('simulations that are begun at once in two processes', () => {
  it('never have a patient in common', async () => {
    await withTwoProcesses(product, {}, async (origins) => {
      for (let round = 0; round < 4; round += 1) {
        const learner = await newPro(product);
        const tabs = origins.map((origin) => browser(origin, learner.cookie()));
        const answers = await Promise.all([...tabs, ...tabs].map((tab) => tab.get(path)));
        for (const answer of answers)
          expect(['200', '409 PatientsUnderWay']).toContain(told(answer));
        const open = (await openPatients(learner.id)).flat();
        expect(open.length).toBeGreaterThan(0);
        expect(new Set(open).size).toBe(open.length);
      }
    });
  });

  it('are one where it is one wish', async () => {
    await withTwoProcesses(product, {}, async (origins) => {
      const learner = await newPro(product);
      const key = { 'idempotency-key': product.world.identifiers.command() };
      const answers = await Promise.all(
        origins.map((origin) => browser(origin, learner.cookie()).get(path, key)),
      );
      const [one, other] = answers.map(({ status, body }) => ({ status, body }));
      expect(one?.status).toBe(200);
      expect(other).toEqual(one);
      expect(await openPatients(learner.id)).toHaveLength(1);
    });
  });
});
