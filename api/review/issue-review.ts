import { dealt } from '../../domain/attempt/paper-options.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { bankOptionsOf } from '../../domain/item/bank-options.ts';
import { reviewStream } from '../../domain/kernel/ids.ts';
import { reviewDay } from '../../domain/review/review-day.ts';
import { type ApiContext, carryOut, type Exchange, learnersDay, signedIn } from '../context.ts';
import { presentQuestions } from '../presenters/questions.ts';

/**
 * Shows the cards of these items, each under a name and with its options in an order of this day;
 * what waits for its answer already is shown as before. Throws as `carryOut` does.
 */
export const issueReview = async (
  context: ApiContext,
  exchange: Exchange,
  itemIds: readonly string[],
): Promise<Question[]> => {
  const { world, bank } = context;
  const session = signedIn(exchange.request);
  const learnerId = session.accountId;
  const at = world.clock.instant();
  const day = learnersDay(session, at);
  const rows = await bank.items(itemIds);
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
  return presentQuestions(asked, null);
};
