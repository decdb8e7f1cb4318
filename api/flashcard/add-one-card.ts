import type { AddFlashcardBody, Flashcard } from '../../domain/contracts/flashcards.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { addCards, type NewCards } from './add-cards.ts';
import { allCards, sameFront } from './clear-cards.ts';

/** Throws `Refused` where the learner has a card with this front; the same wish sent again meets its own. */
const refuseKnown = async (
  context: ApiContext,
  { request }: Exchange,
  front: string,
): Promise<void> => {
  const { accountId } = signedIn(request);
  const wish = namedCommand(context.world, request, accountId);
  const cards = await allCards(context, accountId);
  const isKnown = cards.some(
    ({ row, text }) =>
      sameFront(text.front) === sameFront(front) && !(wish && row.deckId.startsWith(wish)),
  );
  if (isKnown) throw new Refused({ code: 'FlashcardKnown' });
};

export type OneCard = Omit<NewCards, 'cards'> & { readonly body: AddFlashcardBody };

/** Puts one card down. Throws `Refused` where it is known, unless it is wished all the same. */
export const addOneCard = async (
  context: ApiContext,
  exchange: Exchange,
  { body: { evenIfKnown = false, ...text }, source, question }: OneCard,
): Promise<Flashcard> => {
  if (!evenIfKnown) await refuseKnown(context, exchange, text.front);
  const { ids, at } = await addCards(context, exchange, { source, question, cards: [text] });
  const [id] = ids;
  if (!id) throw new Error('No card was put down');
  return { ...text, id, source, createdAt: at, dueOn: null, reviews: 0 };
};
