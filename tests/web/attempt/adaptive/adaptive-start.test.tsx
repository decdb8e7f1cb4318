import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSummary } from '../start/support/facts.ts';
import { button, openQuiz, pro } from '../start/support/open-quiz.tsx';

const openExams = (own = {}) =>
  openQuiz({ user: pro({ healthcareField: 'RN', ...own }), at: '/quiz?full=true' });

const refused = {
  status: 409,
  body: { message: 'The bank has too few questions.', code: 'ExamNotReady' },
};

describe('an adaptive exam on the quiz page', () => {
  it('is one of two forms, and the fixed one is chosen first', async () => {
    const { server, user } = openExams();
    server.on('GET', '/api/questions/RN', () => refused);
    await screen.findByRole('radio', { name: 'Fixed form: 75 questions in 5 h', checked: true });
    await user.click(screen.getByRole('radio', { name: 'Adaptive: 85 to 150 questions in 5 h' }));
    screen.getByText('85 to 150');
    await user.click(await button('Start NCLEX-RN'));
    screen.getByText('85 to 150, picked based on your answers');
    await user.click(await button('Start the clock'));
    expect((await screen.findByRole('alert')).textContent).toBe('The bank has too few questions.');
    expect(server.callsTo('GET', '/api/questions/RN')[0]?.search.toString()).toBe(
      'fullLength=true&exam=NCLEX-RN&form=adaptive',
    );
  });

  it('gets the learner’s extra time', async () => {
    openExams({ extraTime: 1.5 });
    await screen.findByRole('radio', { name: 'Adaptive: 85 to 150 questions in 7 h 30 min' });
  });

  it('is not offered where the exam has no such form', async () => {
    openExams({ healthcareField: 'RT' });
    await button('Start TMC');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is resumed by the answers given, for its length is open', async () => {
    const paper = openSummary({
      exam: 'NCLEX-RN',
      healthcareField: 'RN',
      isFullLength: true,
      mode: 'adaptive',
      totalQuestions: 38,
      answered: 37,
    });
    openQuiz({ bodies: { 'GET /api/attempts/open': [paper] } });
    await screen.findByText('37 answered');
    screen.getByText(/^NCLEX-RN, adaptive, started/);
  });
});
