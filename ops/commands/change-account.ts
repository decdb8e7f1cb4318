import type { Pool } from 'pg';
import type { BoardwellEvent } from '../../domain/events/registry.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import type { Decider } from '../../domain/kernel/decider.ts';
import type { AccountId, StreamName } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { eventIdOf, randomIdentifiers } from '../adapters/identifiers/random-identifiers.ts';
import { postgresVault } from '../adapters/vault/postgres-vault.ts';
import { say } from './command.ts';
import { findLearner } from './find-learner.ts';
import { withReadSide } from './open-read-side.ts';

type About = { readonly accountId: AccountId; readonly at: Instant };

export type AccountChange<State, Command, Event, R, Found> = {
  /** Account id, e-mail or user name. */
  readonly name: string;
  readonly decider: Decider<State, Command, Event, R>;
  readonly stream: (account: AccountId) => StreamName;
  /** What is changed in the tables before it is told; what it found, the command may tell. */
  readonly before?: (pool: Pool, account: AccountId) => Promise<Found>;
  readonly command: (about: About, found: Found) => Command;
  /** What is said when it is done. */
  readonly done: string;
  /** How the operator asked for it, for the log. */
  readonly asked: string;
};

/** Carries out what an operator wants of one account; the exit code of the process. */
export const changeAccount = <
  State,
  Command,
  Event extends BoardwellEvent,
  R extends { code: string },
  Found = undefined,
>(
  change: AccountChange<State, Command, Event, R, Found>,
): Promise<number> =>
  withReadSide(async ({ log, pool }) => {
    const accountId = await findLearner(pool, change.name);
    if (accountId === undefined) {
      process.stderr.write(`There is no account ${change.name}.\n`);
      return 1;
    }
    const found = (await change.before?.(pool, accountId)) as Found;
    const world = { log, vault: postgresVault(pool), eventId: eventIdOf };
    const handled = await handleCommand(world, {
      decider: change.decider,
      stream: change.stream(accountId),
      command: change.command({ accountId, at: systemClock.instant() }, found),
      meta: {
        actor: 'system',
        subject: accountId,
        commandId: randomIdentifiers.command(),
        correlationId: change.asked,
      },
    });
    say(handled.ok ? change.done : `Refused: ${handled.refusal.code}.`);
    return handled.ok ? 0 : 1;
  });
