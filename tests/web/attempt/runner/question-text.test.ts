import { describe, expect, it } from 'vitest';
import {
  questionText,
  withoutPrefix,
} from '../../../../web/features/attempt/runner/session/question-text.ts';

describe('the text of a question', () => {
  it.each([
    ['Question 12: Which mask is best?', 'Which mask is best?'],
    ['Question 12 Which mask is best?', 'Which mask is best?'],
    ['TMC Which mask is best?', 'Which mask is best?'],
    ['TMC: Which mask is best?', 'Which mask is best?'],
    ['CSE - Which mask is best?', 'Which mask is best?'],
    ['NCLEX-RN Question 3. Which mask is best?', 'Which mask is best?'],
    ['[NCLEX] Which mask is best?', 'Which mask is best?'],
    ['NPTE: 45 degrees of flexion is measured. Why?', '45 degrees of flexion is measured. Why?'],
    ['NAPLEX: Which mask is best?', 'Which mask is best?'],
    ['AANP Exam: Which mask is best?', 'Which mask is best?'],
    ['[ANCC] Which mask is best?', 'Which mask is best?'],
    ['CMA (AAMA) Question 2: Which mask is best?', 'Which mask is best?'],
    ['PANCE Question #7) Which mask is best?', 'Which mask is best?'],
  ])('[QUIZ-30] leaves the prefix off %j', (text, shown) => {
    expect(withoutPrefix(text)).toBe(shown);
  });

  it.each([
    'TMC joint pain wakes a 58-year-old seamstress. What helps?',
    'NCEP targets are met in a 60-year-old. What is next?',
    'Questioning a client about suicide is best done how?',
    'A client asks about the NCLEX: what is it?',
    'Which mask is best?',
  ])('[QUIZ-30] keeps %j, which has no prefix', (text) => {
    expect(withoutPrefix(text)).toBe(text);
  });

  it('keeps a text that is nothing but a prefix', () => {
    expect(withoutPrefix('Question 4')).toBe('Question 4');
  });

  it('sets the sentence that asks apart from what is told', () => {
    expect(questionText('A man coughs. His pH is 7.27. What is first?')).toEqual({
      paragraphs: ['A man coughs. His pH is 7.27.'],
      ask: 'What is first?',
    });
  });

  it('does not take an abbreviation for the end of a sentence', () => {
    expect(questionText('What does Dr. Lee order?')).toEqual({
      paragraphs: [],
      ask: 'What does Dr. Lee order?',
    });
  });

  it('asks nothing apart where the text does not end in a question', () => {
    expect(questionText('Choose the mask.\n\nChoose well.')).toEqual({
      paragraphs: ['Choose the mask.', 'Choose well.'],
      ask: '',
    });
  });
});
