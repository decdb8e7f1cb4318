import { match } from 'ts-pattern';
import type { AnswerChange, FilmMoment } from '../../../../domain/contracts/film.ts';

const letters = (labels: readonly string[]): string =>
  labels.length === 0 ? 'nothing' : labels.join(', ');

/** What happened at a moment, as the end of a sentence that begins with its time. */
export const momentWords = (
  { kind, questionId, labels = [] }: FilmMoment,
  numberOf: (questionId: string) => number,
): string => {
  const question = questionId === null ? '' : `question ${numberOf(questionId)}`;
  return match(kind)
    .with('viewed', () => `Opened ${question}`)
    .with('left', () => `Left ${question}`)
    .with('answered', () => `Chose ${letters(labels)} on ${question}`)
    .with('cleared', () => `Cleared the answer to ${question}`)
    .with('revealed', () => `Checked the answer to ${question}`)
    .with('struck', () =>
      labels.length === 0
        ? `Restored every option of ${question}`
        : `Struck out ${letters(labels)} on ${question}`,
    )
    .with('flagged', () => `Flagged ${question}`)
    .with('unflagged', () => `Unflagged ${question}`)
    .with('noted', () => `Wrote a note on ${question}`)
    .with('focusLost', () => 'Left the quiz window')
    .with('focusReturned', () => 'Returned to the quiz window')
    .with('paused', () => 'Paused')
    .with('resumed', () => 'Resumed')
    .with('submitted', () => 'Submitted the quiz')
    .exhaustive();
};

export const changeWords: Readonly<Record<AnswerChange['kind'], string>> = {
  'right-to-wrong': 'Right to wrong',
  'wrong-to-right': 'Wrong to right',
  'wrong-to-wrong': 'Wrong to wrong',
};

/** What the changes of mind brought, in one sentence. */
export const changesFinding = (changes: readonly AnswerChange[]): string => {
  const count = (kind: AnswerChange['kind']) => changes.filter((one) => one.kind === kind).length;
  const gained = count('wrong-to-right');
  const lost = count('right-to-wrong');
  if (changes.length === 0) return 'You changed no answers';
  if (gained === lost) return 'Changing answers neither gained nor lost points';
  return gained > lost
    ? `Changing answers helped: ${gained} gained, ${lost} lost`
    : `Changing answers hurt: ${gained} gained, ${lost} lost`;
};
