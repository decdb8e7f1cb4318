import type { Pool } from 'pg';
import type { Candidate, Seen } from '../../../domain/attempt/draw-paper.ts';
import { scenarioRevisionKey } from '../../../domain/bank/scenarios/read-keys.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import type { ScenarioBankRow } from '../../../projectors/scenario-bank/scenario-bank.ts';
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

const rowsOf = async <Row>(pool: Pool, text: string, values: readonly unknown[]): Promise<Row[]> =>
  (await pool.query<{ data: Row }>(text, [...values])).rows.map(({ data }) => data);

export const patientsOf = (rows: readonly SimulationRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ scenarios }) => scenarios.map(({ scenarioId }) => scenarioId)));

/** Few: each begins only where those before it are over, given up, or of other patients. */
const openOf = (pool: Pool, learner: string): Promise<SimulationRow[]> =>
  rowsOf<SimulationRow>(
    pool,
    `select data from read.simulation where learner_id = $1 and status = 'open'
     order by started_ms desc, key`,
    [learner],
  );

/** The published scenarios and the simulations of learners. */
export const simulationReads = (pool: Pool) => ({
  allOpen: (learner: string): Promise<SimulationRow[]> => openOf(pool, learner),

  /** The scenarios that stand on a simulation this learner has open: their keys are told nowhere else. */
  underWay: async (learner: string): Promise<ReadonlySet<string>> =>
    patientsOf(await openOf(pool, learner)),

  /** In a fixed order, so that the seed alone decides the draw. */
  candidates: async (learner: string): Promise<Candidate[]> => {
    const [bank, made] = await Promise.all([
      rowsOf<ScenarioBankRow>(pool, 'select data from read.scenario order by key', []),
      rowsOf<DecisionMade[]>(
        pool,
        `select data->'made' as data from read.simulation where learner_id = $1
         order by started_ms`,
        [learner],
      ),
    ]);
    const met = metBefore(made.flat());
    return bank.map(({ scenarioId, category, hasSections }) => ({
      itemId: scenarioId,
      area: category,
      family: scenarioId,
      seen: met.get(scenarioId),
      // As the examination asks comes before what has decisions alone.
      weak: !hasSections,
    }));
  },

  /** The latest revision of each, in the order asked. */
  latest: async (scenarioIds: readonly string[]): Promise<ScenarioRef[]> => {
    const rows = await rowsOf<ScenarioBankRow>(
      pool,
      'select data from read.scenario where key = any($1)',
      [scenarioIds],
    );
    const found = new Map<string, ScenarioRef>(rows.map((row) => [row.scenarioId, row]));
    return scenarioIds.flatMap((id) => found.get(id) ?? []);
  },

  /** In the order asked. Throws `ReadModelBehind` rather than leave a scenario out. */
  revisions: async (refs: readonly ScenarioRef[]): Promise<ScenarioRevisionRow[]> => {
    const keys = refs.map(({ scenarioId, revision }) => scenarioRevisionKey(scenarioId, revision));
    const rows = await rowsOf<ScenarioRevisionRow>(
      pool,
      'select data from read.scenario_revision where key = any($1)',
      [keys],
    );
    const found = new Map(
      rows.map((row) => [scenarioRevisionKey(row.scenario.id, row.revision), row]),
    );
    return keys.map((key) => {
      const row = found.get(key);
      if (!row) throw new ReadModelBehind(`scenario-revisions has no ${key}`);
      return row;
    });
  },

  one: async (attemptId: string): Promise<SimulationRow | undefined> => {
    const [row] = await rowsOf<SimulationRow>(
      pool,
      'select data from read.simulation where key = $1',
      [attemptId],
    );
    return row;
  },

  /** The latest twenty, newest first. */
  open: async (learner: string): Promise<SimulationRow[]> =>
    (await openOf(pool, learner)).slice(0, 20),
});
export type SimulationReads = ReturnType<typeof simulationReads>;
