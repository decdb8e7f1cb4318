import { describe, expect, it } from 'vitest';
import { drawnScenarioOf } from '../../../../domain/bank/scenarios/drawn-scenario.ts';
import type { ScenarioEvent } from '../../../../domain/bank/scenarios/scenario-events.ts';
import {
  type ScenarioCommand,
  scenarioPublication,
} from '../../../../domain/bank/scenarios/scenario-publication.ts';
import { bankProblemOf } from '../../../../domain/bank/simulations-schema/bank-problem.ts';
import { randomFrom } from '../../../../domain/kernel/random.ts';
import { later, noon } from '../../../support/facts.ts';
import { given } from '../../../support/given.ts';
import { problemOfBank } from '../../../support/problem-of-bank.ts';
import { scenarioNamed } from '../../../support/simulation-facts.ts';

const problem = await problemOfBank();
const scenario = bankProblemOf(problem);
const scenarioId = scenarioNamed(problem.id);

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

describe('a problem as a simulation draws it', () => {
  const drawn = drawnScenarioOf(scenario, { revision: 1, firstSeen: true, chance: randomFrom(1) });
  const authored = problem.sections.filter((section) => section.kind === 'decision-making');

  it('holds at each point the key, and what every option is worth and does', () => {
    expect(drawn.points).toHaveLength(authored.length);
    for (const [index, { key, options }] of drawn.points.entries()) {
      const decision = authored[index];
      const keyed = options.find(({ id }) => id === key);
      const right = decision?.options.find((option) => option.key);
      expect(keyed).toMatchObject({
        weight: right?.weight,
        clinicalStatus: right?.then.status ?? decision?.status,
        vitalSignChanges: right?.then.monitor ?? {},
      });
      const weights = decision?.options.map(({ weight }) => weight) ?? [];
      expect(options.map(({ weight }) => weight).sort()).toEqual(weights.sort());
    }
  });

  it('tells which orders are refused, which open a branch and which are right as well', () => {
    for (const [index, { options }] of drawn.points.entries()) {
      const decision = authored[index];
      const of = (is: (option: (typeof options)[number]) => boolean) => options.filter(is).length;
      const written = decision?.options ?? [];
      expect(of(({ leadsTo }) => leadsTo === 'again')).toBe(
        written.filter(({ then }) => then.go === 'again').length,
      );
      expect(of(({ leadsTo }) => typeof leadsTo === 'number')).toBe(
        written.filter(({ then: { go } }) => go !== undefined && go !== 'again').length,
      );
      expect(of(({ isAcceptable }) => isAcceptable === true)).toBe(
        written.filter(({ acceptable }) => acceptable).length,
      );
    }
  });
});
