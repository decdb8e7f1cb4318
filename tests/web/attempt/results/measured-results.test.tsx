import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPaper, questionsOf } from '../start/support/facts.ts';
import { openResults, shown } from './support/open-results.tsx';
import { peersOf } from './support/peers.ts';

const answersTo = (count: number, wrong: readonly number[]) =>
  Array.from({ length: count }, (_, index) => ({
    questionId: `item-${index + 1}`,
    userAnswer: 'B',
    seconds: 60,
    correct: !wrong.includes(index + 1),
  }));

describe('the results of a quiz, measured', () => {
  it('say what the score would be on the exam’s scale, and that it is an estimate', async () => {
    openResults({
      scaled: {
        exam: 'NPTE-PT',
        kind: 'scaled',
        min: 200,
        max: 800,
        isAssumed: true,
        standard: 65,
        source: 'owner',
        asOf: '2026-11-20',
        note: '600 passes.',
        unit: 'points',
        estimate: 507,
        low: 320,
        high: 670,
        cuts: [{ name: null, onScale: 600, mark: 600, verdict: 'too-close' }],
      },
    });
    await shown();
    const fact = (label: string) => screen.getByText(label).parentElement?.textContent;
    expect(screen.getAllByText(/Too close to call: the pass mark falls inside your range/)).toEqual(
      [screen.getByText(/^Too close to call: .* 2 of 4 right/)],
    );
    expect(fact('Pass mark')).toContain('600 (we assume 65% right)');
    expect(fact('On the NPTE-PT scale')).toContain(
      "About 507, range 320 to 670. Our estimate with its 90% range, not an official score. NPTE-PT scale as of Nov 20, 2026 (from the exam's owner). 600 passes.",
    );
  });

  it('show every area against its weight on the exam, and what the paper left out', async () => {
    openResults({
      areas: [{ name: 'Interventions', correct: 2, total: 4, weight: 50 }],
      areasNotAsked: [{ name: 'Patient Data', weight: 35.7 }],
    });
    await shown();
    expect(screen.getByText('50% of the exam, 100% of your questions')).toBeDefined();
    expect(screen.getByText('Not covered here: Patient Data (35.7% of the exam)')).toBeDefined();
  });

  it('start practice of exactly the topics in which a point was lost, most missed first', async () => {
    const { server, user } = openResults({
      questions: questionsOf(8),
      answers: answersTo(8, [3, 6, 7]),
    });
    await shown();
    server.on('POST', '/api/quizzes', () => ({
      body: { attemptId: 'paper-9', questions: questionsOf(20) },
    }));
    server.on('GET', '/api/attempts/paper-9', () => ({ body: openPaper({ id: 'paper-9' }) }));
    await user.click(screen.getByRole('button', { name: 'Practice missed areas' }));
    await screen.findByRole('heading', { name: 'Question 1 of 4' });
    expect(server.callsTo('POST', '/api/quizzes').map(({ body }) => body)).toEqual([
      {
        healthcareField: 'RT',
        topics: ['Gas cylinder duration', 'Weaning'],
        status: 'all',
        count: 20,
        minutes: null,
        mode: 'practice',
      },
    ]);
  });

  it('offer no such practice when nothing was lost', async () => {
    openResults({ answers: answersTo(4, []) });
    await shown();
    expect(screen.queryByRole('button', { name: 'Practice missed areas' })).toBeNull();
  });

  it('show how others chose and how long they took', async () => {
    openResults();
    await shown();
    await screen.findByText('54% chose it');
    expect(screen.getByText('0% chose it')).toBeDefined();
    expect(
      screen.getByText('47 s per question; others take 1 min 2 s on the same questions'),
    ).toBeDefined();
  });

  it('say so while too few others met a question', async () => {
    const { server } = openResults();
    server.on('GET', '/api/attempts/paper-1/peers', () => ({ body: peersOf(4, 3) }));
    await shown();
    await screen.findByText('1 min 7 s on this question; too few other answers to compare yet');
    expect(screen.queryByText(/chose it/)).toBeNull();
    expect(screen.getByText('47 s per question')).toBeDefined();
  });

  it('appear without figures of others when those cannot be fetched', async () => {
    const { server } = openResults();
    server.on('GET', '/api/attempts/paper-1/peers', () => ({ status: 500 }));
    await shown();
    expect(screen.getByText('1 min 7 s on this question')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
