import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExamCard } from '../../../../web/features/attempt/start/exam-card.tsx';
import { figures, learner, noFigures, overviewFact } from './support/facts.ts';
import { button, openQuiz, pro, tile } from './support/open-quiz.tsx';
import { renderPage, seeToast } from './support/render-page.tsx';

describe('the quiz page', () => {
  it('[QUIZ-01] [QUIZ-03] is headed Practice Quiz, with a free and a Pro card', async () => {
    openQuiz();
    expect(screen.getByRole('heading', { level: 1, name: 'Practice Quiz' })).toBeDefined();
    const practice = await screen.findByRole('heading', { name: 'Practice quiz' });
    const full = screen.getByRole('heading', { name: 'Full-length exam' });
    expect(practice.nextSibling?.textContent).toBe('Free');
    expect(full.nextSibling?.textContent).toBe('Pro');
  });

  it('[QUIZ-02] is headed Full-Length Practice Exam in full mode', async () => {
    openQuiz({ at: '/quiz?full=true' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Full-Length Practice Exam' }),
    ).toBeDefined();
    await button('Start TMC');
    expect(document.title).toBe('Full-Length Practice Exam · Boardwell');
  });

  it('[QUIZ-04] [QUIZ-10] offers the exams of a field that has several, the first one chosen', async () => {
    openQuiz({ at: '/quiz?full=true' });
    const select = await screen.findByRole('combobox', { name: 'Select Exam Type' });
    expect(select.textContent).toBe('TMC: 160 questions in 3 h');
  });

  it('[QUIZ-05] offers no choice of exam in practice mode', async () => {
    openQuiz();
    await button('Start Practice Quiz');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[QUIZ-05] offers no choice of exam where the field has one', async () => {
    openQuiz({ user: learner({ healthcareField: 'RN' }), at: '/quiz?full=true' });
    await button('Start NCLEX-RN');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['PT', 600],
    ['OT', 450],
    ['MA', 430],
    ['PA', 350],
    ['SLP', 162],
  ] as const)(
    '[CONST-21] tells the pass mark of %s on the exam’s own scale: %i',
    async (...row) => {
      const [healthcareField, mark] = row;
      const overview = overviewFact({ healthcareField });
      openQuiz({
        user: learner({ healthcareField }),
        at: '/quiz?full=true',
        bodies: { [`GET /api/quiz/overview/${healthcareField}`]: overview },
      });
      const term = await screen.findByText('Pass mark');
      expect(term.nextSibling?.textContent).toBe(`${mark} on the exam's scale`);
    },
  );

  it('[QUIZ-06] shows counted figures of the field and of the learner', async () => {
    openQuiz();
    await screen.findByText('In 3 areas');
    expect(tile('Questions in your field')).toContain('64');
    expect(tile('New to you')).toContain('4469% of all');
    expect(tile('Your pace')).toContain('107 s');
    expect(tile('Average Score')).toContain('76%');
  });

  it('[QUIZ-06] shows no pace before there is one', async () => {
    openQuiz({ bodies: { 'GET /api/progress': noFigures() } });
    await screen.findByText('After your first quiz');
    expect(tile('Your pace')).toContain('–');
  });

  it('says which figures could not be loaded, and starts a quiz all the same', async () => {
    const failing = () => ({ status: 500 });
    const { server, user } = openQuiz({
      bodies: { 'GET /api/progress': failing, 'GET /api/attempts/open': failing },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your figures could not be');
    server.on('GET', '/api/progress', () => ({ body: figures() }));
    await user.click(await button('Try again'));
    await screen.findByText('In 3 areas');
    expect(await button('Start Practice Quiz')).toBeDefined();
  });

  it('[QUIZ-07] gives tips', async () => {
    openQuiz();
    expect(await screen.findByRole('heading', { name: 'Quiz Tips' })).toBeDefined();
  });

  it('[QUIZ-08] [QUIZ-09] speaks of the learner’s field and of counted questions', async () => {
    openQuiz();
    expect(await screen.findByText('44 of 64 questions are new to you.')).toBeDefined();
    expect(screen.getByText('Respiratory Therapist')).toBeDefined();
  });

  it('[PROF-03] asks a learner without a field for one', async () => {
    openQuiz({ user: learner({ healthcareField: null }) });
    expect(
      await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' }),
    ).toBeDefined();
  });

  it.each(['/quiz', '/quiz?full=true'])(
    '[QUIZ-11] Start on %s without a field asks for one again and starts nothing',
    async (at) => {
      const { server, user } = openQuiz({ user: pro({ healthcareField: null }), at });
      await user.click(await button('Skip for Now'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(
        await button(at === '/quiz' ? 'Start Practice Quiz' : 'Start full-length exam'),
      );
      await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' });
      expect(server.callsTo('GET', /questions/)).toEqual([]);
    },
  );

  it('[QUIZ-12] [ERR-28] refuses a full-length exam to a free learner', async () => {
    const { server, user } = openQuiz({ at: '/quiz?full=true' });
    await user.click(await button('Start TMC'));
    await seeToast('Upgrade Required');
    await seeToast('Full-length exams are available for Pro subscribers only.');
    expect(server.callsTo('GET', /questions/)).toEqual([]);
  });

  it('[QUIZ-13] cannot start an exam while several are offered and none is chosen', () => {
    const card = {
      isFirst: true,
      isStarting: false,
      chosen: undefined,
      onChoose: () => undefined,
      onStart: () => undefined,
    };
    const exam = (name: string) => ({
      name,
      questions: 10,
      timeLimit: 60,
      passingScore: 70,
      description: name,
    });
    renderPage(<ExamCard {...card} exams={[exam('One'), exam('Two')]} />, {
      user: pro(),
      at: '/quiz?full=true',
    });
    const start = screen.getByRole('button', { name: 'Start full-length exam' });
    expect(start.hasAttribute('disabled')).toBe(true);
  });
});
