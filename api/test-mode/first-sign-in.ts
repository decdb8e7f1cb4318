import type { FieldCode } from '../../domain/contracts/fields.ts';
import { laterOf, type Position } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { LifeBank } from '../../domain/test-mode/life/bank.ts';
import { sampleLife, testerLife } from '../../domain/test-mode/lives.ts';
import { sampleLearners, type Tester } from '../../domain/test-mode/testers.ts';
import type { Identity } from '../account/identity-store.ts';
import type { ApiContext } from '../server/context.ts';
import { lifeBank } from './queries/life-bank.ts';
import { seedLife } from './seed-life.ts';
import { testerIdentityName } from './tester-identity-name.ts';
import { testerAccount } from './tester-ids.ts';

/** Longer than the read models take for one life on a machine that has other work too. */
const longestWaitMs = 10_000;

/** A bank of each field, read once for all lives in it. */
const banksOf = ({ world, simulations }: ApiContext) => {
  const banks = new Map<FieldCode, Promise<LifeBank>>();
  return (field: FieldCode): Promise<LifeBank> => {
    const read = banks.get(field) ?? lifeBank({ database: world.database, simulations }, field);
    banks.set(field, read);
    return read;
  };
};
type Banks = ReturnType<typeof banksOf>;

const seedSamples = async ({ world }: ApiContext, banks: Banks): Promise<Position[]> =>
  Promise.all(
    sampleLearners.map(async (sample, place) => {
      const accountId = testerAccount(world.identifiers, sample.username);
      const bank = await banks(sample.field);
      const wish = (until: Parameters<typeof sampleLife>[1]['until']) =>
        sampleLife(sample, { accountId, until, place });
      return seedLife(world, { wish, bank });
    }),
  );

/** No password opens it, and no name that anybody can register is taken by it. */
const identityOf = async (
  { world, identities }: ApiContext,
  accountId: AccountId,
  username: string,
): Promise<Identity> => {
  const { identifiers, passwords, clock } = world;
  const passwordHash = await passwords.hash(`${identifiers.command()}${identifiers.command()}`);
  const name = testerIdentityName(username);
  const claim = { accountId, email: name, username: name, passwordHash, at: clock.instant() };
  await identities.claim(claim);
  return (await identities.byAccount(accountId)) ?? claim;
};

const seedTester = async (
  context: ApiContext,
  tester: Tester,
  accountId: AccountId,
): Promise<Position> => {
  const { world } = context;
  const banks = banksOf(context);
  const bank = await banks(tester.field);
  const own = await seedLife(world, {
    wish: (until) => testerLife(tester, { accountId, until }),
    bank,
  });
  const others = tester.type === 'admin' ? await seedSamples(context, banks) : [];
  return others.reduce(laterOf, own);
};

/**
 * Who a tester is. The first time a life is stored for them, and the read models are waited for; the
 * identity comes last, so that whoever has one has a whole life.
 */
export const testerIdentity = (context: ApiContext, tester: Tester): Promise<Identity> => {
  const { world, identities, inTurn } = context;
  const { username } = tester;
  const accountId = testerAccount(world.identifiers, username);
  return inTurn(`first sign-in of ${username}`, async () => {
    const known = await identities.byAccount(accountId);
    if (known) return known;
    const position = await seedTester(context, tester, accountId);
    await world.readPosition.reached(world.settings.projections, position, longestWaitMs);
    return identityOf(context, accountId, username);
  });
};
