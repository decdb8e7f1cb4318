import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressPage } from '../../../web/features/progress/progress-page.tsx';
import { figures, learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';
import { notYet, readinessOf } from '../readiness/readiness-facts.ts';
import { address, asOf, live, open, slider } from './support/travelled.tsx';

// Nothing has a size here, and the chart and the slider ask for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});

describe('travelling in time', () => {
  it('begins at today, with everything counted', async () => {
    open();
    await screen.findByText('Study statistics');
    expect(slider().getAttribute('aria-valuetext')).toBe('Today, Fri, Nov 20, 2026');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveProperty('disabled', true);
    expect(screen.queryByText(/What happened since/)).toBeNull();
  });

  it('shows the day in the address as it was, and says what is left out', async () => {
    open('/progress?asOf=2026-11-03');
    await screen.findByText('On November 3 your average was 72%.');
    expect(screen.getByText('As of Nov 3, 2026.')).toBeDefined();
    expect(screen.getByText(/^This is your progress at the end of/).textContent).toBe(
      'As of Nov 3, 2026. This is your progress at the end of Nov 3. 13 later quizzes are not included.',
    );
    expect(screen.getByRole('button', { name: /^Quizzes taken: 34\./ })).toBeDefined();
    expect(slider().getAttribute('aria-valuetext')).toBe('Tue, Nov 3, 2026');
  });

  it('shades on the trend what came after that day', async () => {
    open('/progress?asOf=2026-11-03');
    const chart = await screen.findByRole('img', { name: /^Chart: Your 2 scores average/ });
    await within(chart).findByText('13 later');
  });

  it('tells what changed since', async () => {
    open('/progress?asOf=2026-11-03');
    const region = await screen.findByRole('region', { name: 'What changed since' });
    await within(region).findByText('Since Nov 3 you took 13 quizzes');
    expect(region.textContent).toContain('Average72% then, 76% now');
    expect(region.textContent).toContain('Weaning50% then, 84% now: strong');
    expect(region.textContent).toContain('Suctioning40% then, 68% now: improving');
    expect(region.textContent).toContain('Oxygen therapy88% then, 71% now: slipping');
  });

  it('goes a day back, and forgets the day on the way back to today', async () => {
    const answer = asOf('2026-11-19');
    const { user } = open('/progress', { 'GET /api/progress/as-of/2026-11-19': answer });
    await screen.findByText('Study statistics');
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await screen.findByText('On November 19 your average was 72%.');
    expect(address()).toBe('/progress?asOf=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    await screen.findByText('Your average is 83%.');
    expect(address()).toBe('/progress');
  });

  it('moves by key, and asks only for the day on which it comes to rest', async () => {
    const answer = asOf('2026-11-17');
    const { server } = open('/progress', { 'GET /api/progress/as-of/2026-11-17': answer });
    await screen.findByText('Study statistics');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) fireEvent.keyDown(slider(), { key });
    expect(slider().getAttribute('aria-valuetext')).toBe('Tue, Nov 17, 2026');
    await screen.findByText('On November 17 your average was 72%.');
    expect(server.callsTo('GET', /as-of/)).toHaveLength(1);
  });

  it('offers no practice in the past', async () => {
    const { user } = open('/progress?asOf=2026-11-03');
    await screen.findByText('On November 3 your average was 72%.');
    await user.click(screen.getByRole('tab', { name: /Topic Mastery/ }));
    expect(screen.getByText('Areas for improvement')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Practice / })).toBeNull();
    expect(screen.queryByText('Study recommendations')).toBeNull();
  });

  it('goes by the calendar to a day it is given', async () => {
    const { user } = open();
    await screen.findByText('Study statistics');
    const date = screen.getByLabelText('As of');
    await user.clear(date);
    await user.type(date, '2026-11-03');
    await screen.findByText('On November 3 your average was 72%.');
  });

  it.each(['2026-12-01', '2026-01-01', 'tomorrow'])('stays today for %s', async (day) => {
    open(`/progress?asOf=${day}`);
    await screen.findByText('Your average is 83%.');
  });

  it('is not offered on the first day', async () => {
    fakeServer({
      'GET /api/progress': figures(),
      'GET /api/quiz/history': live,
      'GET /api/readiness': readinessOf(notYet()),
    });
    const user = learner({ createdAt: '2026-11-20T15:00:00.000Z' });
    renderPage(<ProgressPage />, { user, at: '/progress' });
    await screen.findByText('Study statistics');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says so when a day cannot be loaded, and tries again', async () => {
    const path = '/api/progress/as-of/2026-11-03';
    const { server, user } = open('/progress?asOf=2026-11-03', {
      [`GET ${path}`]: () => 'offline',
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('That day could not be loaded.');
    server.on('GET', path, () => ({ body: asOf('2026-11-03') }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('On November 3 your average was 72%.');
  });
});
