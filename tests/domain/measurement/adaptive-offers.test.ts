import { describe, expect, it } from 'vitest';
import { adaptiveOfferOf } from '../../../domain/contracts/exams.ts';
import { adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';

describe('an adaptive form on the quiz page', () => {
  it('is offered by the rules it is held by', () => {
    for (const { exam, minutes, rules } of adaptiveExams) {
      const { minimum, maximum } = rules;
      expect(adaptiveOfferOf(exam)).toEqual({ minimum, maximum, minutes });
    }
  });

  it('is not offered where the exam has none', () => {
    expect(adaptiveOfferOf('TMC')).toBeUndefined();
  });
});
