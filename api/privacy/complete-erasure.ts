import { account } from '../../domain/account/account.ts';
import { type CommandWorld, handleCommand } from '../../domain/handling/handle-command.ts';
import type { EventMeta } from '../../domain/kernel/envelope.ts';
import { type AccountId, accountStream } from '../../domain/kernel/ids.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { Vault } from '../../domain/ports/vault.ts';
import type { ErasureStore } from './erasure-store.ts';

export type ErasureWorld = {
  readonly commands: CommandWorld;
  readonly vault: Pick<Vault, 'destroyKey'>;
  readonly erasures: Pick<ErasureStore, 'done'>;
  readonly clock: Clock;
};

/**
 * What is left to do once an erasure has begun, each step harmless a second time: the key, the
 * event, and the tick. The event comes after the key, so that who reads it knows that nothing opens.
 */
export const completeErasure = async (
  { commands, vault, erasures, clock }: ErasureWorld,
  accountId: AccountId,
  meta: EventMeta,
): Promise<void> => {
  await vault.destroyKey(accountId);
  const at = clock.instant();
  // An account whose opening was cut off has no stream, and nothing to say in one.
  await handleCommand(commands, {
    decider: account,
    stream: accountStream(accountId),
    command: { type: 'EraseAccount', accountId, at },
    meta,
  });
  commands.memory?.forget(accountStream(accountId));
  await erasures.done(accountId, clock.instant());
};
