import { epochMs, type Instant } from '../../../../domain/kernel/time.ts';
import { NoTestCard, PaymentFailed, type TestCard } from '../../../../domain/ports/payments.ts';

/** What a card does to charges that nobody sits in front of. */
export type CardBehavior = 'pays' | 'declines';

type Played = {
  /** Why it cannot even be given; null where it can. */
  readonly refusal: string | null;
  readonly asksHolder?: true;
  readonly later: CardBehavior;
};

const refused = (refusal: string): Played => ({ refusal, later: 'declines' });
const taken: Played = { refusal: null, later: 'pays' };

const declined = 'Your card was declined.';

/** The numbers that everybody knows who has built a checkout, and what each does. */
const testCards: Readonly<Record<string, Played>> = {
  '4242424242424242': taken,
  '5555555555554444': taken,
  '4000000000000002': refused(declined),
  '4000000000009995': refused('Your card has insufficient funds.'),
  '4000000000000069': refused('Your card has expired.'),
  '4000000000000127': refused("Your card's security code is incorrect."),
  '4000002760003184': { ...taken, asksHolder: true },
  '4000002500003155': { ...taken, asksHolder: true },
  '4000000000000341': { refusal: null, later: 'declines' },
};

const isOver = (expiry: string, now: Instant): boolean => {
  const [month = 1, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= epochMs(now);
};

export type Given = {
  readonly card: TestCard;
  readonly confirmation?: 'approve' | 'decline' | undefined;
  readonly now: Instant;
};

/** What becomes of a card that is given to pay with. Throws `NoTestCard`, `PaymentFailed`. */
export const playCard = ({ card, confirmation, now }: Given): CardBehavior | 'asksHolder' => {
  const played = testCards[card.number];
  if (!played) throw new NoTestCard('No test card has this number');
  if (played.refusal !== null) throw new PaymentFailed(played.refusal);
  if (isOver(card.expiry, now)) throw new PaymentFailed('Your card has expired.');
  if (!played.asksHolder) return played.later;
  if (confirmation === 'decline') {
    throw new PaymentFailed('We could not confirm this payment with your bank.');
  }
  return confirmation === 'approve' ? played.later : 'asksHolder';
};
