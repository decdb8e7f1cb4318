import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invitation, rememberInvitation } from '../../../../web/session/invitation.ts';
import { noReferrals } from '../../referral/referrals-fact.ts';
import { type Answer, fakeApi, maya } from '../../support/fake-api.ts';
import { addressNow, renderApp } from '../../support/render-app.tsx';

const openSignUp = async (answer: Answer | 'offline' = { json: maya }) => {
  const api = fakeApi();
  api.on('POST /api/register', () => answer);
  const app = renderApp('/auth');
  await app.person.click(await screen.findByRole('button', { name: /Sign up$/ }));
  return { api, ...app };
};

type Opened = Awaited<ReturnType<typeof openSignUp>>;

const texts = {
  'Email address': 'maya.okafor@example.com',
  Username: 'maya',
  Password: 'a short sentence',
  'First name': 'Maya',
  'Last name': 'Okafor',
} as const;

const signUp = async ({ person }: Opened): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) {
    await person.type(screen.getByLabelText(label), text);
  }
  await person.click(await screen.findByLabelText('Healthcare field'));
  await person.click(await screen.findByRole('option', { name: 'Respiratory Therapist' }));
  await person.click(screen.getByRole('button', { name: 'Create Account' }));
};

describe('the sign-up page', () => {
  it('[AUTH-02] [AUTH-10] [AUTH-11] [AUTH-12] has its headline, six required fields and button', async () => {
    await openSignUp();
    expect(screen.getByRole('heading', { name: 'Join the academy' })).toBeTruthy();
    for (const label of Object.keys(texts)) {
      expect(screen.getByLabelText(label).hasAttribute('required')).toBe(true);
    }
    const field = await screen.findByRole('combobox', { name: 'Healthcare field' });
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(screen.getByLabelText('Email address').getAttribute('type')).toBe('email');
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
  });

  it('states the password rule before it is broken', async () => {
    await openSignUp();
    expect(screen.getByText(/^At least 10 characters/)).toBeTruthy();
  });
});

describe('signing up', () => {
  it('[AUTH-21] [ERR-14] stores the user, welcomes to the academy and goes home', async () => {
    const opened = await openSignUp();
    await signUp(opened);
    expect(await screen.findByText('Account created!')).toBeTruthy();
    expect(screen.getByText('Welcome to Boardwell Academy, Maya.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Account menu, M maya' })).toBeTruthy();
    expect(addressNow()).toBe('/');
  });

  it('sends every field, and the time zone of the browser with its offset', async () => {
    const opened = await openSignUp();
    await signUp(opened);
    await waitFor(() => expect(opened.api.callsTo('POST /api/register')).toHaveLength(1));
    expect(opened.api.callsTo('POST /api/register')[0]?.body).toEqual({
      email: 'maya.okafor@example.com',
      username: 'maya',
      password: 'a short sentence',
      firstName: 'Maya',
      lastName: 'Okafor',
      healthcareField: 'RT',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      utcOffset: expect.any(Number),
    });
  });

  it('brings the code of the link that led here, and says when it did not count', async () => {
    rememberInvitation('?ref=maya7q4k');
    const opened = await openSignUp();
    opened.api.on('GET /api/referrals/stats', () => ({ json: noReferrals }));
    expect(screen.getByLabelText('Referral code (optional)')).toHaveProperty('value', 'MAYA7Q4K');
    await signUp(opened);
    await screen.findByText(/^Welcome .* The code MAYA7Q4K did not count; your account is fine/);
    const [call] = opened.api.callsTo('POST /api/register');
    expect(call?.body).toMatchObject({ referralCode: 'MAYA7Q4K' });
    expect(invitation()).toBeUndefined();
  });

  it('welcomes as ever where the code counted, and keeps no code that is none', async () => {
    rememberInvitation('?ref=%3Cscript%3E');
    expect(invitation()).toBeUndefined();
    rememberInvitation('?ref=MAYA7Q4K');
    const opened = await openSignUp();
    opened.api.on('GET /api/referrals/stats', () => ({
      json: { ...noReferrals, isReferred: true },
    }));
    await signUp(opened);
    await screen.findByText('Welcome to Boardwell Academy, Maya.');
  });

  it.each([
    [
      'the server’s words',
      { status: 409, json: { message: 'Use another user name', code: 'NameTaken' } },
      'Use another user name',
    ],
    ['the default without them', { status: 500 }, 'Failed to create account'],
    [
      'the connection',
      'offline' as const,
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('[ERR-07] fails with a toast of %s', async (_what, answer, text) => {
    await signUp(await openSignUp(answer));
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('puts what the server says of a field beside that field', async () => {
    const refusal = { message: 'That user name is taken', code: 'NameTaken', field: 'username' };
    const opened = await openSignUp({ status: 409, json: refusal });
    await signUp(opened);
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(username);
    await opened.person.type(username, '2');
    expect(username.getAttribute('aria-invalid')).toBe('false');
  });

  it('says what is missing before it asks the server', async () => {
    const { api, person } = await openSignUp();
    await person.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByText('Enter an email address such as name@example.com')).toBeTruthy();
    expect(screen.getByText('Use at least 10 characters')).toBeTruthy();
    expect(screen.getAllByText('Enter a name')).toHaveLength(2);
    expect(screen.getByText('Choose your healthcare field')).toBeTruthy();
    expect(api.callsTo('POST /api/register')).toHaveLength(0);
  });
});
