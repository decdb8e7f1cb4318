import { account } from '../domain/account/account.ts';
import { accountStream } from '../domain/kernel/ids.ts';
import { changeAccount } from './commands/change-account.ts';
import { runCommand, WrongUse } from './commands/command.ts';
import { removeFactors } from './commands/remove-factors.ts';

const usage = `Usage: npm run second-factor -- <account id, e-mail or user name> remove
  Takes the authenticator app, the passkeys and the recovery codes away from somebody who lost them, ends
  every session, and tells the owner by mail. Be sure whom you speak to: after it the password is enough.
  Example: npm run second-factor -- maya remove`;

const readArguments = ([name, verb, ...others]: readonly string[]): string => {
  if (!name || others.length > 0) throw new WrongUse('Name one account.');
  if (verb !== 'remove') throw new WrongUse('Say remove: nothing else can be done to it.');
  return name;
};

await runCommand(usage, async (args) => {
  const name = readArguments(args);
  return changeAccount({
    name,
    decider: account,
    stream: accountStream,
    before: removeFactors,
    command: (about, wereHeld) => ({ type: 'RemoveFactors', ...about, wereHeld }) as const,
    done: `${name} is asked for no second step any more, and is signed out everywhere.`,
    asked: 'npm run second-factor',
  });
});
