import type { AccountRefusal } from '../../domain/account/account.ts';
import { supportAddress } from '../../domain/contracts/product.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';
import { type SignInRefusal, signInAnswers } from './sign-in-refusals.ts';

/** What the routes of accounts refuse beside what their decider does: they know names in use and passwords. */
type OfRoutes =
  | { readonly code: 'WrongCredentials' | 'WrongPassword' | 'NameTaken' | 'RightsOver' }
  | { readonly code: 'EmailTaken' | 'LinkGone' | 'MailNotConfigured' }
  | {
      readonly code: 'CommonPassword' | 'PatternPassword' | 'NamePassword';
      readonly field: 'password' | 'newPassword';
    };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly account: AccountRefusal | SignInRefusal | OfRoutes;
  }
}

/** What is told of accounts, passwords and links that were refused. */
export const accountAnswers: RefusalAnswers<RefusalsOf['account']> = {
  AccountNotFound: say(404, 'Account not found.'),
  AccountAlreadyOpen: say(409, 'This account already exists.'),
  AccountSuspended: say(
    403,
    `This account is suspended, so nobody can sign in to it. Nothing in it is lost. Write to ${supportAddress} to ask why.`,
  ),
  RightsOver: say(
    404,
    'That was too long ago. Sign in again to download your data or erase the account.',
  ),
  DownloadLimit: ({ seconds }) => ({
    status: 429,
    message: `You have downloaded your data several times. You can do it again in ${Math.ceil(seconds / 60)} min.`,
    retryAfter: seconds,
  }),
  WrongCredentials: say(401, 'Invalid email or password'),
  WrongPassword: say(403, 'The current password is incorrect.', 'currentPassword'),
  NameTaken: say(409, 'That email or username is already in use. Sign in, or choose another.'),
  CommonPassword: ({ field }) => ({
    status: 400,
    message: 'This password is too common. Choose another.',
    field,
  }),
  PatternPassword: ({ field }) => ({
    status: 400,
    message: 'This password is a simple pattern. Choose another.',
    field,
  }),
  NamePassword: ({ field }) => ({
    status: 400,
    message: 'This password is a name that is easy to guess. Choose another.',
    field,
  }),
  LinkGone: say(410, 'This link was already used or has expired. Ask for a new one.', 'token'),
  EmailTaken: say(409, 'Another account has this email by now. Choose another one.', 'newEmail'),
  MailNotConfigured: say(404, 'Mail is not set up here, so no link can be sent.'),
  ...signInAnswers,
};
