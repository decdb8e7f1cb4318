import { Button } from '@radix-ui/themes';

type SubmitButtonProps = { readonly label: string; readonly isPending: boolean };

/** It shows a spinner while the call is on its way. */
export const SubmitButton = ({ label, isPending }: SubmitButtonProps) => (
  <Button type="submit" size="3" loading={isPending}>
    {label}
  </Button>
);
