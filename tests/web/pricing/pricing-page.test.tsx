import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/contracts/account.ts';
import { planPolicy } from '../../../domain/contracts/entitlements.ts';
import { comparison } from '../../../web/features/pricing/comparison.ts';
import { plans } from '../../../web/plans.ts';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const openPricing = async (user: User | null = null) => {
  fakeApi(user);
  const app = renderApp('/pricing');
  const table = within(await screen.findByRole('table', { name: 'Plans compared' }));
  return { table, ...app };
};

const starts = () =>
  screen
    .getAllByRole('link', { name: 'Start Free Trial' })
    .map((link) => link.getAttribute('href'));

describe('the pricing page', () => {
  it('[PRICE-01] [PRICE-08] [PRICE-09] switches between monthly and annual', async () => {
    const { table, person } = await openPricing();
    expect(table.getByText('$199')).toBeTruthy();
    expect(table.getByText('$348')).toBeTruthy();
    expect(table.getByText(/^Save \$149\/year/)).toBeTruthy();
    expect(table.getByText('Save 43%')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(table.getByText('$29')).toBeTruthy();
    expect(table.getByText('per month')).toBeTruthy();
    expect(table.getByText('Most Popular')).toBeTruthy();
    expect(table.queryByText('$348')).toBeNull();
  });

  it('[PRICE-02] [PRICE-03] compares Free, Pro and Enterprise', async () => {
    const { table } = await openPricing();
    const columns = table.getAllByRole('columnheader');
    expect(columns.map((column) => within(column).getByRole('heading').textContent)).toEqual([
      'Free',
      'Pro',
      'Enterprise',
    ]);
    const rows = comparison.flatMap((group) => group.rows);
    for (const { name } of rows) expect(table.getByRole('rowheader', { name })).toBeTruthy();
    const cards = table.getByRole('row', { name: /^AI flashcards/ });
    expect(within(cards).getByText('5 a day')).toBeTruthy();
  });

  it('prints what the server allows, plan by plan', async () => {
    const { table } = await openPricing();
    const includes = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => within(cell).queryByLabelText('Not included') === null);
    const printed = {
      'Practice quizzes of 20': planPolicy.practiceQuizzes,
      'Build your own quiz': planPolicy.customQuizzes,
      'Full-length exams': planPolicy.fullLengthExams,
      'Clinical simulations': planPolicy.clinicalSimulations,
      'Detailed analytics': planPolicy.detailedAnalytics,
      'Progress on any past day': planPolicy.pastDays,
    };
    for (const [name, { free, pro }] of Object.entries(printed)) {
      expect(includes(name), name).toEqual([free, pro, pro]);
    }
  });

  it('[PRICE-04] ends with a call to action', async () => {
    await openPricing();
    const closing = within(screen.getByRole('region', { name: 'Start' }));
    expect(closing.getByRole('link', { name: 'Start Free Trial' })).toBeTruthy();
  });

  it('[PRICE-05] [PRICE-10] sends the selected plan to /subscribe when signed in', async () => {
    const { person } = await openPricing(maya);
    expect(new Set(starts())).toEqual(new Set(['/subscribe?plan=annual']));
    await person.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(new Set(starts())).toEqual(new Set(['/subscribe?plan=monthly']));
    await person.click(screen.getAllByRole('link', { name: 'Start Free Trial' })[0] as HTMLElement);
    await waitFor(() => expect(addressNow()).toBe('/subscribe?plan=monthly'));
  });

  it('[SUB-02] is where /subscribe leads back to', async () => {
    fakeApi(maya);
    const { person } = renderApp('/subscribe?plan=annual');
    await person.click(await screen.findByRole('link', { name: 'Back to pricing' }));
    await waitFor(() => expect(addressNow()).toBe('/pricing'));
    expect(await screen.findByRole('table', { name: 'Plans compared' })).toBeTruthy();
  });

  it('[PRICE-05] [ROLE-02] sends visitors to /auth first', async () => {
    await openPricing();
    expect(new Set(starts())).toEqual(new Set(['/auth']));
  });

  it('shows which plan the learner has', async () => {
    const { table } = await openPricing(maya);
    const free = table.getAllByRole<HTMLButtonElement>('button', { name: 'Current plan' });
    expect(free.map(({ disabled }) => disabled)).toEqual([true]);
  });

  it('[ROLE-09] offers a subscriber to manage the plan, and practice', async () => {
    const { table } = await openPricing({ ...maya, subscriptionTier: 'monthly' });
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull();
    const manage = table.getByRole('link', { name: 'Manage Subscription' });
    expect(manage.getAttribute('href')).toBe('/settings#plan');
    expect(table.getByRole('link', { name: 'Start practicing' }).getAttribute('href')).toBe(
      '/quiz',
    );
  });

  it('[PRICE-12] [PRICE-13] says what Enterprise holds, and sells it by contact only', async () => {
    const { table } = await openPricing(maya);
    const enterprise = within(table.getAllByRole('columnheader')[2] as HTMLElement);
    expect(enterprise.getByText('Custom')).toBeTruthy();
    expect(enterprise.getByText(/^Institution-wide access/)).toBeTruthy();
    for (const name of ['Custom question banks', /^Advanced analytics/]) {
      const row = within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement);
      const marks = row.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
      expect(marks, String(name)).toEqual(['Not included', 'Not included', 'Included']);
    }
    expect(table.getByText('Dedicated manager, phone')).toBeTruthy();
    const contact = table.getByRole('link', { name: 'Contact Sales' });
    expect(contact.getAttribute('href')).toMatch(/^mailto:/);
  });

  it.each([
    ['[PRICE-14]', /7-day free trial.*with no card/],
    ['[PRICE-16]', /major credit cards/],
    ['[PRICE-17]', /cancel any time.*until the period end/],
    [
      '[PRICE-18]',
      /Upgrades take effect immediately. Downgrades take effect at the end of the billing cycle/,
    ],
    ['[PRICE-19]', /by contacting support/],
  ])('%s answers in its FAQ: %s', async (_id, text) => {
    await openPricing();
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('the plans', () => {
  it('[DATA-26] have each its id, name, price, period, features and button', () => {
    for (const [id, { originalPrice, saving, ...plan }] of Object.entries(plans)) {
      expect(plan).toEqual({
        id,
        name: expect.any(String),
        price: expect.any(String),
        period: expect.any(String),
        features: expect.any(Array),
        popular: id === 'monthly',
        buttonText: expect.any(String),
        buttonVariant: id === 'monthly' ? 'solid' : 'surface',
      });
      expect(originalPrice !== undefined, id).toBe(saving !== undefined);
    }
  });
});
