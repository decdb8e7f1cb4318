import { expect, it } from 'vitest';
import type { EventMeta } from '../../../domain/kernel/envelope.ts';
import type { CommandId } from '../../../domain/kernel/ids.ts';
import { type Cause, causeOf, type Effect, type EffectKey } from '../../../domain/ports/effects.ts';
import { randomIdentifiers } from '../../../ops/adapters/identifiers/random-identifiers.ts';
import { bindEffects, type Effects, type Keyed } from '../../../projectors/reactions/effects.ts';
import { learner } from '../../support/facts.ts';

const cause: Cause = { id: 'event-1', correlationId: 'request-1', causationId: 'event-1' };

/** What a payment processor with idempotency keys would have done. */
const processor = () => {
  const charged = new Map<CommandId, string>();
  const charge: Effect<string> = async ({ id }, who) => void charged.set(id, who);
  return { charge, charged };
};

const bound = (reaction: string, charge: Effect<string>, isOurs = true) =>
  bindEffects(
    { charge },
    {
      reaction,
      idOf: randomIdentifiers.commandOf,
      mustBeOurs: () => {
        if (!isOurs) throw new Error('Another process runs it');
      },
    },
  ).charge;

it('an effect that is tried twice, by whichever process, is done once', async () => {
  const { charge, charged } = processor();
  await bound('charge-trials', charge)(cause, 'maya', 'maya');
  await bound('charge-trials', charge)(cause, 'maya', 'maya');
  expect([...charged.values()]).toEqual(['maya']);
});

it.each([
  { another: 'cause', reaction: 'charge-trials', its: { ...cause, id: 'event-2' }, of: 'maya' },
  { another: 'thing', reaction: 'charge-trials', its: cause, of: 'sam' },
  { another: 'reaction', reaction: 'charge-renewals', its: cause, of: 'maya' },
])('effects of another $another are others', async ({ reaction, its, of }) => {
  const { charge, charged } = processor();
  await bound('charge-trials', charge)(cause, 'maya', 'maya');
  await bound(reaction, charge)(its, of, of);
  expect(charged.size).toBe(2);
});

it('nothing is done by a process that knows its lease to be lost', async () => {
  const { charge, charged } = processor();
  await expect(bound('charge-trials', charge, false)(cause, 'maya', 'maya')).rejects.toThrow(
    'Another process runs it',
  );
  expect(charged.size).toBe(0);
});

it('what follows from an event of a tester is a tester’s, but not what follows from one about the product', () => {
  const meta: EventMeta = {
    actor: 'system',
    commandId: 'c' as CommandId,
    correlationId: 'r',
    testMode: true,
  };
  expect(causeOf({ id: 'event-1', meta })).not.toHaveProperty('testMode');
  expect(causeOf({ id: 'event-1', meta: { ...meta, subject: learner } })).toMatchObject({
    testMode: true,
  });
});

it('one that takes no key is no effect to the compiler', () => {
  const take = <Given extends Effects>(effects: Given & Keyed<Given>): number =>
    Object.keys(effects).length;
  expect(take({ mail: async (_key: EffectKey, _to: string) => undefined })).toBe(1);
  // @ts-expect-error: it could be sent twice.
  expect(take({ mail: async (_to: string) => undefined })).toBe(1);
  // @ts-expect-error: it could be sent twice.
  expect(take({ mail: async () => undefined })).toBe(1);
});
