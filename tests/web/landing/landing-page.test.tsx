import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { config, fakeApi } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const openLanding = async () => {
  const api = fakeApi();
  const app = renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Practice until you can say why.' });
  return { api, ...app };
};

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the landing page', () => {
  it.each([
    ['[LAND-01]', 'Start Free Trial'],
    ['[LAND-02]', 'Take Practice Quiz'],
  ])('%s leads to /auth by %s', async (_id, name) => {
    const { person } = await openLanding();
    await person.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
    await waitFor(() => expect(addressNow()).toBe('/auth'));
  });

  it('[LAND-03] shows three feature cards', async () => {
    await openLanding();
    const titles = section('Ways to study').getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Free Practice Quizzes',
      'Timed Practice Exams',
      'AI-Generated Flashcards',
    ]);
  });

  it('[LAND-04] [LAND-05] marks the popular plan and the annual saving', async () => {
    await openLanding();
    const plans = section('Practice is free; Pro adds the exams');
    expect(plans.getByText('Most Popular')).toBeTruthy();
    expect(plans.getByText('Save $149/year')).toBeTruthy();
    expect(plans.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/auth',
      '/auth',
      '/auth',
    ]);
  });

  it('[PRICE-06] [PRICE-07] [PRICE-09] [PRICE-11] says what each plan costs and holds', async () => {
    await openLanding();
    const plans = section('Practice is free; Pro adds the exams');
    const held = plans.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(held).toEqual([
      [
        ...['Unlimited practice quizzes', '5 AI flashcards per day'],
        ...['Basic progress tracking', 'Community support'],
      ],
      [
        ...['Unlimited full-length exams', 'Unlimited AI flashcards'],
        ...['Detailed analytics', 'Priority e-mail support'],
      ],
      [
        ...['Everything in Monthly Pro', 'Early access to new features', 'Custom study plans'],
        ...['Dedicated account manager', 'Live study sessions'],
      ],
    ]);
    for (const price of ['$0', '$29', '$199', '$348']) {
      expect(plans.getByText(price)).toBeTruthy();
    }
    for (const period of ['forever', 'per month', 'per year']) {
      expect(plans.getByText(period)).toBeTruthy();
    }
    expect(plans.getByText('Save 43%')).toBeTruthy();
  });

  it('[LAND-06] shows three testimonials', async () => {
    await openLanding();
    expect(section('What learners say').getAllByRole('figure')).toHaveLength(3);
  });

  it('[LAND-07] has a footer with the columns Platform, Support and Legal', async () => {
    await openLanding();
    const columns = within(screen.getByRole('contentinfo')).getAllByRole('navigation');
    expect(columns.map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Platform',
      'Support',
      'Legal',
    ]);
  });

  it('[LAND-10] has a field-selection dialog that leads to an account in that field', async () => {
    const { person } = await openLanding();
    await person.click(screen.getByRole('button', { name: 'Choose your field' }));
    const dialog = await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' });
    await person.click(within(dialog).getByRole('radio', { name: 'Dental Hygienist' }));
    await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Join the academy' })).toBeTruthy();
    expect((await screen.findByRole('combobox', { name: 'Healthcare field' })).textContent).toBe(
      'Dental Hygienist',
    );
  });

  it('[LAND-11] counts the questions and claims the rest', async () => {
    await openLanding();
    expect(await screen.findByText('1,284')).toBeTruthy();
    for (const claim of ['14', '98%', '10,000+', '4.9/5', '24/7']) {
      expect(screen.getByText(claim)).toBeTruthy();
    }
    expect(screen.getByText(/No credit card required/)).toBeTruthy();
  });

  it('[LAND-11] says so when not every field has questions yet', async () => {
    fakeApi().on('GET /api/config', () => ({ json: { ...config, fields: ['RN', 'RT'] } }));
    renderApp('/');
    expect(await screen.findByText('2 of 14')).toBeTruthy();
    expect(screen.getByText('fields with questions')).toBeTruthy();
  });

  it('[LAND-11] leaves out the count when the server does not answer', async () => {
    fakeApi().on('GET /api/config', () => 'offline');
    renderApp('/');
    await screen.findByText('pass rate');
    await waitFor(() => expect(screen.queryByText('practice questions')).toBeNull());
  });
});

describe('the sample question', () => {
  const sample = () => within(screen.getByRole('region', { name: 'Sample question' }));

  it('explains every option once one is chosen', async () => {
    const { person } = await openLanding();
    await person.click(sample().getByRole('button', { name: /Slow the transfusion/ }));
    const reasons = within(sample().getByRole('list')).getAllByRole('listitem');
    expect(reasons).toHaveLength(4);
    expect(reasons[0]?.textContent).toContain('Your answer: incorrect');
    expect(reasons[1]?.textContent).toContain('Correct');
    expect(document.activeElement).toBe(sample().getByRole('list'));
  });

  it('praises the right choice', async () => {
    const { person } = await openLanding();
    await person.click(sample().getByRole('button', { name: /Stop the transfusion/ }));
    expect(sample().getByText('Your answer: correct')).toBeTruthy();
  });

  it('can be answered again, exchanged for another one, and asked for the other field', async () => {
    const { person } = await openLanding();
    await person.click(sample().getByRole('button', { name: /Slow the transfusion/ }));
    await person.click(sample().getByRole('button', { name: 'Try again' }));
    await person.click(sample().getByRole('button', { name: /Slow the transfusion/ }));
    await person.click(sample().getByRole('button', { name: 'Another question' }));
    expect(sample().getByText('Whom should the nurse see first?')).toBeTruthy();
    await person.click(sample().getByRole('button', { name: 'Respiratory Therapist' }));
    expect(sample().getByText(/^TMC/)).toBeTruthy();
  });
});
