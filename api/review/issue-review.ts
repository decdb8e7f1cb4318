import { dealt } from '../../domain/attempt/paper-options.ts';
import { bankOptionsOf } from '../../domain/bank/item/bank-options.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { heldItems, notHeld } from '../../domain/draws/held-items.ts';
import { onOpenExam } from '../../domain/draws/on-open-exam.ts';
import { type AccountId, reviewStream } from '../../domain/kernel/ids.ts';
import { reviewDay } from '../../domain/review/review-day.ts';
import type { ItemBankRow } from '../../projectors/item-bank/item-bank.ts';
import { presentQuestion } from '../attempt/presenters/questions.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { learnersDay } from '../server/learners-now.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';

const named = (row: ItemBankRow) => ({
  itemId: row.item.id as string,
  family: row.item.family ?? row.item.id,
  row,
});

/** A card is put back while an open exam holds it. Throws `Refused` where that leaves none. */
const freeCards = async (
  { bank, holds, world }: ApiContext,
  learner: AccountId,
  itemIds: readonly string[],
): Promise<readonly ItemBankRow[]> => {
  const [cards, held] = await Promise.all([bank.items(itemIds), holds.elsewhere(learner)]);
  if (held.length === 0) return cards;
  const onExams = await bank.items([...heldItems(held)]);
  const free = notHeld([...cards, ...onExams].map(named), held).map(({ row }) => row);
  const waits = { what: 'review', at: world.clock.instant() } as const;
  const refusal = onOpenExam(held, [...heldItems(held)], waits);
  if (refusal && cards.length > 0 && free.length === 0) throw new Refused(refusal);
  return free;
};

/**
 * Shows the cards of these items, each under a name and with its options in an order of this day;
 * what waits for its answer already is shown as before. Throws as `carryOut` does.
 */
export const issueReview = async (
  context: ApiContext,
  exchange: Exchange,
  itemIds: readonly string[],
): Promise<Question[]> => {
  const { world } = context;
  const session = signedIn(exchange.request);
  const learnerId = session.accountId;
  const at = world.clock.instant();
  const day = learnersDay(session, at);
  const rows = await freeCards(context, learnerId, itemIds);
  const items = rows.map(({ item, revision }) => {
    const { options } = dealt(bankOptionsOf(item), world.identifiers.chance);
    return { itemId: item.id, revision, options };
  });
  const { state } = await carryOut(context, exchange, {
    decider: reviewDay,
    stream: reviewStream(learnerId, day),
    actor: learnerId,
    command: { type: 'IssueReview', learnerId, at, day, sheetId: world.identifiers.sheet(), items },
  });
  const asked = rows.flatMap(({ item }) => {
    const card = state.waiting.get(item.id);
    return card ? [{ questionId: card.questionId, item, options: card.options }] : [];
  });
  return asked.map((one) => presentQuestion(one, null));
};
