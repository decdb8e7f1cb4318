import { chosenFor, type RunnerState } from './runner-state.ts';

export type QuestionProgress = 'answered' | 'skipped' | 'unseen';

export type MapCell = {
  readonly number: number;
  readonly standing: QuestionProgress;
  readonly flagged: boolean;
  readonly current: boolean;
  /** Which case study of the paper it belongs to; absent where it is asked by itself. */
  readonly study?: number | undefined;
};

const standingOf = (state: RunnerState, questionId: string): QuestionProgress => {
  if (chosenFor(state, questionId).length > 0) return 'answered';
  return state.visited.has(questionId) ? 'skipped' : 'unseen';
};

/** One cell per question: answered, seen but left unanswered, or not seen yet; perhaps flagged. */
export const mapCells = (state: RunnerState): readonly MapCell[] =>
  state.questions.map(({ id, caseStudy }, index) => ({
    number: index + 1,
    standing: standingOf(state, id),
    flagged: state.flagged.has(id),
    current: index === state.index,
    ...(caseStudy ? { study: caseStudy.study } : {}),
  }));

/** Cells in their order, those of a case study together. */
export const mapGroups = (cells: readonly MapCell[]): readonly (readonly MapCell[])[] => [
  ...Map.groupBy(cells, ({ study, number }) =>
    study === undefined ? `${number}` : `study ${study}`,
  ).values(),
];

export type MapKind = QuestionProgress | 'flagged';
export type MapCounts = Readonly<Record<MapKind, number>>;

export const isOfKind = (cell: MapCell, kind: MapKind): boolean =>
  kind === 'flagged' ? cell.flagged : cell.standing === kind;

export const mapCounts = (cells: readonly MapCell[]): MapCounts => {
  const count = (kind: MapKind) => cells.filter((cell) => isOfKind(cell, kind)).length;
  return {
    answered: count('answered'),
    skipped: count('skipped'),
    flagged: count('flagged'),
    unseen: count('unseen'),
  };
};

/** The first flagged question after the one in view, or else from the start. */
export const nextFlagged = (cells: readonly MapCell[]): MapCell | undefined => {
  const flagged = cells.filter((cell) => cell.flagged && !cell.current);
  const here = cells.findIndex(({ current }) => current) + 1;
  return flagged.find(({ number }) => number > here) ?? flagged[0];
};
