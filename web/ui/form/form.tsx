import { Flex } from '@radix-ui/themes';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';

import type { FieldErrors } from './field-errors.ts';

/** What a browser gives no value for, because what is written is none. */
const halfWritten: Readonly<Record<string, string>> = {
  date: 'Enter the month, day, and year, or clear the field.',
  number: 'Enter a number.',
};

const halfWrittenIn = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...form.querySelectorAll('input')]
      .filter(({ validity }) => validity.badInput)
      .map(({ name, type }) => [
        name,
        halfWritten[type] ?? 'Enter a complete value, or clear the field.',
      ]),
  );

/**
 * Gives the first wrong field the focus; one that is still on its way gets it when it is there, unless
 * the learner went elsewhere meanwhile. Returns what ends the wait.
 */
const focusFirstWrong = (form: HTMLFormElement | null): (() => void) | undefined => {
  const wrong = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const first = wrong();
  first?.focus();
  if (!form || first) return undefined;
  const left = document.activeElement;
  const arrivals = new MutationObserver(() => {
    const arrived = wrong();
    if (!arrived) return;
    arrivals.disconnect();
    if (document.activeElement === left) arrived.focus();
  });
  arrivals.observe(form, { childList: true, subtree: true });
  return () => arrivals.disconnect();
};

type FormProps = {
  readonly label: string;
  /** How often it was refused: each time the first wrong field gets the focus. */
  readonly refusals: number;
  /** With the fields that are half written, which have no value. */
  readonly onSubmit: (halfWritten: FieldErrors) => void;
  readonly children: ReactNode;
};

/** A column of fields that says itself what is wrong with them. */
export const Form = ({ label, refusals, onSubmit, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return undefined;
    return focusFirstWrong(form.current);
  }, [refusals]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(halfWrittenIn(event.currentTarget));
  };
  return (
    <Flex direction="column" gap="4" asChild>
      <form ref={form} aria-label={label} noValidate onSubmit={submit}>
        {children}
      </form>
    </Flex>
  );
};
