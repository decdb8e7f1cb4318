import { passwordLength } from '../../../domain/contracts/account.ts';
import { PasswordInput } from './password-input.tsx';
import type { InputProps } from './text-input.tsx';

/** A password that is being made up: the rule stands below it before it is broken. */
export const NewPasswordInput = (input: Omit<InputProps, 'hint' | 'autoComplete'>) => (
  <PasswordInput
    {...input}
    autoComplete="new-password"
    hint={`At least ${passwordLength.min} characters; a short sentence is easy to remember`}
  />
);
