import { scenarioRevisionKey } from '../../domain/bank/scenarios/read-keys.ts';
import type { BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';
import { projection } from '../projection.ts';

/** Every revision that was ever served: a past simulation is walked again as it was. */
export type ScenarioRevisionRow = BankScenario & { readonly revision: number };

export const scenarioRevisions = projection<ScenarioRevisionRow>()({
  name: 'scenario-revisions',
  version: 2,
  table: 'scenario_revision',
  owner: null,
  handles: ['ScenarioPublished'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [scenarioRevisionKey(data.scenarioId, data.revision)],
  isFinal: () => true,
  evolve: (_, { data: { scenario, topic, source, weights, sections, revision } }) => ({
    scenario,
    topic,
    source,
    weights,
    ...(sections ? { sections } : {}),
    revision,
  }),
});
