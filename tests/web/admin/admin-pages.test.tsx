import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldCodes, fieldLabel } from '../../../domain/contracts/fields.ts';
import { generationStatus } from '../../../domain/contracts/generation.ts';
import { GenerationDashboardPage } from '../../../web/features/bank/generation-dashboard-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';

const admin = learner({ isAdmin: true });

const questionsOf = (code: string): number => {
  if (code === 'RN') return 1000;
  return code === 'RT' ? 640 : 0;
};

const statusOf = (questions: number) => {
  if (questions === 0) return 'not-started';
  return questions < 1000 ? 'in-progress' : 'completed';
};

const status = generationStatus.parse({
  lastUpdated: '2026-11-20T12:00:00.000Z',
  completionPercentage: 12,
  totalQuestions: 1640,
  totalTarget: 14_000,
  specialties: fieldCodes.map((code) => ({
    code,
    name: fieldLabel(code),
    status: statusOf(questionsOf(code)),
    questions: questionsOf(code),
    target: 1000,
    percentage: questionsOf(code) / 10,
    examQuestions: 75,
    timeLimit: 5,
    passingScore: 75,
  })),
});

const signedOut = { status: 401, body: { message: 'Not signed in', code: 'SignedOut' } };

describe('the generation dashboard', () => {
  const open = () => {
    const server = fakeServer({ 'GET /api/admin/generation-status': status });
    renderPage(<GenerationDashboardPage />, { user: admin, at: '/admin/generation-dashboard' });
    return server;
  };

  it('[GEN-01] [GEN-06] shows the 14 specialties with their target and their state', async () => {
    open();
    const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await rowOf(/^Registered Nurse/)).getByText('Complete')).toBeTruthy();
    const respiratory = await rowOf(/^Respiratory Therapist/);
    expect(respiratory.getByText('Generating')).toBeTruthy();
    expect(respiratory.getByText('640 of 1,000, 64%')).toBeTruthy();
    expect((await rowOf(/^Dental Hygienist/)).getByText('Pending')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(15);
    expect(screen.getByText('1,640 questions, 12% of the way to 14,000.')).toBeTruthy();
  });

  it('[GEN-02] looks again every 10 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = open();
    await screen.findByRole('row', { name: /^Registered Nurse/ });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.callsTo('GET', '/api/admin/generation-status').length).toBeGreaterThan(1);
    vi.useRealTimers();
  });

  it('[GEN-03] looks again at once when asked to', async () => {
    const server = open();
    await screen.findByRole('row', { name: /^Registered Nurse/ });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
    await vi.waitFor(() =>
      expect(server.callsTo('GET', '/api/admin/generation-status')).toHaveLength(2),
    );
  });

  it('[GEN-04] [GEN-05] opens the reports in a new tab', async () => {
    open();
    const reports = ['Download Report', 'Validation Report'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(reports.map((link) => link.getAttribute('href'))).toEqual([
      '/api/admin/generation-report',
      '/api/admin/validation-report',
    ]);
    expect(reports.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });

  it('[ERR-40] says that the session ended, and leaves for sign-in half a second later', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    fakeServer({ 'GET /api/admin/generation-status': () => signedOut });
    renderPage(<GenerationDashboardPage />, { user: admin, at: '/admin/generation-dashboard' });
    await seeToast('Unauthorized');
    await seeToast('Session expired. Please log in again.');
    // A sign-out of a page before may still be on its way elsewhere.
    expect(leave).not.toHaveBeenCalledWith('/api/login');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login'));
  });

  it('is not shown to learners', async () => {
    fakeServer({});
    renderPage(<GenerationDashboardPage />, { user: learner(), at: '/admin/generation-dashboard' });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  });
});
