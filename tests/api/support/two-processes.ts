import type { ApiLimits } from '../../../api/server/world.ts';
import { streamMemory } from '../../../domain/handling/stream-memory.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import type { TestProduct } from '../../support/product.ts';
import { withWorld } from './with-world.ts';

/** The same product served twice, each with a log connection, a memory and turns of its own. */
export const withTwoProcesses = async (
  product: TestProduct,
  limits: Partial<ApiLimits>,
  work: (origins: readonly [string, string]) => Promise<void>,
): Promise<void> => {
  const log = postgresEventLog({ databaseUrl: product.databaseUrl });
  const { world } = product;
  const settings = { ...world.settings, limits: { ...world.settings.limits, ...limits } };
  const memory = () => streamMemory({ streams: 100, events: 10_000 });
  const one = { settings, commands: { ...world.commands, memory: memory() } };
  const two = { settings, commands: { ...world.commands, log, memory: memory() } };
  try {
    await withWorld(product, one, (first) =>
      withWorld(product, two, (second) => work([first, second])),
    );
  } finally {
    await log.close();
  }
};
