import { type Course, type Exam, isSeenSince } from './course.ts';

type Need = { readonly on: number; readonly seenFrom: number | null };

/** Sorts the needier first: what the window has not seen, then what is closest to being forgotten. */
const byNeed = ({ on, seenFrom }: Need) => {
  const seen = (course: Course) => Number(seenFrom !== null && isSeenSince(course, seenFrom));
  // The chance to remember falls with the days since the last review in units of stability.
  const wait = ({ seenAt, stability }: Course) => Math.max(0, on - seenAt) / stability;
  return (one: Course, other: Course): number => seen(one) - seen(other) || wait(other) - wait(one);
};

/** So many of the neediest, in order; a few are taken of hundreds, so the rest is never sorted. */
const neediest = (
  courses: readonly Course[],
  { count, ...need }: Need & { readonly count: number },
): readonly Course[] => {
  const compare = byNeed(need);
  const taken: Course[] = [];
  for (const course of courses) {
    const last = taken[count - 1];
    if (last && compare(course, last) >= 0) continue;
    const place = taken.findLastIndex((other) => compare(other, course) <= 0) + 1;
    taken.splice(place, 0, course);
    taken.length = Math.min(taken.length, count);
  }
  return taken;
};

type Room = { readonly at: number; readonly capacity: number };

/** Due cards first; room that is left before the exam goes to what would not come back by itself. */
export const chosenOn = (
  { at, capacity }: Room,
  courses: readonly Course[],
  exam: Exam | null,
): readonly Course[] => {
  if (capacity === 0) return [];
  const isLast = exam !== null && at >= exam.windowFrom;
  const seenFrom = isLast ? exam.windowFrom : null;
  const due = courses.filter(({ dueAt }) => dueAt <= at);
  const first = neediest(due, { on: at, seenFrom, count: capacity });
  if (!isLast || first.length === capacity) return first;
  const unseen = courses.filter(
    (course) => course.dueAt > at && !isSeenSince(course, exam.windowFrom),
  );
  const count = capacity - first.length;
  return [...first, ...neediest(unseen, { on: exam.examAt, seenFrom, count })];
};
