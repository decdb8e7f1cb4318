import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, fakeApi, maya } from '../../support/fake-api.ts';
import { renderApp } from '../../support/render-app.tsx';

const openProfile = async (answer: Answer | 'offline' = { json: maya }) => {
  const api = fakeApi(maya);
  api.on('PATCH /api/auth/user', () => answer);
  const app = renderApp('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { api, ...app };
};

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the profile', () => {
  it('shows who the learner is; what identifies the account cannot be changed', async () => {
    await openProfile();
    expect([input('First name').value, input('Last name').value]).toEqual(['Maya', 'Okafor']);
    expect(input('Username')).toMatchObject({ value: 'maya', readOnly: true });
    expect(input('Email address')).toMatchObject({ readOnly: true });
    expect(screen.getByText('September 22, 2026')).toBeTruthy();
    expect(screen.getByText('MAYA-7Q4K')).toBeTruthy();
  });

  it('saves names and field, and the rest of the product shows them', async () => {
    const { api, person } = await openProfile({
      json: { ...maya, firstName: 'May', healthcareField: 'RN' },
    });
    await person.clear(input('First name'));
    await person.type(input('First name'), 'May');
    await person.click(await screen.findByLabelText('Healthcare field'));
    await person.click(await screen.findByRole('option', { name: 'Registered Nurse' }));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your profile is up to date.')).toBeTruthy();
    expect(api.callsTo('PATCH /api/auth/user')[0]?.body).toEqual({
      firstName: 'May',
      healthcareField: 'RN',
    });
    await person.click(screen.getByRole('button', { name: /Account menu/ }));
    expect(await screen.findByText('May Okafor')).toBeTruthy();
  });

  it('sends only what was changed since, so that a change of another tab stands', async () => {
    const { api, person } = await openProfile();
    const save = () => person.click(screen.getByRole('button', { name: 'Save changes' }));
    await save();
    expect(await screen.findByText('No changes to save')).toBeTruthy();
    for (const [label, typed] of [
      ['First name', 'a'],
      ['Last name', 'b'],
    ] as const) {
      await person.type(input(label), typed);
      await save();
      await screen.findAllByText('Your profile is up to date.');
    }
    expect(api.callsTo('PATCH /api/auth/user').map(({ body }) => body)).toEqual([
      { firstName: 'Mayaa' },
      { lastName: 'Okaforb' },
    ]);
  });

  it('asks for a name where there is none', async () => {
    const { api, person } = await openProfile();
    await person.clear(input('Last name'));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText('Enter a name')).toBeTruthy();
    expect(api.callsTo('PATCH /api/auth/user')).toHaveLength(0);
  });

  it('says what the server refuses, beside the field it names', async () => {
    const refusal = { message: 'Use 80 characters or fewer', code: 'Invalid', field: 'firstName' };
    const { person } = await openProfile({ status: 400, json: refusal });
    await person.type(input('First name'), 'a');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Could not save')).toBeTruthy();
    await waitFor(() => expect(input('First name').getAttribute('aria-invalid')).toBe('true'));
  });

  it.each([
    [
      'the server’s words',
      { status: 429, json: { message: 'Wait 2 s and try again.', code: 'TooManyChanges' } },
      'Wait 2 s and try again.',
    ],
    ['what to do where it has none', { status: 500 }, 'Please try again.'],
    [
      'no page of a proxy',
      { status: 502, text: '<html><h1>502 Bad Gateway</h1></html>' },
      'Please try again.',
    ],
    [
      'that there is no connection',
      'offline' as const,
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('[ERR-04] tells of a call that failed %s, and no status', async (_what, answer, words) => {
    const { person } = await openProfile(answer);
    await person.type(input('First name'), 'a');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Could not save')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/\b[45]\d\d\b/)).toBeNull();
  });
});
