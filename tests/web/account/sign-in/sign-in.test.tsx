import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, config, fakeApi, maya } from '../../support/fake-api.ts';
import { addressNow, renderApp } from '../../support/render-app.tsx';

const openSignIn = async (answer: Answer | 'offline' = { json: maya }) => {
  const api = fakeApi();
  api.on('POST /api/login', () => answer);
  const app = renderApp('/auth');
  await screen.findByRole('heading', { name: 'Welcome Back' });
  return { api, ...app };
};

type Opened = Awaited<ReturnType<typeof openSignIn>>;

const signIn = async ({ person }: Opened, name = 'maya'): Promise<void> => {
  await person.type(screen.getByLabelText('Email or username'), name);
  await person.type(screen.getByLabelText('Password'), 'a short sentence');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('the sign-in page', () => {
  it('[AUTH-01] [AUTH-05] [AUTH-07] [AUTH-12] has its headline, fields, button and side panel', async () => {
    await openSignIn();
    expect(screen.getByLabelText('Email or username').hasAttribute('required')).toBe(true);
    expect(screen.getByLabelText('Password').hasAttribute('required')).toBe(true);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: 'Master Your Healthcare Board Exams' }),
    ).toBeTruthy();
  });

  it('[AUTH-06] shows the questions and fields that the server counts', async () => {
    await openSignIn();
    expect(await screen.findByText('1,284')).toBeTruthy();
    expect(screen.getByText('14')).toBeTruthy();
    expect(screen.getByText('24/7')).toBeTruthy();
  });

  it('[AUTH-06] leaves out what the server does not count', async () => {
    const api = fakeApi();
    api.on('GET /api/config', () => 'offline');
    renderApp('/auth');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    await waitFor(() => expect(screen.queryByText('practice questions')).toBeNull());
    expect(screen.getByText('healthcare fields')).toBeTruthy();
  });

  it('[AUTH-03] [AUTH-04] switches to sign-up and back', async () => {
    const { person } = await openSignIn();
    await person.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));
    expect(screen.getByRole('heading', { name: 'Join the academy' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  });

  it('shows the password while it is typed, on request', async () => {
    const { person } = await openSignIn();
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });
});

describe('signing in', () => {
  it('[AUTH-20] [ERR-13] stores the user, greets by first name and goes home', async () => {
    const opened = await openSignIn();
    await signIn(opened);
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    expect(screen.getByText('Signed in as Maya')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Account menu, M maya' })).toBeTruthy();
    expect(addressNow()).toBe('/');
    expect(opened.api.callsTo('GET /api/user')).toHaveLength(1);
    expect(opened.api.callsTo('POST /api/login')[0]?.body).toEqual({
      emailOrUsername: 'maya',
      password: 'a short sentence',
    });
  });

  it('[ERR-13] greets by e-mail where there is no first name', async () => {
    await signIn(await openSignIn({ json: { ...maya, firstName: null } }));
    expect(await screen.findByText('Signed in as maya.okafor@example.com')).toBeTruthy();
  });

  it('[AUTH-13] shows a spinner while the call is pending', async () => {
    const opened = await openSignIn();
    opened.api.on('POST /api/login', () => new Promise(() => undefined));
    await signIn(opened);
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect(button.querySelector('.rt-Spinner')).toBeTruthy();
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it.each([
    [
      '[ERR-05]',
      'the server’s words',
      { status: 401, json: { message: 'Wrong name or password', code: 'SignInRefused' } },
      'Wrong name or password',
    ],
    ['[ERR-05]', 'the default without them', { status: 401 }, 'Invalid email or password'],
    [
      '[ERR-09]',
      'the connection',
      'offline' as const,
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('%s fails with a toast of %s', async (...[, , answer, text]) => {
    await signIn(await openSignIn(answer));
    expect(await screen.findByText('Sign in failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  });

  it('says what is missing before it asks the server', async () => {
    const { api, person } = await openSignIn();
    await person.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Enter your email or username')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    const name = screen.getByLabelText('Email or username');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(api.callsTo('POST /api/login')).toHaveLength(0);
  });
});

describe('signing in as a tester', () => {
  it('[AUTH-09] asks ordinary people for no specialty', async () => {
    const { person } = await openSignIn();
    await person.type(screen.getByLabelText('Email or username'), 'latest');
    expect(screen.queryByLabelText('Healthcare Specialty')).toBeNull();
  });

  it('[AUTH-08] requires a specialty when the name begins with "test"', async () => {
    const opened = await openSignIn();
    await signIn(opened, 'test01');
    expect(screen.getByText('Choose your healthcare specialty')).toBeTruthy();
    await opened.person.click(await screen.findByLabelText('Healthcare Specialty'));
    await opened.person.click(await screen.findByRole('option', { name: 'Pharmacist' }));
    await opened.person.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(opened.api.callsTo('POST /api/login')).toHaveLength(1));
    expect(opened.api.callsTo('POST /api/login')[0]?.body).toMatchObject({
      emailOrUsername: 'test01',
      healthcareField: 'PharmD',
    });
  });
});

describe('Google', () => {
  it('[AUTH-14] is a navigation of the browser', async () => {
    const { person, leave } = await openSignIn();
    await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(leave).toHaveBeenCalledWith('/api/auth/google');
  });

  it('is disabled without it on the server, and says why', async () => {
    const reason = 'Google sign-in is not set up on this server.';
    const api = fakeApi();
    api.on('GET /api/config', () => ({ json: { ...config, google: { enabled: false, reason } } }));
    const { person, leave } = renderApp('/auth');
    const google = () => screen.getByRole('button', { name: 'Continue with Google' });
    await waitFor(() => expect(google().getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe(reason);
    expect(google().getAttribute('aria-describedby')).toBe(
      screen.getByRole('tooltip', { hidden: true }).id,
    );
    await person.click(google());
    expect(leave).not.toHaveBeenCalled();
  });
});
