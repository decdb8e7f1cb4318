import { useState } from 'react';
import type { FieldErrors } from './field-errors.ts';

/** What an input of a form needs to show and change one field. */
export type FieldBinding = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

export type Fields<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>;
  /** How often the form was refused. */
  readonly refusals: number;
  readonly refuse: (errors: FieldErrors) => void;
  readonly bind: (name: Name) => FieldBinding;
  readonly reset: () => void;
};

/** The texts of a form; a field that is changed is no longer wrong. */
export const useFields = <Name extends string>(initial: Record<Name, string>): Fields<Name> => {
  const [values, setValues] = useState<Record<Name, string>>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const change = (name: Name, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };
  const refuse = (found: FieldErrors): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  return {
    values,
    refusals,
    refuse,
    bind: (name) => ({
      value: values[name],
      onChange: (value) => change(name, value),
      error: errors[name],
    }),
    reset: () => setValues(initial),
  };
};
