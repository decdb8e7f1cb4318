import { v5 } from 'uuid';
import type { BankScenario, ScenarioEvent } from '../../domain/bank/scenarios/scenario-events.ts';
import {
  revisionOf,
  type ScenarioCommand,
  type ScenarioPublication,
  scenarioPublication,
} from '../../domain/bank/scenarios/scenario-publication.ts';
import { readEvent } from '../../domain/events/registry.ts';
import { type CommandWorld, handleCommand } from '../../domain/handling/handle-command.ts';
import { beforeAll } from '../../domain/kernel/envelope.ts';
import { type CommandId, type ScenarioId, scenarioStream } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { contentHash } from './content-hash.ts';

const publications = '6b1f0b1e-4f0e-4b39-9a55-0d1c6f7b2a90';

type Known = ReadonlyMap<string, ScenarioPublication>;

const publishedSoFar = async ({ log }: CommandWorld): Promise<Known> => {
  const found = new Map<string, ScenarioPublication>();
  const types = ['ScenarioPublished', 'ScenarioWithdrawn'];
  for await (const { events } of log.readAll({ after: beforeAll, types })) {
    for (const recorded of events) {
      const event = readEvent(recorded) as unknown as ScenarioEvent;
      const { scenarioId } = event.data;
      const before = found.get(scenarioId) ?? scenarioPublication.initial;
      found.set(scenarioId, scenarioPublication.evolve(before, event));
    }
  }
  return found;
};

/** What must change: what is new or another one now, and what is gone. */
const changesOf = (
  wished: readonly BankScenario[],
  before: Known,
  at: Instant,
): readonly ScenarioCommand[] => {
  const changed = wished
    .map((scenario) => ({
      ...scenario,
      type: 'PublishScenario' as const,
      scenarioId: scenario.scenario.id as ScenarioId,
      contentHash: contentHash(scenario),
      at,
    }))
    .filter(({ scenarioId, contentHash }) => {
      const known = before.get(scenarioId);
      return known?.status !== 'published' || known.contentHash !== contentHash;
    });
  const kept = new Set(wished.map(({ scenario }) => scenario.id));
  const gone = [...before]
    .filter(([id, { status }]) => status === 'published' && !kept.has(id))
    .map(([id]) => ({ type: 'WithdrawScenario' as const, scenarioId: id as ScenarioId, at }));
  return [...changed, ...gone];
};

/** The same change wished twice is one change: its id names the scenario, what it becomes and from where. */
const commandIdOf = (command: ScenarioCommand, before: Known): CommandId => {
  const revision = revisionOf(before.get(command.scenarioId) ?? scenarioPublication.initial);
  const change = command.type === 'PublishScenario' ? command.contentHash : 'withdrawn';
  return v5(`${command.scenarioId}/${revision}/${change}`, publications) as string as CommandId;
};

export type ScenarioRelease = {
  readonly scenarios: readonly BankScenario[];
  readonly at: Instant;
};

/**
 * Publishes the simulation scenarios that changed since the last time and withdraws those that are
 * gone; answers how many changed. Throws what the log throws.
 */
export const publishScenarios = async (
  world: CommandWorld,
  { scenarios, at }: ScenarioRelease,
): Promise<number> => {
  const before = await publishedSoFar(world);
  const changes = changesOf(scenarios, before, at);
  await Promise.all(
    changes.map(async (command) => {
      const commandId = commandIdOf(command, before);
      const handled = await handleCommand(world, {
        decider: scenarioPublication,
        stream: scenarioStream(command.scenarioId),
        command,
        meta: { actor: 'system', commandId, correlationId: 'bank-publication' },
      });
      if (!handled.ok) throw new Error(`${command.scenarioId}: ${handled.refusal.code}`);
    }),
  );
  return changes.length;
};
