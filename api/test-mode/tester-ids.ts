import type { AccountId, CommandId } from '../../domain/kernel/ids.ts';
import type { Identifiers } from '../../domain/ports/identifiers.ts';
import type { LifeIds } from '../../domain/test-mode/life/recorder.ts';
import { sampleLearners, testers } from '../../domain/test-mode/testers.ts';

type Naming = Pick<Identifiers, 'commandOf'>;

/** The account behind a name of the test mode: the same in every installation. */
export const testerAccount = ({ commandOf }: Naming, username: string): AccountId =>
  commandOf('test mode', username) as string as AccountId;

/** Everybody of the test mode: the testers, and who is in their lists. */
export const testerAccounts = (naming: Naming): readonly AccountId[] =>
  [...testers, ...sampleLearners].map(({ username }) => testerAccount(naming, username));

/** Whether an account is one of the test mode. */
export const testerRecognition = (naming: Naming): ((account: AccountId) => boolean) => {
  const accounts = new Set(testerAccounts(naming));
  return (account) => accounts.has(account);
};

type Ids = Naming & { readonly eventId: (commandId: string, index: number) => string };

/** Names everything in one life; an estimate has the name that its reaction would give it. */
export const lifeIds = ({ commandOf, eventId }: Ids, username: string): LifeIds => {
  const account = testerAccount({ commandOf }, username);
  return {
    named: (words) => commandOf(`life of ${username}`, words),
    estimateAfter: (handIn: CommandId) =>
      commandOf(`issue-readiness:${eventId(handIn, 0)}`, `tell:${account}`),
  };
};
