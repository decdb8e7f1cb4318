import type { ScenarioId } from '../../domain/kernel/ids.ts';
import { projection } from '../projection.ts';

/** The scenarios that may be drawn today, each in its latest revision. */
export type ScenarioBankRow = {
  readonly scenarioId: ScenarioId;
  readonly revision: number;
  readonly category: string;
  /** It has information gathering and decisions of its own weights. */
  readonly hasSections?: true;
};

export const scenarioBank = projection<ScenarioBankRow>()({
  name: 'scenario-bank',
  version: 2,
  table: 'scenario',
  handles: ['ScenarioPublished', 'ScenarioWithdrawn'],
  columns: [],
  indexes: [],
  keys: ({ data }) => [data.scenarioId],
  evolve: (_, { type, data }) =>
    type === 'ScenarioPublished'
      ? {
          scenarioId: data.scenarioId,
          revision: data.revision,
          category: data.scenario.category,
          ...(data.sections ? { hasSections: true as const } : {}),
        }
      : undefined,
});
