import type { GoogleOutcome } from '../../../domain/contracts/google-outcome.ts';

type OutcomeWords = { readonly text: string; readonly isBad: boolean };

const bad = (text: string): OutcomeWords => ({ text, isBad: true });
const good = (text: string): OutcomeWords => ({ text, isBad: false });

const words: Readonly<Record<GoogleOutcome, OutcomeWords | null>> = {
  again: bad('This sign-in with Google has expired or was started elsewhere. Start it again.'),
  away: bad('Google did not answer. Try again in a moment.'),
  cancelled: good('You canceled at Google. Nothing was changed.'),
  unverified: bad(
    'Google has not verified your email address. Verify it at Google, or sign in with a password.',
  ),
  taken: bad(
    'This Google account is linked to another account here, or this account to another Google account.',
  ),
  other: bad('That was another Google account than the one linked here.'),
  linked: good('Your Google account is linked.'),
  confirmed: good(
    'Google has confirmed that it is you. What asked for it can be done within ten minutes.',
  ),
  // What is to be done says it by itself.
  new: null,
  link: null,
  second: null,
  suspended: null,
};

/** What is said of it; null where what is to be done says it by itself. */
export const outcomeWords = (outcome: GoogleOutcome): OutcomeWords | null => words[outcome];
