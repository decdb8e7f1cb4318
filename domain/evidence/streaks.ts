import { paperKind } from '../contracts/paper-kind.ts';
import { isStudy } from '../progress/handed-in.ts';
import { extendStreak, type Streak, streakOn } from '../progress/streak.ts';
import { contribution, type Formula, type Study } from './formula.ts';
import type { StudiedQuiz } from './studied-quizzes.ts';

type Run = readonly StudiedQuiz[];
type Runs = {
  readonly streak: Streak | undefined;
  /** The first quiz of each day of the run. */
  readonly current: Run;
  readonly best: Run;
};

const nothing: Runs = { streak: undefined, current: [], best: [] };

const withQuiz = ({ streak: before, current, best }: Runs, quiz: StudiedQuiz): Runs => {
  if (!isStudy(quiz.submitted.data)) return { streak: before, current, best };
  const streak = extendStreak(before, quiz.submitted.data.day);
  if (streak === before) return { streak: before, current, best };
  const run = streak.length === 1 ? [quiz] : [...current, quiz];
  return { streak, current: run, best: run.length > best.length ? run : best };
};

const runsOf = ({ quizzes }: Study): Runs => quizzes.reduce(withQuiz, nothing);

const days = (run: Run) =>
  run.map(({ submitted }, index) =>
    contribution(submitted, { words: `${paperKind(submitted.data)}: day ${index + 1}`, amount: 1 }),
  );

export const dailyStreak: Formula = {
  name: 'daily-streak',
  version: 3,
  title: 'Current streak',
  words:
    'Days in a row with a quiz or exam, through that day or the day before. The first one each day counts.',
  unit: 'days',
  combine: 'sum',
  contributions: (study) => {
    const { streak, current } = runsOf(study);
    return streakOn(streak, study.today) === 0 ? [] : days(current);
  },
};

export const bestStreak: Formula = {
  name: 'best-streak',
  version: 3,
  title: 'Best streak',
  words: 'Your longest run of days in a row with a quiz or exam. The first one each day counts.',
  unit: 'days',
  combine: 'sum',
  contributions: (study) => days(runsOf(study).best),
};
