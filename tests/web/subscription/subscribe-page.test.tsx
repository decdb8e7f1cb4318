import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/contracts/account.ts';
import { SubscribePage } from '../../../web/features/subscription/subscribe-page.tsx';
import { instantAt } from '../../support/facts.ts';
import { learner } from '../attempt/start/support/facts.ts';
import { type Answer, fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';
import { configFact } from '../support/config-fact.ts';
import { annualFact, begunFact, billingFact } from './billing-fact.ts';

const open = (
  at = '/subscribe?plan=annual',
  answers: object = {},
  user: User | null = learner(),
) => {
  const server = fakeServer({
    'GET /api/billing': billingFact(),
    'GET /api/config': configFact(),
    'POST /api/create-subscription': ({ body }: { body: unknown }) => ({
      body: begunFact((body as { plan: 'monthly' | 'annual' }).plan),
    }),
    ...answers,
  });
  renderPage(<SubscribePage />, { user, at });
  return { server, person: userEvent.setup() };
};

const begun = 'POST /api/create-subscription';
const paid = ['POST', '/api/sandbox/payments'] as const;

const pay = async (person: ReturnType<typeof userEvent.setup>, number = '4242424242424242') => {
  await person.type(await screen.findByLabelText('Card number'), number);
  await person.type(screen.getByLabelText('Expires (MM/YY)'), '12/34');
  await person.type(screen.getByLabelText('Security code'), '123');
  await person.click(screen.getByRole('button', { name: 'Subscribe for $199.00' }));
};

/** An answer that comes when the test says so. */
const held = () => {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
};

describe('the checkout', () => {
  it('[SUB-01] preselects the plan of the address, and the other one can be chosen', async () => {
    const { server, person } = open();
    const annual = await screen.findByRole('radio', { name: /^Annual/ });
    expect(annual.getAttribute('aria-checked')).toBe('true');
    await person.click(screen.getByRole('radio', { name: /^Monthly/ }));
    await screen.findByRole('button', { name: 'Subscribe for $29.00' });
    const calls = server.callsTo('POST', '/api/create-subscription');
    expect(calls.map(({ body }) => body)).toEqual([{ plan: 'annual' }, { plan: 'monthly' }]);
  });

  it('[SUB-02] leads back to pricing', async () => {
    open();
    const back = await screen.findByRole('link', { name: 'Back to pricing' });
    expect(back.getAttribute('href')).toBe('/pricing');
  });

  it('[SUB-03] begins nothing for a visitor', async () => {
    const { server } = open('/subscribe', {}, null);
    await seeToast('Authentication Required');
    expect(server.calls).toEqual([]);
  });

  it('[SUB-04] shows the form once a client secret has come, and not before', async () => {
    const { answer, give } = held();
    open('/subscribe?plan=annual', { [begun]: () => answer });
    await screen.findByRole('status', { name: 'The payment form is on its way' });
    expect(screen.queryByLabelText('Card number')).toBeNull();
    give({ body: begunFact('annual') });
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.getByText(/^Sandbox: no money moves/)).toBeDefined();
  });

  it('[SUB-05] says Processing... and cannot be pressed twice', async () => {
    const { answer, give } = held();
    const { server, person } = open('/subscribe?plan=annual', { [paid.join(' ')]: () => answer });
    await pay(person);
    const button = await screen.findByRole('button', { name: 'Processing...' });
    expect(button).toHaveProperty('disabled', true);
    await person.click(button);
    await person.type(screen.getByLabelText('Security code'), '{Enter}');
    expect(server.callsTo(...paid)).toHaveLength(1);
    give({ body: { status: 'succeeded' } });
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/?subscribed=true'),
    );
  });

  it.each([
    [
      '[ERR-36] the provider’s words',
      { status: 402, body: { message: 'Your card was declined.', code: 'PaymentFailed' } },
      ['Payment Failed', 'Your card was declined.'],
    ],
    [
      '[ERR-36] the default without them',
      { status: 402 },
      ['Payment Failed', 'There was an error processing your payment.'],
    ],
    [
      '[ERR-37] that it was unexpected',
      { status: 500 },
      ['Payment Error', 'An unexpected error occurred. Please try again.'],
    ],
  ])('[SUB-06] keeps the form after a failure, with a toast of %s', async (_, answer, words) => {
    const { person } = open('/subscribe?plan=annual', { [paid.join(' ')]: () => answer });
    await pay(person);
    for (const text of words) await seeToast(text);
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242424242424242');
    expect(screen.getByRole('button', { name: 'Subscribe for $199.00' })).toBeDefined();
  });

  it('[ERR-35] says when nothing could be begun, and tries again', async () => {
    const { server, person } = open('/subscribe?plan=annual', { [begun]: () => 'offline' });
    await seeToast('Failed to create subscription. Please try again.');
    server.on('POST', '/api/create-subscription', () => ({ body: begunFact('annual') }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Card number')).toBeDefined();
  });

  it('asks what a bank would ask, and pays only when that is confirmed', async () => {
    const { server, person } = open('/subscribe?plan=annual', {
      [paid.join(' ')]: ({ body }: { body: unknown }) => ({
        body: {
          status: (body as { confirmation?: string }).confirmation
            ? 'succeeded'
            : 'needsConfirmation',
        },
      }),
    });
    await pay(person, '4000002760003184');
    await person.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(server.callsTo(...paid)).toHaveLength(2));
    expect(server.callsTo(...paid)[1]?.body).toMatchObject({ confirmation: 'approve' });
  });

  it('names the field where the card cannot be one', async () => {
    const { server, person } = open();
    await person.type(await screen.findByLabelText('Card number'), '12');
    await person.click(screen.getByRole('button', { name: 'Subscribe for $199.00' }));
    expect(await screen.findByText('Enter the card number')).toBeDefined();
    expect(server.callsTo(...paid)).toEqual([]);
  });

  it('[PRICE-14] [PRICE-15] offers the trial without a card, and asks for none', async () => {
    const endsAt = instantAt('2026-11-30T18:00:00.000Z');
    const { server, person } = open('/subscribe', {
      'POST /api/billing/trial': billingFact({
        state: 'trial',
        tier: 'monthly',
        plan: 'monthly',
        trial: { offered: false, days: 7, endsAt },
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Start 7-day trial' }));
    await seeToast('Your free trial has started');
    expect(server.callsTo('POST', '/api/billing/trial')[0]?.body).toEqual({ plan: 'monthly' });
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/'));
  });

  it('begins what the credit covers only when told to, and asks for no card', async () => {
    const { server, person } = open('/subscribe', {
      'GET /api/billing': billingFact({ processor: 'stripe', creditCents: 2900 }),
      [begun]: {
        ...begunFact('monthly'),
        payment: 'covered',
        clientSecret: null,
        processor: 'stripe',
      },
    });
    const button = await screen.findByRole('button', { name: 'Subscribe with credit' });
    expect(screen.getByText('$0.00')).toBeDefined();
    expect(server.callsTo('POST', '/api/create-subscription')).toEqual([]);
    await person.click(button);
    await waitFor(() =>
      expect(screen.getByLabelText('Address').textContent).toBe('/?subscribed=true'),
    );
    expect(server.callsTo('POST', '/api/create-subscription')).toHaveLength(1);
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it('sells nothing to whoever pays already', async () => {
    const { server } = open('/subscribe', { 'GET /api/billing': annualFact() });
    await screen.findByText('You are on Pro already.');
    expect(screen.getByRole('link', { name: 'Manage Subscription' })).toBeDefined();
    expect(server.callsTo('POST', '/api/create-subscription')).toEqual([]);
  });
});
