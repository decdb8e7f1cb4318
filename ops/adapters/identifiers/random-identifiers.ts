import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { v5 } from 'uuid';
import type { AccountId, AttemptId, CommandId, SheetId } from '../../../domain/kernel/ids.ts';
import type { Identifiers } from '../../../domain/ports/identifiers.ts';

/** Made once for the product; changing it would make every retried wish a new one. */
const wishes = '6b0d1b5e-2b58-4a2c-9d6e-54b1f2d1a7c3';

/** UUIDv5 (RFC 9562) of a command id and an index: a retry names the same events. */
export const eventIdOf = (commandId: string, index: number): string => v5(`${index}`, commandId);

/** Letters and digits that are not mistaken for one another when read aloud. */
const unambiguous = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const randomIdentifiers: Identifiers = {
  account: () => randomUUID() as string as AccountId,
  attempt: () => randomUUID() as string as AttemptId,
  sheet: () => randomUUID() as string as SheetId,
  command: () => randomUUID() as string as CommandId,
  commandOf: (person, idempotencyKey) =>
    v5(`${person}/${idempotencyKey}`, wishes) as string as CommandId,
  referralCode: () =>
    Array.from(randomBytes(10), (byte) => unambiguous[byte % unambiguous.length]).join(''),
  seed: () => randomInt(2 ** 32 - 1),
  chance: () => randomInt(2 ** 48 - 1) / 2 ** 48,
};
