import { Flex } from '@radix-ui/themes';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';

type FormProps = {
  readonly label: string;
  /** How often it was refused: each time the first wrong field gets the focus. */
  readonly refusals: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A column of fields that says itself what is wrong with them. */
export const Form = ({ label, refusals, onSubmit, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Flex direction="column" gap="4" asChild>
      <form ref={form} aria-label={label} noValidate onSubmit={submit}>
        {children}
      </form>
    </Flex>
  );
};
