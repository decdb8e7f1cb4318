import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

/** What can go wrong beside a password: with Google, with a second factor, and with showing again who one is. */
export type SignInRefusal = {
  readonly code:
    | ('GoogleNotConfigured' | 'GoogleAway' | 'GoogleArrivalOver' | 'GoogleTaken')
    | ('GoogleNotLinked' | 'PasswordMissing' | 'PasswordSetAlready' | 'ConfirmFirst')
    | (
        | 'SecondFactorMissing'
        | 'SecondFactorNeeded'
        | 'SecondStepOver'
        | 'WrongCode'
        | 'TesterHasNoFactor'
      )
    | ('TotpOnAlready' | 'TotpNotBegun' | 'TotpOff')
    | ('PasskeysNotHere' | 'PasskeyRefused' | 'PasskeyTaken' | 'PasskeyUnknown');
};

export const googleMissing = 'Sign-in with Google is not set up here.';

/** What is told of refusals about signing in. */
export const signInAnswers: RefusalAnswers<SignInRefusal> = {
  GoogleNotConfigured: say(404, googleMissing),
  GoogleAway: () => ({
    status: 503,
    message: 'Google did not answer. Try again in a moment.',
    retryAfter: 5,
  }),
  GoogleArrivalOver: say(404, 'This sign-in with Google has expired. Start it again.'),
  GoogleTaken: say(
    409,
    'One of the two is already linked: each account takes one Google account, and each Google account one account.',
  ),
  GoogleNotLinked: say(409, 'No Google account is linked to this account.'),
  PasswordMissing: say(409, 'This account has no password yet. Set one first.'),
  PasswordSetAlready: say(409, 'This account already has a password. Change it instead.'),
  SecondFactorMissing: say(
    403,
    'Administrators need a second factor here. Set up an authenticator app or a passkey in the settings.',
  ),
  SecondFactorNeeded: say(401, 'Enter the code of your authenticator app to finish signing in.'),
  SecondStepOver: say(404, 'This sign-in has expired. Start it again.'),
  WrongCode: say(403, 'That code is wrong or was used already. Wait for the next one.', 'code'),
  TesterHasNoFactor: say(409, 'Test accounts are shared and have no second factor.'),
  TotpOnAlready: say(409, 'An authenticator app is set up already. Turn it off first.'),
  TotpNotBegun: say(409, 'Begin to set up an authenticator app first.'),
  TotpOff: say(409, 'Nothing is set up that recovery codes stand in for.'),
  PasskeysNotHere: say(404, 'Passkeys need a name in the address: they do not work here.'),
  PasskeyRefused: say(403, 'This passkey could not be checked. Start again.'),
  PasskeyTaken: say(409, 'That passkey is known already, or there are too many.'),
  PasskeyUnknown: say(401, 'This passkey opens no account here.'),
  ConfirmFirst: say(403, 'Confirm with Google that it is you, then try again.'),
};
