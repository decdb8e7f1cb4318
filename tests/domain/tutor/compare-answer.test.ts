import { describe, expect, it } from 'vitest';
import { compareAnswer, isNegated } from '../../../domain/tutor/dialogue/compare-answer.ts';

const about = (expected: string, question = 'Which finding is it?') => ({ expected, question });

describe('comparing by words', () => {
  it.each([
    ['raised JVP and muffled sounds', 'Muffled heart sounds', 'match'],
    ['needle decompression', 'Immediate needle decompression of the chest', 'match'],
    ['the kidneys fail', 'Renal failure', 'match'],
    ['low potassium', 'Hypokalemia', 'match'],
    ['elevated lactate', 'A raised lactate', 'match'],
    ['hyperventilaton', 'Hyperventilation', 'match'],
    ['oxygen', 'Oxygen, aspirin and nitroglycerin at once', 'part'],
    ['banana', 'A raised lactate', 'none'],
    ['', 'A raised lactate', 'none'],
  ])('%s beside “%s”: %s', (said, expected, grade) => {
    expect(compareAnswer(said, about(expected)).grade).toBe(grade);
  });

  it('gives nothing for the words of the question', () => {
    const asked = about('Air in the pleural space', 'What is in the pleural space?');
    expect(compareAnswer('the pleural space', asked).grade).toBe('none');
    expect(compareAnswer('air', asked).grade).toBe('match');
  });

  it('names what is met and what is missing in the words of the fact', () => {
    const { met, missing } = compareAnswer('trachea', about('A shifted trachea'));
    expect(met).toEqual(['trachea']);
    expect(missing).toEqual(['shifted']);
  });

  it('sees a “not” that the fact does not have', () => {
    expect(isNegated('it is not absent', 'Absent sounds')).toBe(true);
    expect(isNegated('no fever', 'No fever')).toBe(false);
  });
});
