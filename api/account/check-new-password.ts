import { type PasswordWeakness, weaknessOf } from '../../domain/account/weak-password.ts';
import { productName } from '../../domain/contracts/product.ts';
import type { Passwords } from '../../domain/ports/passwords.ts';
import { Refused } from '../server/refused.ts';

type NewPassword = {
  readonly field: 'password' | 'newPassword';
  readonly password: string;
  /** What its owner is called, by name, user name and e-mail. */
  readonly names: readonly string[];
};

const codes = { pattern: 'PatternPassword', name: 'NamePassword' } as const satisfies Record<
  PasswordWeakness,
  string
>;

/** Throws `Refused` for a password that is guessed among the first. */
export const checkNewPassword = (
  passwords: Pick<Passwords, 'isCommon'>,
  { field, password, names }: NewPassword,
): void => {
  const weakness = weaknessOf(password, [...names, productName]);
  if (weakness) throw new Refused({ code: codes[weakness], field });
  if (passwords.isCommon(password)) throw new Refused({ code: 'CommonPassword', field });
};
