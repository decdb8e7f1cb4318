import { bankAnswers } from '../../api/bank/refusals.ts';
import { answerFrom } from '../../api/server/refusal-answer.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import { publication } from '../../domain/bank/item/publication.ts';
import { rekeyBody } from '../../domain/contracts/items.ts';
import { type CommandWorld, handleCommand } from '../../domain/handling/handle-command.ts';
import { itemStream, type OptionId } from '../../domain/kernel/ids.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { randomIdentifiers } from '../adapters/identifiers/random-identifiers.ts';
import { WrongUse } from '../commands/command.ts';
import { contentHash } from './content-hash.ts';

export type Settlement = { readonly key: readonly OptionId[]; readonly reason: string };

/** What the words of the command line wish: `source`, or the ids of options and a reason. */
export const readSettlement = (item: Item, choice: string, reason: string): Settlement => {
  if (choice === 'source') return { key: item.key, reason };
  const read = rekeyBody.safeParse({ key: choice.split(','), reason });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new WrongUse(
    `${issue?.path[0] === 'reason' ? 'The reason' : 'The key'}: ${issue?.message}.`,
  );
};

/** Publishes the item as the source has it, with the key that an operator says; what was said of it. */
export const settleKey = async (
  world: CommandWorld,
  item: Item,
  { key, reason }: Settlement,
): Promise<{ readonly isDone: boolean; readonly said: string }> => {
  const handled = await handleCommand(world, {
    decider: publication,
    stream: itemStream(item.id),
    command: {
      type: 'SettleKey',
      item,
      contentHash: contentHash(item),
      key,
      reason,
      at: systemClock.instant(),
    },
    meta: {
      actor: 'system',
      correlationId: 'npm run bank -- settle',
      commandId: randomIdentifiers.command(),
    },
  });
  if (handled.ok) return { isDone: true, said: `${item.id} is settled: its key is ${key.join()}.` };
  return { isDone: false, said: `Refused: ${answerFrom(bankAnswers, handled.refusal).message}` };
};
