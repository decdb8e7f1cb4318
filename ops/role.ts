import { account } from '../domain/account/account.ts';
import { accountStream } from '../domain/kernel/ids.ts';
import { changeAccount } from './commands/change-account.ts';
import { runCommand, WrongUse } from './commands/command.ts';

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
  return changeAccount({
    name,
    decider: account,
    stream: accountStream,
    command: (about) => ({ type: 'GrantRole', ...about, role }) as const,
    done: `${name} is ${role === 'admin' ? 'an admin' : 'a learner'}.`,
    asked: 'npm run role',
  });
});
