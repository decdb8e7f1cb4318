import { pino } from 'pino';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { readConfiguration } from '../../../ops/configuration.ts';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../../ops/product/start-product.ts';
import { paperIssued } from '../../support/facts.ts';
import { benchServer } from '../support/bench-server.ts';
import { type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const commands = 500;
const warmUp = 50;

const isVisible = async ({ world }: Product, attemptId: string): Promise<boolean> => {
  const { rowCount } = await world.database.query({
    name: 'is-visible',
    text: 'select 1 from read.attempt where key = $1',
    values: [attemptId],
  });
  return rowCount === 1;
};

/** Milliseconds from the acknowledged command until a query finds its row. */
const latency = async (product: Product): Promise<number> => {
  const { identifiers, commands: world, clock } = product.world;
  const learnerId = identifiers.account();
  const attemptId = identifiers.attempt();
  const meta = {
    actor: learnerId,
    subject: learnerId,
    commandId: identifiers.command(),
    correlationId: 'bench',
  };
  await handleCommand(world, {
    decider: attempt,
    stream: attemptStream(attemptId),
    command: {
      ...paperIssued().data,
      type: 'IssuePaper',
      attemptId,
      learnerId,
      at: clock.instant(),
    },
    meta,
  });
  const acknowledged = performance.now();
  while (!(await isVisible(product, attemptId)));
  return performance.now() - acknowledged;
};

/** How long a command that was acknowledged takes to be seen. */
export const visibleBench = async (): Promise<Goal[]> => {
  const server = await benchServer();
  const product = await startProduct({
    configuration: readConfiguration({ PORT: String(await freePort()) }),
    databaseUrl: server.url,
    logger: pino({ level: 'silent' }),
  });
  const latencies: number[] = [];
  for (let n = 0; n < warmUp + commands; n += 1) {
    const taken = await latency(product);
    if (n >= warmUp) latencies.push(taken);
  }
  await product.stop();
  await server.stop();
  const [median, worst] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  print(`  ${commands} commands, one after another`);
  return [
    { name: 'visible after, median', measured: median, goal: 10, wants: 'at most', unit: ' ms' },
    { name: 'visible after, p99', measured: worst, goal: 50, wants: 'at most', unit: ' ms' },
  ];
};
