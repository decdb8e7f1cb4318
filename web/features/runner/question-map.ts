import { chosenFor, type RunnerState } from './runner-state.ts';

export type QuestionStanding = 'answered' | 'skipped' | 'unseen';

export type MapCell = {
  readonly number: number;
  readonly standing: QuestionStanding;
  readonly current: boolean;
};

const standingOf = (state: RunnerState, questionId: string): QuestionStanding => {
  if (chosenFor(state, questionId).length > 0) return 'answered';
  return state.visited.has(questionId) ? 'skipped' : 'unseen';
};

/** One cell per question: answered, seen but left unanswered, or not seen yet. */
export const mapCells = (state: RunnerState): readonly MapCell[] =>
  state.questions.map(({ id }, index) => ({
    number: index + 1,
    standing: standingOf(state, id),
    current: index === state.index,
  }));

export type MapCounts = Readonly<Record<QuestionStanding, number>>;

export const mapCounts = (cells: readonly MapCell[]): MapCounts => {
  const count = (standing: QuestionStanding) =>
    cells.filter((cell) => cell.standing === standing).length;
  return { answered: count('answered'), skipped: count('skipped'), unseen: count('unseen') };
};
