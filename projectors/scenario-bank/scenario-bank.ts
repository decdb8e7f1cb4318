import type { ScenarioId } from '../../domain/kernel/ids.ts';
import { projection } from '../projection.ts';

/** The scenarios that may be drawn today, each in its latest revision. */
export type ScenarioBankRow = {
  readonly scenarioId: ScenarioId;
  readonly revision: number;
  readonly category: string;
  /** It has information gathering and decisions of its own weights. */
  readonly hasSections?: true;
  /** A start compares it with what was built. */
  readonly contentHash: string;
};

export const scenarioBank = projection<ScenarioBankRow>()({
  name: 'scenario-bank',
  version: 3,
  table: 'scenario',
  owner: null,
  handles: ['ScenarioPublished', 'ScenarioWithdrawn'],
  columns: [{ name: 'content_hash', type: 'text', of: ({ contentHash }) => contentHash }],
  indexes: [],
  keys: ({ data }) => [data.scenarioId],
  evolve: (_, { type, data }) =>
    type === 'ScenarioPublished'
      ? {
          scenarioId: data.scenarioId,
          revision: data.revision,
          category: data.scenario.category,
          ...(data.sections ? { hasSections: true as const } : {}),
          contentHash: data.contentHash,
        }
      : undefined,
});
