import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResults, shown } from '../results/support/open-results.tsx';
import { button, openQuiz, pro } from './support/open-quiz.tsx';

const openExams = (own = {}) => openQuiz({ user: pro(own), at: '/quiz?full=true' });
const ready = (name: string) => screen.findByRole('dialog', { name });

describe('before an exam', () => {
  it('a learner reads what comes, how long, what counts and what a break costs', async () => {
    const { server, user } = openExams({ extraTime: 1.5 });
    await user.click(await button('Start TMC'));
    const screenOf = within(await ready('Ready for TMC?'));
    screenOf.getByText('160');
    screenOf.getByText('4 h 30 min, including your extra time');
    screenOf.getByText(/^Your answers when you finish or time runs out\./);
    screenOf.getByText(/^None: the clock keeps running, even if you leave\./);
    expect(server.callsTo('GET', /questions/)).toEqual([]);
  });

  it('a learner of a clinical simulation reads that decisions are final', async () => {
    const { user } = openExams();
    await user.click(await screen.findByRole('combobox', { name: 'Select Exam Type' }));
    await user.click(await screen.findByRole('option', { name: /^CSE/ }));
    await user.click(await button('Start CSE'));
    const screenOf = within(await ready('Ready for CSE?'));
    screenOf.getByText('22 patients, decision by decision');
    screenOf.getByText(/cannot be undone\.$/);
  });

  it('nothing starts for who is not ready, and the focus is where it was', async () => {
    const { server, user } = openExams();
    const start = await button('Start TMC');
    await user.click(start);
    await ready('Ready for TMC?');
    await user.click(await button('Not now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(start));
    expect(server.callsTo('GET', /questions/)).toEqual([]);
  });
});

describe('Take Another Quiz after an exam', () => {
  it('starts no clock unasked', async () => {
    const { server, user } = openResults({ exam: 'TMC', isFullLength: true, totalQuestions: 160 });
    await user.click(await shown());
    await ready('Ready for TMC?');
    expect(server.callsTo('GET', '/api/questions/RT')).toEqual([]);
  });
});
