import { handleCommand } from '../../domain/handling/handle-command.ts';
import type { About, InstitutionCommand } from '../../domain/institution/commands.ts';
import { institution } from '../../domain/institution/institution.ts';
import { type AccountId, type InstitutionId, institutionStream } from '../../domain/kernel/ids.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { eventIdOf, randomIdentifiers } from '../adapters/identifiers/random-identifiers.ts';
import { postgresVault } from '../adapters/vault/postgres-vault.ts';
import { say } from './command.ts';
import { findLearner } from './find-learner.ts';
import { type ReadSide, withReadSide } from './open-read-side.ts';

type SchoolChange = {
  /** What is said when it is done. */
  readonly done: string;
} & (
  | { readonly account?: never; readonly command: (about: About) => InstitutionCommand }
  | {
      /** Account id, e-mail or user name of whoever it is about. */
      readonly account: string;
      readonly command: (about: About, accountId: AccountId) => InstitutionCommand;
    }
);

/** Undefined where nobody has the name. */
const commandOf = async (
  { pool }: ReadSide,
  about: About,
  change: SchoolChange,
): Promise<InstitutionCommand | undefined> => {
  if (change.account === undefined) return change.command(about);
  const accountId = await findLearner(pool, change.account);
  return accountId && change.command(about, accountId);
};

/** Carries out what an operator wants of one school; the exit code of the process. */
export const changeSchool = (institutionId: InstitutionId, change: SchoolChange): Promise<number> =>
  withReadSide(async (readSide) => {
    const about = { institutionId, at: systemClock.instant() };
    const command = await commandOf(readSide, about, change);
    if (!command) {
      process.stderr.write(`There is no account ${change.account}.\n`);
      return 1;
    }
    const { log, pool } = readSide;
    // Nothing that an operator says of a school is sealed.
    const world = { log, vault: postgresVault(pool), eventId: eventIdOf };
    const handled = await handleCommand(world, {
      decider: institution,
      stream: institutionStream(institutionId),
      command,
      meta: {
        actor: 'system',
        commandId: randomIdentifiers.command(),
        correlationId: 'npm run school',
      },
    });
    say(handled.ok ? change.done : `Refused: ${handled.refusal.code}.`);
    return handled.ok ? 0 : 1;
  });
