import { Theme } from '@radix-ui/themes';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Form } from '../../../web/ui/form/form.tsx';
import { TextInput } from '../../../web/ui/form/text-input.tsx';

type InputProps = { readonly label: string; readonly error?: string };

const Input = ({ label, error }: InputProps) => (
  <TextInput
    label={label}
    error={error}
    name={label}
    value=""
    onChange={vi.fn()}
    autoComplete="off"
  />
);

/** A field whose code is fetched when it is first shown, and wrong from the start. */
const LateInput = ({ code }: { readonly code: Promise<void> }) => {
  use(code);
  return <Input label="Specialty" error="Choose your specialty" />;
};

const opened = () => {
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  const form = (refusals: number) => (
    <Theme>
      <Form label="Sign in" refusals={refusals} onSubmit={vi.fn()}>
        <Input label="Name" />
        <Suspense fallback="Loading">
          <LateInput code={code} />
        </Suspense>
        <button type="submit">Sign In</button>
      </Form>
    </Theme>
  );
  const { rerender } = render(form(0));
  return { arrive, refuse: () => rerender(form(1)) };
};

describe('a form that was refused', () => {
  it('gives the focus to the wrong field, also when that comes after', async () => {
    const { arrive, refuse } = opened();
    screen.getByRole('button').focus();
    refuse();
    arrive();
    const late = await screen.findByLabelText('Specialty');
    await waitFor(() => expect(document.activeElement).toBe(late));
  });

  it('leaves whoever went to another field meanwhile where they are', async () => {
    const { arrive, refuse } = opened();
    screen.getByRole('button').focus();
    refuse();
    await userEvent.click(screen.getByLabelText('Name'));
    arrive();
    await screen.findByLabelText('Specialty');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });
});
