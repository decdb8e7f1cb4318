import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { QuizList } from '../../../domain/contracts/quiz-list.ts';
import { QuizzesPage } from '../../../web/features/progress/quizzes/quizzes-page.tsx';
import { historyOf, learner } from '../attempt/start/support/facts.ts';
import { type Call, fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const areas = ['Patient Data', 'Interventions', 'Troubleshooting', 'Infection Control'];

/** As the server hands 47 quizzes out, 20 a page; of the area named only one. */
const listFor = ({ search }: Pick<Call, 'search'>): QuizList => {
  const matching = search.get('area') === 'Patient Data' ? 1 : 47;
  const page = Number(search.get('page') ?? 1);
  const shown = Math.min(20, matching - (page - 1) * 20);
  const quizzes = historyOf(Array.from({ length: shown }, () => 75)).map((quiz) => ({
    ...quiz,
    areas,
  }));
  return { quizzes, page, pages: Math.ceil(matching / 20), matching, total: 47, areas };
};

const open = (at = '/quizzes', list: (call: Call) => QuizList = listFor) => {
  const server = fakeServer({ 'GET /api/quizzes': (call: Call) => ({ body: list(call) }) });
  renderPage(<QuizzesPage />, { user: learner(), at });
  return { server, user: userEvent.setup() };
};

const address = () => screen.getByLabelText('Address').textContent;
const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }));

describe('the page of all quizzes', () => {
  it('lists a page of them, each leading to its result and naming its areas', async () => {
    open();
    expect(await screen.findByText('Quizzes 1 to 20 of 47, newest first')).toBeDefined();
    const [first] = screen.getAllByRole('link', { name: 'Practice quiz' });
    expect(first?.getAttribute('href')).toBe('/quiz?attempt=quiz-0');
    expect(screen.getAllByText('Patient Data · Interventions and 2 more')).not.toHaveLength(0);
  });

  it('goes to the next page by the address, and puts the focus on its first line', async () => {
    const { server, user } = open('/quizzes?kind=practice');
    await screen.findByText(/^Quizzes 1 to 20/);
    await user.click(pager().getByRole('link', { name: 'Older' }));
    const line = await screen.findByText('Quizzes 21 to 40 of 47, newest first');
    expect(address()).toBe('/quizzes?kind=practice&page=2');
    expect(document.activeElement).toBe(line);
    expect(server.calls.at(-1)?.search.toString()).toBe('kind=practice&page=2');
    await user.click(pager().getByRole('link', { name: 'Older' }));
    expect(await screen.findByText('Quizzes 41 to 47 of 47, newest first')).toBeDefined();
    expect(pager().queryByRole('link', { name: 'Older' })).toBeNull();
  });

  it('opens at the filter and page of its address, and passes over words that mean nothing', async () => {
    const { server } = open('/quizzes?page=3&period=month&kind=none&timing=');
    expect(await screen.findByText('Quizzes 41 to 47 of 47, newest first')).toBeDefined();
    expect(server.calls[0]?.search.toString()).toBe('period=month&page=3');
    expect(screen.getByRole('combobox', { name: 'Period' }).textContent).toBe('Last 30 days');
    expect(screen.getByRole('combobox', { name: 'Kind' }).textContent).toBe('All kinds');
  });

  it('keeps a choice in the address and starts at its first page', async () => {
    const { user } = open('/quizzes?page=2');
    await user.click(await screen.findByRole('combobox', { name: 'Area' }));
    await user.click(await screen.findByRole('option', { name: 'Patient Data' }));
    expect(await screen.findByText('1 of 47 quizzes')).toBeDefined();
    expect(address()).toBe('/quizzes?area=Patient+Data');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('says that nothing matches, and leads back to everything', async () => {
    open('/quizzes?kind=tutor', (call) => ({
      ...listFor(call),
      quizzes: [],
      matching: 0,
      pages: 1,
    }));
    expect(await screen.findByText('No matching quizzes')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Show all quizzes' });
    expect(back.getAttribute('href')).toBe('/quizzes');
  });

  it('offers the first quiz to somebody who has none, and counts a single one', async () => {
    open('/quizzes', (call) => ({
      ...listFor(call),
      quizzes: [],
      matching: 0,
      total: 0,
      pages: 1,
    }));
    expect(await screen.findByRole('link', { name: 'Take your first quiz' })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('counts a single quiz as one', async () => {
    open('/quizzes', (call) => {
      const { quizzes, ...list } = listFor(call);
      return { ...list, quizzes: quizzes.slice(0, 1), matching: 1, total: 1, pages: 1 };
    });
    expect(await screen.findByText('1 quiz')).toBeDefined();
  });
});
