import type { User } from '../../domain/contracts/account.ts';

type Named = Pick<User, 'username' | 'email' | 'firstName' | 'lastName'>;

/** The user name, else the part of the e-mail before the @, else "Account". */
export const displayName = ({ username, email }: Named): string =>
  username || email?.split('@')[0] || 'Account';

/** Empty when neither name is known. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export const initial = (user: Named): string =>
  (user.firstName || displayName(user)).charAt(0).toUpperCase();
