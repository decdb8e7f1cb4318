import { publication } from '../../domain/bank/item/publication.ts';
import type { ReportItem } from '../../domain/bank/item/publication-state.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import {
  type AccountId,
  accountStream,
  type CommandId,
  itemStream,
} from '../../domain/kernel/ids.ts';
import { type CalendarDay, dayIn, instant } from '../../domain/kernel/time.ts';
import type { LifeBank } from '../../domain/test-mode/life/bank.ts';
import { lifeZone } from '../../domain/test-mode/life/learner.ts';
import { type Life, type LifeWish, liveLife, untilOf } from '../../domain/test-mode/life/live.ts';
import type { ApiWorld } from '../server/world.ts';
import { openingOf, restOf, storeInOrder } from './store-life.ts';
import { lifeIds } from './tester-ids.ts';

export type LifeToSeed = {
  /** The life as it is when it ends on the eve of that day. */
  readonly wish: (until: CalendarDay) => LifeWish;
  readonly bank: LifeBank;
};

/** The name of what made lives up, in the log. */
const lifeCorrelation = 'made-up-life';

const storedAs = (accountId: AccountId) =>
  ({ accountId, correlationId: lifeCorrelation, testMode: true }) as const;

type Seeding = Pick<ApiWorld, 'commands' | 'vault' | 'identifiers' | 'clock'>;

/** The day that the life in the log is lived up to; undefined while it has not begun. */
const begunOn = async (
  { commands }: Seeding,
  { accountId, days }: LifeWish,
): Promise<CalendarDay | undefined> => {
  const [first] = await commands.log.readStream(accountStream(accountId), { limit: 1 });
  return first && untilOf(instant.parse(first.data['at']), days);
};

const report = async (
  { commands }: Seeding,
  wish: ReportItem,
  commandId: CommandId,
): Promise<void> => {
  const { learnerId } = wish;
  // Refused where the question left the bank meanwhile: then there is nothing to say of it.
  await handleCommand(commands, {
    decider: publication,
    stream: itemStream(wish.itemId),
    command: wish,
    meta: {
      actor: learnerId,
      subject: learnerId,
      commandId,
      correlationId: lifeCorrelation,
      testMode: true,
    },
  });
};

type Living = {
  readonly ids: ReturnType<typeof lifeIds>;
  readonly livedUpTo: (until: CalendarDay) => Life;
};

const livingOf = (
  { commands, identifiers }: Seeding,
  { wish, bank }: LifeToSeed,
  username: string,
): Living => {
  const ids = lifeIds({ commandOf: identifiers.commandOf, eventId: commands.eventId }, username);
  return { ids, livedUpTo: (until) => liveLife(wish(until), bank, ids) };
};

/** Whoever is first to open the account decides the day. */
const begin = async (world: Seeding, { livedUpTo }: Living, wish: LifeWish): Promise<Life> => {
  const { commands, vault } = world;
  const before = await begunOn(world, wish);
  if (before !== undefined) return livedUpTo(before);
  const life = livedUpTo(wish.until);
  await vault.createKey(wish.accountId);
  const stored = storedAs(wish.accountId);
  await storeInOrder(commands.log, [await openingOf(commands, life.deeds, stored)]);
  const begun = await begunOn(world, wish);
  return begun === undefined || begun === wish.until ? life : livedUpTo(begun);
};

/**
 * Stores a life in the log and answers where it ends there. The same life again, in another tab or after
 * a crash, is the same events, and stores what is missing.
 */
export const seedLife = async (world: Seeding, seeded: LifeToSeed): Promise<Position> => {
  const { commands, clock } = world;
  const wish = seeded.wish(dayIn(lifeZone, clock.instant()));
  const living = livingOf(world, seeded, wish.username);
  const { deeds, reports } = await begin(world, living, wish);
  const stored = storedAs(wish.accountId);
  await storeInOrder(commands.log, await restOf(commands, deeds, stored));
  for (const [index, one] of reports.entries()) {
    await report(world, one, living.ids.named(`report ${index}`) as CommandId);
  }
  return commands.log.head();
};
