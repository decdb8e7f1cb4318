import { describe, expect, it } from 'vitest';
import { bankScenarioOf } from '../../../../domain/bank/scenarios/bank-scenario.ts';
import { drawnScenarioOf } from '../../../../domain/bank/scenarios/drawn-scenario.ts';
import type { ScenarioEvent } from '../../../../domain/bank/scenarios/scenario-events.ts';
import {
  type ScenarioCommand,
  scenarioPublication,
} from '../../../../domain/bank/scenarios/scenario-publication.ts';
import { scenarios } from '../../../../domain/bank/scenarios/scenarios.ts';
import { randomFrom } from '../../../../domain/kernel/random.ts';
import { later, noon } from '../../../support/facts.ts';
import { given } from '../../../support/given.ts';
import { scenarioNamed } from '../../../support/simulation-facts.ts';

const [written] = scenarios;
if (!written) throw new Error('There are no scenarios');
const scenario = bankScenarioOf(written);
const scenarioId = scenarioNamed(written.id);

const publish = (contentHash: string): ScenarioCommand => ({
  ...scenario,
  type: 'PublishScenario',
  scenarioId,
  contentHash,
  at: noon,
});
const published = (revision: number, contentHash: string): ScenarioEvent => ({
  type: 'ScenarioPublished',
  data: { ...scenario, scenarioId, contentHash, revision, at: noon },
});
const withdraw: ScenarioCommand = { type: 'WithdrawScenario', scenarioId, at: later };
const withdrawn: ScenarioEvent = { type: 'ScenarioWithdrawn', data: { scenarioId, at: later } };

describe('publishing a scenario', () => {
  it('records a revision when it is new or changed, and nothing otherwise', () => {
    given(scenarioPublication, []).when(publish('a')).thenRecords(published(1, 'a'));
    given(scenarioPublication, [published(1, 'a')])
      .when(publish('a'))
      .thenRecords();
    given(scenarioPublication, [published(1, 'a')])
      .when(publish('b'))
      .thenRecords(published(2, 'b'));
    given(scenarioPublication, [published(1, 'a'), withdrawn])
      .when(publish('a'))
      .thenRecords(published(2, 'a'));
  });

  it('is withdrawn once', () => {
    given(scenarioPublication, [published(1, 'a')])
      .when(withdraw)
      .thenRecords(withdrawn);
    for (const events of [[], [published(1, 'a'), withdrawn]]) {
      given(scenarioPublication, events)
        .when(withdraw)
        .thenRefuses({ code: 'ScenarioNotPublished' });
    }
  });
});

describe.each(scenarios)('$id as a simulation draws it', (one) => {
  it('holds at each point the key, and what every option is worth and does', () => {
    const drawn = drawnScenarioOf(bankScenarioOf(one), {
      revision: 1,
      firstSeen: true,
      chance: randomFrom(1),
    });
    for (const [index, { key, options }] of drawn.points.entries()) {
      const { right, wrong } = one.decisionPoints[index] ?? { wrong: [] };
      const keyed = options.find(({ id }) => id === key);
      expect(keyed).toMatchObject({
        weight: right?.weight,
        clinicalStatus: right?.status,
        vitalSignChanges: right?.after,
      });
      const others = options.filter(({ id }) => id !== key).map(({ weight }) => weight);
      expect(others.sort()).toEqual(wrong.map(({ weight }) => weight).sort());
    }
  });
});
