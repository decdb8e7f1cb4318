import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import type { Candidate, Seen } from '../../../domain/attempt/draw-paper.ts';
import { scenarioRevisionKey } from '../../../domain/bank/scenarios/read-keys.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import type { ScenarioRevisionRow } from '../../../projectors/scenario-revisions/scenario-revisions.ts';
import type { DecisionMade, SimulationRow } from '../../../projectors/simulations/simulations.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';

type ScenarioRef = { readonly scenarioId: string; readonly revision: number };

/** A scenario was met by its first decision, and well known when all of them were right. */
const metBefore = (made: readonly DecisionMade[]): ReadonlyMap<string, Seen> => {
  const met = new Map<string, Seen>();
  for (const { scenarioId, correct, at } of made) {
    const before = met.get(scenarioId);
    met.set(scenarioId, {
      correct: correct && (before?.correct ?? true),
      at: Math.max(before?.at ?? 0, epochMs(at)),
    });
  }
  return met;
};

type Learner = { readonly learner: string };
type Keys = { readonly keys: readonly string[] };

/** Few: each begins only where those before it are over, given up, or of other patients. */
const openOfLearner = statement('open-simulations', ({ learner }: Given<Learner>) =>
  query
    .selectFrom('read.simulation')
    .select('data')
    .where('learner_id', '=', learner)
    .where('status', '=', 'open')
    .orderBy('started_ms', 'desc')
    .orderBy('key'),
);

const decisions = statement('decisions-made', ({ learner }: Given<Learner>) =>
  query
    .selectFrom('read.simulation')
    .select(({ ref }) => ref('data', '->').key('made').as('made'))
    .where('learner_id', '=', learner)
    .orderBy('started_ms'),
);

const bank = statement('scenarios', () =>
  query.selectFrom('read.scenario').select('data').orderBy('key'),
);

const ofBank = statement('scenarios-by-key', ({ keys }: Given<Keys>) =>
  query
    .selectFrom('read.scenario')
    .select('data')
    .where('key', '=', ({ fn }) => fn.any(keys)),
);

const someRevisions = statement('scenario-revisions', ({ keys }: Given<Keys>) =>
  query
    .selectFrom('read.scenario_revision')
    .select('data')
    .where('key', '=', ({ fn }) => fn.any(keys)),
);

const one = statement('simulation', ({ attempt }: Given<{ attempt: string }>) =>
  query.selectFrom('read.simulation').select('data').where('key', '=', attempt),
);

export const patientsOf = (rows: readonly SimulationRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ scenarios }) => scenarios.map(({ scenarioId }) => scenarioId)));

const openOf = async (pool: Pool, learner: string): Promise<SimulationRow[]> =>
  (await openOfLearner.rows(pool, { learner })).map(({ data }) => data);

/** The published scenarios and the simulations of learners. */
export const simulationReads = (pool: Pool) => ({
  allOpen: (learner: string): Promise<SimulationRow[]> => openOf(pool, learner),

  /** The scenarios that stand on a simulation this learner has open: their keys are told nowhere else. */
  underWay: async (learner: string): Promise<ReadonlySet<string>> =>
    patientsOf(await openOf(pool, learner)),

  /** In a fixed order, so that the seed alone decides the draw. */
  candidates: async (learner: string): Promise<Candidate[]> => {
    const [scenarios, simulations] = await Promise.all([
      bank.rows(pool),
      decisions.rows(pool, { learner }),
    ]);
    const met = metBefore(simulations.flatMap(({ made }) => made));
    return scenarios.map(({ data: { scenarioId, category, hasSections } }) => ({
      itemId: scenarioId,
      area: category,
      family: scenarioId,
      seen: met.get(scenarioId),
      // As the examination asks comes before what has decisions alone.
      worth: hasSections ? 'good' : 'weak',
    }));
  },

  /** The latest revision of each, in the order asked. */
  latest: async (scenarioIds: readonly string[]): Promise<ScenarioRef[]> => {
    const rows = await ofBank.rows(pool, { keys: scenarioIds });
    const found = new Map<string, ScenarioRef>(rows.map(({ data }) => [data.scenarioId, data]));
    return scenarioIds.flatMap((id) => found.get(id) ?? []);
  },

  /** In the order asked. Throws `ReadModelBehind` rather than leave a scenario out. */
  revisions: async (refs: readonly ScenarioRef[]): Promise<ScenarioRevisionRow[]> => {
    const keys = refs.map(({ scenarioId, revision }) => scenarioRevisionKey(scenarioId, revision));
    const rows = await someRevisions.rows(pool, { keys });
    const found = new Map(
      rows.map(({ data }) => [scenarioRevisionKey(data.scenario.id, data.revision), data]),
    );
    return keys.map((key) => {
      const row = found.get(key);
      if (!row) throw new ReadModelBehind(`scenario-revisions has no ${key}`);
      return row;
    });
  },

  one: async (attemptId: string): Promise<SimulationRow | undefined> =>
    (await one.first(pool, { attempt: attemptId }))?.data,

  /** The latest twenty, newest first. */
  open: async (learner: string): Promise<SimulationRow[]> =>
    (await openOf(pool, learner)).slice(0, 20),
});
export type SimulationReads = ReturnType<typeof simulationReads>;
