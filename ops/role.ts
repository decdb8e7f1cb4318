import { account } from '../domain/account/account.ts';
import { handleCommand } from '../domain/handling/handle-command.ts';
import { accountStream } from '../domain/kernel/ids.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { eventIdOf, randomIdentifiers } from './adapters/identifiers/random-identifiers.ts';
import { postgresVault } from './adapters/vault/postgres-vault.ts';
import { runCommand, say, WrongUse } from './commands/command.ts';
import { findLearner } from './commands/find-learner.ts';
import { withReadSide } from './commands/open-read-side.ts';

const usage = `Usage: npm run role -- <account id, e-mail or user name> <admin|learner>
  Gives an account a role. It counts from the account's next request on.
  Example: npm run role -- maya admin`;

const readArguments = ([name, role, ...others]: readonly string[]) => {
  if (!name || others.length > 0) throw new WrongUse('Name one account.');
  if (role !== 'admin' && role !== 'learner') throw new WrongUse('The role is admin or learner.');
  return { name, role } as const;
};

await runCommand(usage, async (args) => {
  const { name, role } = readArguments(args);
  return withReadSide(async ({ log, pool }) => {
    const accountId = await findLearner(pool, name);
    if (accountId === undefined) {
      process.stderr.write(`There is no account ${name}.\n`);
      return 1;
    }
    const world = { log, vault: postgresVault(pool), eventId: eventIdOf };
    const handled = await handleCommand(world, {
      decider: account,
      stream: accountStream(accountId),
      command: { type: 'GrantRole', accountId, at: systemClock.instant(), role },
      meta: {
        actor: 'system',
        subject: accountId,
        commandId: randomIdentifiers.command(),
        correlationId: 'npm run role',
      },
    });
    say(
      handled.ok
        ? `${name} is ${role === 'admin' ? 'an admin' : 'a learner'}.`
        : `Refused: ${handled.refusal.code}.`,
    );
    return handled.ok ? 0 : 1;
  });
});
