import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Billing } from '../../../domain/contracts/billing.ts';
import { InvoicesPart } from '../../../web/features/subscription/settings/invoices-part.tsx';
import { PlanPart } from '../../../web/features/subscription/settings/plan-part.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';
import { annualFact, billingFact, invoiceFact, renewsAt } from './billing-fact.ts';

const open = (billing: Billing, answers: object = {}) => {
  const user = learner({ subscriptionTier: billing.tier });
  const server = fakeServer({ 'GET /api/billing': billing, ...answers });
  renderPage(<PlanPart user={user} />, { user, at: '/settings' });
  return { server, person: userEvent.setup() };
};

const grace = renewsAt;

describe('the plan in the settings', () => {
  it.each([
    [billingFact(), /^Free\. Practice quizzes without a limit/],
    [
      billingFact({ state: 'trial', tier: 'monthly', plan: 'monthly', periodEnd: renewsAt }),
      /free until Nov 23, 2027\. Nothing is charged after that/,
    ],
    [annualFact(), /^Pro, annual\. It renews on Nov 23, 2027 for \$199\.00/],
    [
      annualFact({ nextPlan: 'monthly', renewalCents: 2900 }),
      /It becomes monthly on Nov 23, 2027, for \$29\.00/,
    ],
    [annualFact({ state: 'canceling', renews: false }), /until Nov 23, 2027\. It is canceled/],
    [annualFact({ state: 'pastDue', graceEnd: grace }), /Pro stays until Nov 23, 2027 while/],
    [annualFact({ state: 'granted', periodEnd: null }), /given to you without payment/],
    [billingFact({ state: 'ended', hasPortal: true }), /^Free\. Your Pro plan has ended/],
  ])('says how it stands: %#', async (billing, words) => {
    open(billing);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('[ROLE-09] has a Manage Subscription button on Pro', async () => {
    open(annualFact());
    expect(await screen.findByRole('button', { name: 'Manage Subscription' })).toBeDefined();
  });

  it('asks once more before it cancels, and says what that means', async () => {
    const { server, person } = open(annualFact(), {
      'POST /api/billing/cancel': () => ({ status: 202, body: { asked: true } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await screen.findByText(/You keep Pro until Nov 23, 2027, and nothing more is charged/);
    server.on('GET', '/api/billing', () => ({
      body: annualFact({ state: 'canceling', renews: false }),
    }));
    await person.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    await screen.findByText(/It is canceled: nothing more is charged/, {}, { timeout: 5000 });
    expect(await screen.findByRole('button', { name: 'Keep Pro' })).toBeDefined();
    expect(server.callsTo('POST', '/api/billing/cancel')).toHaveLength(1);
  });

  it.each([
    [annualFact({ plan: 'monthly', tier: 'monthly' }), 'annual', /starts at once\. You pay \$199/],
    [annualFact(), 'monthly', /keep the annual plan until Nov 23, 2027.*Nothing is charged today/],
  ])('[PRICE-18] says when a change takes effect: %#', async (billing, other, words) => {
    const { server, person } = open(billing, {
      'POST /api/billing/plan': () => ({ status: 202, body: { asked: true } }),
    });
    await person.click(await screen.findByRole('button', { name: `Switch to ${other}` }));
    await screen.findByText(words);
    await person.click(screen.getByRole('button', { name: `Switch to ${other}` }));
    await screen.findByText(/^Asked\. Your plan changes here/);
    await waitFor(() =>
      expect(server.callsTo('POST', '/api/billing/plan')[0]?.body).toEqual({ plan: other }),
    );
  });

  it('lets nothing of a sample be changed', async () => {
    open(annualFact({ isSample: true, hasPortal: false }));
    await screen.findByText(/^A sample/);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('the invoices', () => {
  it('are each to download, with what became of them', async () => {
    const user = learner();
    const invoices = [invoiceFact(), invoiceFact({ id: 'in_0', refundedCents: 19_900 })];
    fakeServer({ 'GET /api/billing/invoices': { invoices, next: null } });
    renderPage(<InvoicesPart user={user} />, { user, at: '/settings' });
    const [first] = await screen.findAllByRole('link', { name: 'Download invoice BW-0001' });
    expect(first?.getAttribute('href')).toBe('/api/billing/invoices/in_1/file');
    expect(screen.getByText('Paid')).toBeDefined();
    expect(screen.getByText('Refunded')).toBeDefined();
    expect(screen.getAllByText('Nov 23, 2026, $199.00')).toHaveLength(2);
  });
});
