import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StudyMethod } from '../../../domain/contracts/study-methods.ts';
import { Result } from '../../../web/features/study-aid/result.tsx';
import { shownAid } from '../../../web/features/study-aid/shown-aid.ts';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const many = <Part,>(part: (name: string) => Part): Part[] =>
  Array.from({ length: 23 }, (_, index) => part(`Part ${index + 1}.`));

const reason = 'For a reason.';
const option = (label: string) => ({ label, text: `Option ${label}`, explanation: reason });

const lists: readonly (readonly [StudyMethod, object])[] = [
  [
    'true-false',
    { questions: many((statement) => ({ statement, answer: true, explanation: reason })) },
  ],
  [
    'fill-blank',
    { questions: many((question) => ({ question, answer: 'It', explanation: reason })) },
  ],
  [
    'definitions',
    { definitions: many((term) => ({ term, definition: 'It is so.', detail: reason })) },
  ],
  [
    'practice-questions',
    {
      practiceQuestions: many((question) => ({
        question,
        options: ['A', 'B', 'C'].map(option),
        correctAnswer: 'A',
        explanation: reason,
      })),
    },
  ],
];

const shownParts = (): number => screen.getAllByText(/^(?:\d+\. ?)?Part \d+\.$/).length;

describe('a list of exercises', () => {
  it.each(lists)('[AID-13] of %s shows ten, and ten more each time', async (method, content) => {
    fakeServer({});
    const shown = shownAid({ id: 'aid-1', topic: 'Asthma' }, method, content as never);
    renderPage(<Result shown={shown} />, { user: learner(), at: '/study-aid' });
    expect(shownParts()).toBe(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 More' }));
    expect(shownParts()).toBe(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 More' }));
    expect(shownParts()).toBe(23);
    expect(screen.queryByRole('button', { name: 'Show 10 More' })).toBeNull();
  });
});
