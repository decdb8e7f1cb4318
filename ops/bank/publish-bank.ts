import { v5 } from 'uuid';
import { buildItems, type Knowledge } from '../../domain/bank/build/build-bank.ts';
import { describeFlaw } from '../../domain/bank/build/describe-flaw.ts';
import { lintItems } from '../../domain/bank/build/lint-items.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import { publication } from '../../domain/bank/item/publication.ts';
import type { Publication, PublicationCommand } from '../../domain/bank/item/publication-state.ts';
import { type CommandWorld, handleCommand } from '../../domain/handling/handle-command.ts';
import { type CommandId, type ItemId, itemStream } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { contentHash } from './content-hash.ts';
import { type ContestedKey, contestedKey, contestedKeys } from './contested-keys.ts';
import { publishedSoFar } from './published-so-far.ts';

/** The bank breaks its own rules; what was published before stays as it is. */
export class FlawedBank extends Error {
  override name = 'FlawedBank' as const;
}

const publications = '0f6fb7a5-8a5c-4d0e-9a0f-0d5e7d0f3a11';

/** The same change wished twice is one change: its id names the item, what it becomes and from where. */
const commandIdOf = (itemId: ItemId, revision: number, change: string): CommandId =>
  v5(`${itemId}/${revision}/${change}`, publications) as string as CommandId;

const carryOut = async (
  world: CommandWorld,
  itemId: ItemId,
  { command, commandId }: { readonly command: PublicationCommand; readonly commandId: CommandId },
): Promise<'done' | ContestedKey> => {
  const handled = await handleCommand(world, {
    decider: publication,
    stream: itemStream(itemId),
    command,
    meta: { actor: 'system', commandId, correlationId: 'bank-publication' },
  });
  if (handled.ok) return 'done';
  // Somebody put the key right since the log was read.
  if (handled.refusal.code === 'KeyContested') return contestedKey(itemId, handled.refusal);
  throw new FlawedBank(`${itemId}: ${handled.refusal.code}`);
};

/** Enough to share a flush, and not so many that the last one waits too long for a connection. */
const atOnce = 64;

const inGroups = async <Value, Done>(
  values: readonly Value[],
  work: (value: Value) => Promise<Done>,
): Promise<Done[]> => {
  const done: Done[] = [];
  for (let from = 0; from < values.length; from += atOnce) {
    done.push(...(await Promise.all(values.slice(from, from + atOnce).map(work))));
  }
  return done;
};

const revisionOf = (state: Publication | undefined): number =>
  state && state.status !== 'unpublished' ? state.revision : 0;

type Change = {
  readonly item: Item;
  readonly hash: string;
  readonly state: Publication | undefined;
};

const changesOf = (
  items: readonly Item[],
  before: ReadonlyMap<string, Publication>,
): readonly Change[] =>
  items
    .map((item) => ({ item, hash: contentHash(item), state: before.get(itemStream(item.id)) }))
    .filter(({ hash, state }) => state?.status !== 'published' || state.contentHash !== hash);

const publish = (world: CommandWorld, { item, hash, state }: Change, at: Instant) =>
  carryOut(world, item.id, {
    command: { type: 'PublishItem', item, contentHash: hash, at },
    commandId: commandIdOf(item.id, revisionOf(state), hash),
  });

export type PublishedBank = {
  readonly total: number;
  readonly published: number;
  readonly withdrawn: number;
  /** Left as they are: which key holds is for an operator to say. */
  readonly contested: readonly ContestedKey[];
};

/** Throws `FlawedBank` with every flaw. */
export const checkItems = (items: readonly Item[]): void => {
  const flaws = lintItems(items);
  if (flaws.length === 0) return;
  const lines = flaws.map(describeFlaw(items)).map((line) => `  ${line}`);
  throw new FlawedBank(`The question bank breaks its rules:\n${lines.join('\n')}`);
};

type ItemRelease = {
  readonly items: readonly Item[];
  readonly at: Instant;
  /** Of items that nobody checked: what is published already was, so only a change is worth the time. */
  readonly check?: (items: readonly Item[]) => void;
};

const withdrawGone = async (
  world: CommandWorld,
  { items, at }: ItemRelease,
  before: ReadonlyMap<string, Publication>,
): Promise<number> => {
  const kept = new Set<string>(items.map(({ id }) => itemStream(id)));
  const gone = [...before].filter(
    ([stream, { status }]) => status === 'published' && !kept.has(stream),
  );
  await inGroups(gone, ([stream, state]) => {
    const itemId = stream.slice('item-'.length) as ItemId;
    const commandId = commandIdOf(itemId, revisionOf(state), 'withdrawn');
    return carryOut(world, itemId, { command: { type: 'WithdrawItem', itemId, at }, commandId });
  });
  return gone.length;
};

/**
 * Publishes which of these items changed since the last time and withdraws what is gone; nothing when nothing
 * did. Where the source contests a key that was put right, the published revision stays.
 */
export const publishItems = async (
  world: CommandWorld,
  { items, at, check }: ItemRelease,
): Promise<PublishedBank> => {
  const before = await publishedSoFar(world.log);
  const contested = contestedKeys(items, before, at);
  const left = new Set(contested.map(({ itemId }) => itemId));
  const changes = changesOf(items, before).filter(({ item }) => !left.has(item.id));
  if (changes.length > 0) check?.(items);
  const outcomes = await inGroups(changes, (change) => publish(world, change, at));
  const refused = outcomes.filter((outcome) => outcome !== 'done');
  return {
    total: items.length,
    published: changes.length - refused.length,
    withdrawn: await withdrawGone(world, { items, at }, before),
    contested: [...contested, ...refused],
  };
};

/** Builds, checks and publishes. Throws `FlawedBank` and `ModelFailed`: then nothing was published. */
export const publishBank = async (
  world: CommandWorld,
  { knowledge, at }: { readonly knowledge: Knowledge; readonly at: Instant },
): Promise<PublishedBank> => {
  const items = buildItems(knowledge);
  return publishItems(world, { items, at, check: checkItems });
};
