import {
  type AddedSource,
  cardsPerDeck,
  type FlashcardText,
  mostFlashcards,
} from '../../domain/contracts/flashcards.ts';
import { type AddFlashcards, flashcardDeck } from '../../domain/flashcard/deck.ts';
import { type DeckId, deckStream, type FlashcardId } from '../../domain/kernel/ids.ts';
import { dayIn } from '../../domain/kernel/time.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { learnersNow } from '../server/learners-now.ts';
import { namedCommand } from '../server/named-command.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';

export type NewCards = Pick<AddFlashcards, 'question'> & {
  readonly source: AddedSource;
  readonly cards: readonly FlashcardText[];
};

/** Characters of one deck as JSON: an event stays well below what any log takes. */
const longestDeck = 150_000;

const decksOf = (cards: readonly FlashcardText[]): readonly (readonly FlashcardText[])[] => {
  const decks: FlashcardText[][] = [];
  let length = 0;
  for (const card of cards) {
    const last = decks.at(-1);
    const more = JSON.stringify(card).length;
    if (!last || last.length === cardsPerDeck || length + more > longestDeck) {
      decks.push([card]);
      length = more;
    } else {
      last.push(card);
      length += more;
    }
  }
  return decks;
};

/** Throws `Refused` where the learner keeps as many as they may. */
const refuseTooMany = async (
  { flashcards }: ApiContext,
  learner: string,
  added: number,
): Promise<void> => {
  const { scheduled, fresh } = await flashcards.counts(learner);
  const kept = [...scheduled.values()].reduce((sum, cards) => sum + cards, fresh);
  if (kept + added > mostFlashcards) {
    throw new Refused({ code: 'FlashcardsFull', most: mostFlashcards });
  }
};

/**
 * Puts cards down, in decks of one event each. Under the same `Idempotency-Key` the decks have the same
 * names, so a request that is sent again completes what a crash left out and adds nothing twice.
 * Returns the ids in the order of the cards. Throws `Refused`, and what the log throws.
 */
export const addCards = async (
  context: ApiContext,
  exchange: Exchange,
  { source, cards, question }: NewCards,
): Promise<{ readonly ids: readonly FlashcardId[]; readonly at: AddFlashcards['at'] }> => {
  const session = signedIn(exchange.request);
  const { accountId } = session;
  await refuseTooMany(context, accountId, cards.length);
  const { at, timeZone } = learnersNow(context, session);
  const name =
    namedCommand(context.world, exchange.request, accountId) ?? context.world.identifiers.command();
  const ids: FlashcardId[] = [];
  let addedAt = at;
  for (const [index, deck] of decksOf(cards).entries()) {
    const deckId = `${name}-${String(index + 1).padStart(4, '0')}` as DeckId;
    const { state } = await carryOut(context, exchange, {
      decider: flashcardDeck,
      stream: deckStream(deckId),
      actor: accountId,
      // The key names the first deck; the others are told apart by their own names.
      ...(index > 0 && { eachTime: true as const }),
      command: {
        type: 'AddFlashcards',
        deckId,
        learnerId: accountId,
        at,
        day: dayIn(timeZone, at),
        source,
        count: deck.length,
        cards: JSON.stringify(deck),
        question,
      },
    });
    addedAt = state?.addedAt ?? at;
    ids.push(...deck.map((_, place) => `${deckId}.${place + 1}` as FlashcardId));
  }
  return { ids, at: addedAt };
};
