import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SpacedReviewPage } from '../../../web/features/review/overview/spaced-review-page.tsx';
import { learner, questionsOf } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';
import { answeredFact, noOverview, overviewFact } from './facts.ts';

const questions = questionsOf(3).filter(({ questionType }) => questionType === 'Single');
const [first = '', second = ''] = questions.map(({ id }) => id as string);
const url = 'https://boardwell.example/calendar/secret.ics';

const openReview = (bodies: object = {}) => {
  const server = fakeServer({
    'GET /api/review': overviewFact(),
    'GET /api/review/feed': { url: null },
    'GET /api/review/questions': questions,
    'POST /api/quiz/reports': [],
    ...bodies,
  });
  renderPage(<SpacedReviewPage />, { user: learner(), at: '/review' });
  return { server, user: userEvent.setup() };
};

const startReview = async (bodies: object = {}) => {
  const opened = openReview(bodies);
  await opened.user.click(await screen.findByRole('button', { name: 'Start review' }));
  await screen.findByRole('radiogroup', { name: 'Options' });
  return opened;
};

describe('the review page', () => {
  it('says first what is to be done today, then what the coming days hold', async () => {
    openReview();
    await screen.findByText('12 cards today, about 15 minutes. Expected recall on Dec 12: 84%.');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(15);
    expect(rows[1]?.textContent).toContain('Today');
    expect(rows[3]?.textContent).toContain('Sun, Nov 22');
    expect(rows[3]?.textContent).toContain('Day off');
  });

  it('shows the plan, and how many cards it leaves out', async () => {
    openReview({ 'GET /api/review': overviewFact({ leftOut: 34 }) });
    await screen.findByText(
      'At 15 minutes a day, 34 of 120 cards will not come back before your exam.',
    );
    screen.getByText('Sat, Dec 12');
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/settings');
  });

  it('tells somebody new what will be here and how it is filled', async () => {
    openReview({ 'GET /api/review': noOverview() });
    await screen.findByText('Nothing to review yet.');
    const link = screen.getByRole('link', { name: 'Take a practice quiz' });
    expect(link.getAttribute('href')).toBe('/quiz');
    expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Set up' })).toBeDefined();
  });

  it('can be asked for again when it did not load', async () => {
    const { server, user } = openReview({ 'GET /api/review': () => 'offline' });
    expect((await screen.findByRole('alert')).textContent).toContain('Your review');
    server.on('GET', '/api/review', () => ({ body: overviewFact() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Start review' });
  });

  it('offers more than today’s minutes', async () => {
    const used = { planned: 0, plannedMinutes: 0, due: 2, doneToday: 12 };
    const { server, user } = openReview({ 'GET /api/review': overviewFact(used) });
    await user.click(await screen.findByRole('button', { name: 'Review more today' }));
    await screen.findByRole('radiogroup', { name: 'Options' });
    expect(server.callsTo('GET', '/api/review/questions')[0]?.search.get('beyond')).toBe('true');
  });
});

describe('a sitting of review', () => {
  it('shows why after the answer, takes a rating, and ends with what became of it', async () => {
    const { server, user } = await startReview({
      [`POST /api/review/${first}/answer`]: answeredFact(first, true),
      [`POST /api/review/${first}/rating`]: { rating: 'easy' },
      [`POST /api/review/${second}/answer`]: answeredFact(second, true),
    });
    expect(screen.queryByText('What to keep from this question.')).toBeNull();
    await user.keyboard('a{Enter}');
    await screen.findByText('What to keep from this question.');
    await screen.findByRole('heading', { name: 'Correct. Answer and explanations' });
    await user.click(screen.getByRole('button', { name: 'Easy, 8 days' }));
    expect(server.callsTo('POST', `/api/review/${first}/rating`)[0]?.body).toEqual({
      day: '2026-11-20',
      rating: 'easy',
    });
    await screen.findByRole('radiogroup', { name: 'Options' });
    await user.keyboard('b{Enter}');
    await screen.findByRole('button', { name: 'Good, 3 days' });
    await user.keyboard('2');
    await screen.findByRole('heading', { name: 'Done for now' });
    screen.getByText('2 cards reviewed, 2 remembered on the first try.');
    expect(server.callsTo('POST', `/api/review/${second}/rating`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back to review' }));
    await screen.findByRole('button', { name: 'Start review' });
    expect(server.callsTo('GET', '/api/review')).toHaveLength(2);
  });

  it('asks a missed card again before it is over', async () => {
    let tries = 0;
    const { user } = await startReview({
      'GET /api/review/questions': questions.slice(0, 1),
      [`POST /api/review/${first}/answer`]: () => {
        tries += 1;
        return { body: answeredFact(first, tries > 1) };
      },
    });
    await user.click(screen.getByRole('button', { name: "I don't know" }));
    await screen.findByRole('heading', { name: "Didn't know. Answer and explanations" });
    expect(screen.getByText("Didn't know")).toBeDefined();
    expect(screen.queryByText('Skipped')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Question you missed' });
    await user.keyboard('a{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Hard, 1 day' }));
    await screen.findByText('1 card reviewed, 0 remembered on the first try.');
  });

  it('keeps the question when the answer did not arrive, and sends the same answer again', async () => {
    const { server, user } = await startReview({
      [`POST /api/review/${first}/answer`]: () => 'offline',
    });
    await user.keyboard('a{Enter}');
    await seeToast('Answer not saved');
    expect(screen.getByRole('radio', { checked: true })).toBeDefined();
    server.on('POST', `/api/review/${first}/answer`, () => ({ body: answeredFact(first, true) }));
    const began = performance.now();
    const minuteLater = vi.spyOn(performance, 'now').mockImplementation(() => began + 60_000);
    await user.keyboard('{Enter}');
    await screen.findByText('What to keep from this question.');
    minuteLater.mockRestore();
    const sent = vi.mocked(fetch).mock.calls.filter(([path]) => `${path}`.endsWith('/answer'));
    const names = sent.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    // Under the same name the same: another time on the question would be another wish.
    expect(sent[1]?.[1]?.body).toBe(sent[0]?.[1]?.body);
  });

  it('leaves a card out that was already answered elsewhere', async () => {
    const gone = { status: 409, body: { message: 'Today already', code: 'AlreadyReviewed' } };
    const { user } = await startReview({ [`POST /api/review/${first}/answer`]: () => gone });
    await user.keyboard('a{Enter}');
    await waitFor(() => expect(screen.getByText('of 1 done')).toBeDefined());
  });

  it('puts a card back that is on an open exam, and says why', async () => {
    const message = 'Some of these questions are on the exam you have open.';
    const waits = { status: 409, body: { message, code: 'OnOpenExam' } };
    const { user } = await startReview({ [`POST /api/review/${first}/answer`]: () => waits });
    await user.keyboard('a{Enter}');
    await waitFor(() => expect(screen.getByText('of 1 done')).toBeDefined());
    await seeToast(message);
  });
});

describe('the calendar of the plan', () => {
  it('gets an address when it is wished, to be copied', async () => {
    const { user } = openReview({ 'POST /api/review/feed': { url } });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Secret calendar link')).value).toBe(
      url,
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await seeToast('Link copied');
    expect(write).toHaveBeenCalledWith(url);
  });

  it('is revoked after being asked once more', async () => {
    const { server, user } = openReview({
      'GET /api/review/feed': { url },
      'POST /api/review/feed/revoke': { url: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke this link?' });
    expect(server.callsTo('POST', '/api/review/feed/revoke')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await screen.findByRole('button', { name: 'Create calendar link' });
  });
});
