import { weaknessOf } from '../../domain/account/weak-password.ts';
import { productName } from '../../domain/contracts/product.ts';
import { given } from './values.ts';

export type TestModeSettings = {
  /** Undefined: one is made up at each start and printed. */
  readonly password: string | undefined;
  /** Others than whoever develops the product come here. */
  readonly isProduction: boolean;
};

const guessable = ['test', 'testmode', 'tester', 'password', 'demo', productName];

/** Whoever knows it can be any tester and an admin. */
export const testPassword = given(
  (text) => (text.length >= 12 && !weaknessOf(text, guessable) ? text : undefined),
  'use at least 12 characters that are no simple pattern',
);

type Given = {
  readonly wish: 'on' | 'off' | undefined;
  readonly password: string | undefined;
  readonly isProduction: boolean;
};

/** On for whoever develops, unless switched off; in production off, unless switched on with a password. */
export const testModeOf = ({
  wish,
  password,
  isProduction,
}: Given): TestModeSettings | undefined | 'password-missing' => {
  const isOn = (wish ?? (isProduction ? 'off' : 'on')) === 'on';
  if (!isOn) return undefined;
  if (isProduction && password === undefined) return 'password-missing';
  return { password, isProduction };
};
