import { randomFrom } from '../kernel/random.ts';
import { chosenOn } from './choose-cards.ts';
import { answered, type Course, type Exam, meanRecall, recallOn } from './course.ts';
import type { StudyDay } from './final-window.ts';

export type Walk = {
  readonly days: readonly StudyDay[];
  readonly exam: Exam | null;
  readonly courses: readonly Course[];
};

type Walked = {
  readonly courses: readonly Course[];
  /** The first day at whose end nothing is left due; undefined where there is none. */
  readonly caughtUpAt: number | undefined;
};

type Sitting = { readonly at: number; readonly studyDay: StudyDay; readonly exam: Exam | null };

type SimulatedReview = Sitting & { readonly random: () => number };

/** The card as it stands after it was asked: remembered by chance. */
const asked = (course: Course, { at, studyDay: { day }, random }: SimulatedReview): Course => {
  const isRight = random() < recallOn(course, day, at);
  return answered(course, { grade: isRight ? 'good' : 'again', day, at });
};

/** One day as it may go: what was missed is asked again while there is time. */
const afterDay = (courses: Map<string, Course>, sitting: SimulatedReview): void => {
  const { at, exam, studyDay } = sitting;
  const { capacity } = studyDay;
  const first = chosenOn({ at, capacity }, [...courses.values()], exam).map((course) =>
    asked(course, sitting),
  );
  const missed = first.filter(({ dueAt }) => dueAt <= at).slice(0, capacity - first.length);
  const again = missed.map((course) => asked(course, sitting));
  for (const course of [...first, ...again]) courses.set(course.itemId, course);
};

/** The plan followed to its end by a learner who forgets as the memory model says. */
const walked = ({ days, exam, courses }: Walk, random: () => number): Walked => {
  const standing = new Map(courses.map((course) => [course.itemId, course]));
  let caughtUpAt: number | undefined;
  for (const [at, studyDay] of days.entries()) {
    afterDay(standing, { at, studyDay, exam, random });
    if (caughtUpAt === undefined && ![...standing.values()].some(({ dueAt }) => dueAt <= at)) {
      caughtUpAt = at;
    }
  }
  return { courses: [...standing.values()], caughtUpAt };
};

export type Forecast = {
  /** The mean chance to remember on exam day, 0 to 1; null without an exam or without cards. */
  readonly remembered: number | null;
  /** The day from which on nothing is left due; undefined where none is in sight. */
  readonly caughtUpAt: number | undefined;
};

/** So many courses are walked in all: few cards several times, hundreds twice. */
const coursesWalked = 400;
const walks = { least: 2, most: 40 } as const;

/** What comes of a plan, as the mean of several walks; the same for the same plan. */
export const forecastOf = (walk: Walk): Forecast => {
  const { courses, exam } = walk;
  if (courses.length === 0) return { remembered: null, caughtUpAt: 0 };
  const wished = Math.ceil(coursesWalked / courses.length);
  const count = exam ? Math.min(walks.most, Math.max(walks.least, wished)) : 1;
  const results = Array.from({ length: count }, (_, seed) => walked(walk, randomFrom(seed)));
  const recalls = exam ? results.map((result) => meanRecall(result.courses, exam)) : [];
  return {
    remembered: exam ? recalls.reduce((sum, recall) => sum + recall, 0) / count : null,
    caughtUpAt: results[0]?.caughtUpAt,
  };
};
