import { operationsReads } from '../api/operations/queries/operations-reads.ts';
import { retryStore } from '../api/operations/retry-store.ts';
import { handleCommand } from '../domain/handling/handle-command.ts';
import { operationsStream } from '../domain/kernel/ids.ts';
import { retries } from '../domain/operations/retries.ts';
import { projections } from '../projectors/all.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { eventIdOf, randomIdentifiers } from './adapters/identifiers/random-identifiers.ts';
import { postgresVault } from './adapters/vault/postgres-vault.ts';
import { runCommand, say, WrongUse } from './commands/command.ts';
import { lineOf } from './commands/named-projections.ts';
import { type ReadSide, withReadSide } from './commands/open-read-side.ts';
import { retryReadModel } from './commands/retry-read-model.ts';
import { reactionNames } from './product/reactions/all.ts';

const usage = `Usage: npm run retry [-- <read model or reaction> […]]
  Tries again what stopped or was parked; without a name it tells what there is.
  Example: npm run retry -- progress
Exit codes: 0 all is well, 1 something still stands still.`;

const tell = async ({ pool }: ReadSide): Promise<number> => {
  const names = projections.map(({ name }) => name);
  const { readModels, stalled, parked, parkedCount } = await operationsReads(
    pool,
    names,
  ).overview();
  for (const { name, error, since } of readModels)
    say(lineOf(name, `stopped since ${since}: ${error}`));
  for (const { name, error, since } of stalled)
    say(lineOf(name, `cannot work since ${since}: ${error}`));
  for (const { reaction, stream, error, failures } of parked) {
    say(lineOf(reaction, `parked ${stream}, failed ${failures} times: ${error}`));
  }
  if (parkedCount > parked.length) say(`… and ${parkedCount - parked.length} more parked tasks.`);
  const isWell = readModels.length + stalled.length + parkedCount === 0;
  if (isWell) say('Nothing has stopped and nothing is parked.');
  return isWell ? 0 : 1;
};

/** It stands in the log who asked for it, before it is done. */
const note = async ({ log, pool }: ReadSide, name: string): Promise<void> => {
  const handled = await handleCommand(
    { log, vault: postgresVault(pool), eventId: eventIdOf },
    {
      decider: retries,
      stream: operationsStream(name),
      command: { type: 'AskForRetry', name, at: systemClock.instant(), reason: null },
      meta: {
        actor: 'system',
        correlationId: 'npm run retry',
        commandId: randomIdentifiers.command(),
      },
    },
  );
  if (!handled.ok) throw new Error(`${name} cannot be noted`);
};

const words = {
  'caught-up': 'has come to the head of the log',
  'at-work': 'is at work in another process',
} as const;

const retry = async (readSide: ReadSide, name: string): Promise<boolean> => {
  const { retry: letTry, isWaiting } = retryStore(readSide.pool);
  if (!(await isWaiting(name))) {
    say(lineOf(name, 'has not stopped, and nothing of it is parked'));
    return true;
  }
  await note(readSide, name);
  const tasks = await letTry(name);
  const projection = projections.find((candidate) => candidate.name === name);
  if (!projection) {
    say(
      lineOf(
        name,
        `${tasks} parked tasks are due now: the running product takes them within seconds`,
      ),
    );
    return true;
  }
  const retried = await retryReadModel(readSide, projection);
  const isStopped = retried.outcome === 'stopped';
  say(lineOf(name, isStopped ? `stopped again: ${retried.error}` : words[retried.outcome]));
  return !isStopped;
};

const known: readonly string[] = [...projections.map(({ name }) => name), ...reactionNames];

await runCommand(usage, async (names) => {
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined) {
    throw new WrongUse(`There is no ${stranger}. There are ${known.join(', ')}.`);
  }
  return withReadSide(async (readSide) => {
    if (names.length === 0) return tell(readSide);
    let isWell = true;
    for (const name of names) isWell = (await retry(readSide, name)) && isWell;
    return isWell ? 0 : 1;
  });
});
