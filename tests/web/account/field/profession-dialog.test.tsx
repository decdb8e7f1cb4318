import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  type FieldCode,
  fieldCodes,
  professionOptions,
} from '../../../../domain/contracts/fields.ts';
import { AppTheme } from '../../../../web/app/app-theme.tsx';
import { ProfessionDialog } from '../../../../web/features/account/field/profession-dialog.tsx';
import { createQueryClient } from '../../../../web/http/query-client.ts';
import { Toaster } from '../../../../web/toast/toaster.tsx';
import { config, fakeApi, type Handler, maya } from '../../support/fake-api.ts';

const nurse = { ...maya, healthcareField: 'RN' as const };

const Page = ({ onSaved }: { readonly onSaved: () => void }) => {
  const [isOpen, setOpen] = useState(true);
  return <ProfessionDialog open={isOpen} onOpenChange={setOpen} onSaved={onSaved} />;
};

const openDialog = (
  answer: Handler = () => ({ json: nurse }),
  fields: readonly FieldCode[] = fieldCodes,
) => {
  const api = fakeApi(maya);
  api.on('GET /api/config', () => ({ json: { ...config, fields } }));
  api.on('PATCH /api/auth/user', answer);
  const client = createQueryClient();
  client.setQueryData(['user'], { ...maya, healthcareField: null });
  const onSaved = vi.fn();
  render(
    <AppTheme>
      <QueryClientProvider client={client}>
        <Page onSaved={onSaved} />
      </QueryClientProvider>
      <Toaster />
    </AppTheme>,
  );
  return { api, client, onSaved, person: userEvent.setup() };
};

const saved = ({ calls }: ReturnType<typeof openDialog>['api']) =>
  calls.filter(({ name }) => name.startsWith('PATCH'));

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const chooseNurse = async ({ person }: ReturnType<typeof openDialog>): Promise<void> => {
  await person.click(screen.getByRole('radio', { name: 'Registered Nurse' }));
  await person.click(button('Continue'));
};

describe('the profession dialog', () => {
  it('[PROF-01] has its title and a card for each of the 14 fields', () => {
    openDialog();
    expect(screen.getByRole('dialog', { name: 'Select Your Healthcare Field' })).toBeTruthy();
    const cards = screen.getAllByRole('radio').map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual(professionOptions.map(({ label }) => label));
  });

  it('marks each field that has no questions yet, and no other', async () => {
    openDialog(undefined, ['RN', 'RT']);
    await screen.findByText('PharmD, no questions yet');
    screen.getByRole('radio', { name: 'Pharmacist', description: 'PharmD, no questions yet' });
    expect(screen.getAllByRole('radio', { description: /no questions yet$/ })).toHaveLength(12);
    screen.getByRole('radio', { name: 'Registered Nurse', description: 'RN' });
  });

  it('[PROF-04] can go on only when a field is selected', async () => {
    const { person } = openDialog();
    expect(button('Continue').disabled).toBe(true);
    await person.click(screen.getByRole('radio', { name: 'Pharmacist' }));
    expect(button('Continue').disabled).toBe(false);
  });

  it('[PROF-05] says that it is saving', async () => {
    const opened = openDialog(() => new Promise(() => undefined));
    await chooseNurse(opened);
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
  });

  it('[PROF-06] [PROF-07] [ERR-16] closes after a save, and the page knows the new field', async () => {
    const opened = openDialog();
    await chooseNurse(opened);
    expect(await screen.findByText('Your healthcare field has been saved.')).toBeTruthy();
    expect(screen.getByText('Success')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.onSaved).toHaveBeenCalledOnce();
    expect(opened.client.getQueryData(['user'])).toEqual(nurse);
    expect(saved(opened.api).map(({ name, body }) => [name, body])).toEqual([
      ['PATCH /api/auth/user', { healthcareField: 'RN' }],
    ]);
  });

  it('[PROF-08] is skipped without saving', async () => {
    const { api, onSaved, person } = openDialog();
    await person.click(screen.getByRole('radio', { name: 'Pharmacist' }));
    await person.click(button('Skip for Now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved(api)).toHaveLength(0);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('[ERR-17] stays open when the save fails', async () => {
    const opened = openDialog(() => ({ status: 500, text: 'Broken' }));
    await chooseNurse(opened);
    expect(
      await screen.findByText('Failed to save your healthcare field. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(opened.onSaved).not.toHaveBeenCalled();
  });

  it('[ERR-18] asks for a selection when Enter is pressed without one', async () => {
    const { api, person } = openDialog();
    screen.getAllByRole('radio')[0]?.focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Selection Required')).toBeTruthy();
    expect(screen.getByText('Please select your healthcare field to continue.')).toBeTruthy();
    expect(saved(api)).toHaveLength(0);
  });
});
