import type { AccountId } from '../../domain/kernel/ids.ts';
import type { ApiWorld } from '../server/world.ts';

/** Tells every process that the sessions of somebody have ended. */
export const sessionsEnded =
  ({ bus }: Pick<ApiWorld, 'bus'>) =>
  (subject: AccountId): void =>
    bus.publish({ kind: 'sessionsEnded', subject });
