import type { ExchangedItem } from '../contracts/exchanged-item.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { ContentOf } from '../contracts/study-aid-content.ts';

type About = { readonly id: string; readonly field: FieldCode; readonly topic: string };

/** The questions of a quiz or an exam that an admin had made: one best answer each. */
export const ofPracticeQuestions = (
  { practiceQuestions }: ContentOf<'practice-questions'>,
  { id, field, topic }: About,
): readonly ExchangedItem[] =>
  practiceQuestions.map(({ question, options, correctAnswer, explanation }, index) => ({
    id: `${id}-${index + 1}`,
    field,
    exam: null,
    area: null,
    topic,
    level: null,
    stem: question,
    explanation,
    source: '',
    format: 'single',
    fixed: false,
    options: options.map(({ label, text, explanation: why }) => ({
      text,
      why,
      right: label === correctAnswer,
    })),
  }));
