import { describe, it } from 'vitest';
import type { AccountId, TermsQuizId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { TerminologyEvent } from '../../../domain/terminology/events.ts';
import { type AnswerTerm, termsQuiz } from '../../../domain/terminology/terms-quiz.ts';
import { given } from '../../support/given.ts';

const about = (learner = 'learner-1') => ({
  quizId: 'quiz-1' as TermsQuizId,
  learnerId: learner as AccountId,
  at: '2026-11-26T12:00:00.000Z' as Instant,
});
const questions = [
  { termId: 'dyspnea', options: ['tachypnea', 'dyspnea'] },
  { termId: 'tachypnea', options: ['tachypnea', 'dyspnea'] },
];
const dealtData = { ...about(), category: null, missedOnly: false };
const dealt: TerminologyEvent = { type: 'TermsQuizDealt', data: { ...dealtData, questions } };
const answer = (question: number, option: number, learner?: string): AnswerTerm => ({
  type: 'AnswerTerm',
  ...about(learner),
  question,
  option,
});
const answered = (termId: string, chosen: string): TerminologyEvent => ({
  type: 'TermAnswered',
  data: { ...about(), termId, chosen, correct: termId === chosen },
});
const finished: TerminologyEvent = {
  type: 'TermsQuizFinished',
  data: {
    ...about(),
    answers: [
      { termId: 'dyspnea', correct: false },
      { termId: 'tachypnea', correct: true },
    ],
  },
};

describe('a quiz of terms', () => {
  it('is dealt once', () => {
    const deal = { type: 'DealTermsQuiz', ...dealtData, questions } as const;
    given(termsQuiz, []).when(deal).thenRecords(dealt);
    given(termsQuiz, [dealt]).when(deal).thenRecords();
  });

  it('takes an answer in any order, and is finished with the last', () => {
    given(termsQuiz, [dealt]).when(answer(1, 0)).thenRecords(answered('tachypnea', 'tachypnea'));
    given(termsQuiz, [dealt, answered('tachypnea', 'tachypnea')])
      .when(answer(0, 0))
      .thenRecords(answered('dyspnea', 'tachypnea'), finished);
  });

  it('[TERM-14] lets an answer stand', () => {
    const once = [dealt, answered('dyspnea', 'tachypnea')];
    given(termsQuiz, once).when(answer(0, 0)).thenRecords();
    given(termsQuiz, once).when(answer(0, 1)).thenRefuses({ code: 'TermAnswerStands' });
  });

  it('knows no question and no option beside its own', () => {
    const refusal = { code: 'TermNotAsked' } as const;
    given(termsQuiz, [dealt]).when(answer(2, 0)).thenRefuses(refusal);
    given(termsQuiz, [dealt]).when(answer(0, 3)).thenRefuses(refusal);
  });

  it('is absent for anybody else', () => {
    const refusal = { code: 'TermsQuizNotFound' } as const;
    given(termsQuiz, [dealt])
      .when(answer(0, 0, 'learner-2'))
      .thenRefuses(refusal);
    given(termsQuiz, []).when(answer(0, 0)).thenRefuses(refusal);
  });
});
