import type { CohortSum, ReportRow } from '../../../domain/contracts/institution.ts';
import type { Member } from '../../../domain/institution/institution-state.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import { type CalendarDay, dayIn, daysBetween, type Instant } from '../../../domain/kernel/time.ts';
import { streakOn } from '../../../domain/progress/streak.ts';
import { judgedTopics, topicStanding } from '../../../domain/progress/topic-standing.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import type { AreaCounts, StudyOfMembers } from '../queries/school-reads.ts';

/** A learner of the school whose name could be opened. */
export type NamedMember = {
  readonly account: AccountRow;
  readonly name: string;
  readonly member: Member;
};

const shownAreas = 3;
/** A figure of a group says nothing about two or three. */
const fewestInSum = 5;
const activeDays = 7;

/** Of those with enough answers and not mastered, the fewest right first. */
const weakOf = <Counts extends AreaCounts>(areas: readonly Counts[]): Counts[] =>
  judgedTopics(areas.map((one) => ({ ...one, topic: one.area })))
    .filter((one) => topicStanding(one) !== 'mastered')
    .slice(0, shownAreas);

const countsOf = ({ area, correct, total }: AreaCounts): AreaCounts => ({ area, correct, total });

/** What the learner agreed to show. */
export const presentRow = (
  { account, name, member }: NamedMember,
  told: StudyOfMembers,
  now: Instant,
): ReportRow => {
  const { accountId, field, timeZone } = account;
  const study = told.study.get(accountId);
  const streak = study?.streak ?? undefined;
  const readiness = told.readiness.get(accountId) ?? [];
  return {
    accountId,
    name,
    field,
    cohortId: member.cohortId,
    since: member.since,
    quizzes: study?.quizzes ?? 0,
    questions: study?.questions ?? 0,
    studyTime: study?.studyTime ?? 0,
    streak: streakOn(streak, dayIn(timeZone, now)),
    lastStudied: streak?.lastDay ?? null,
    readiness: readiness.map(({ exam, day, likelihood }) => ({ exam, day, likelihood })),
    weakAreas: weakOf(told.areas.get(accountId) ?? []).map(countsOf),
  };
};

const median = (values: readonly number[]): number | null => {
  if (values.length < fewestInSum) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : roundedMean((sorted[middle - 1] ?? 0) + high, 2);
};

const readinessOf = (rows: readonly ReportRow[]): CohortSum['readiness'] => {
  const told = rows.flatMap(({ readiness }) => readiness);
  return [...Map.groupBy(told, ({ exam }) => exam)]
    .map(([exam, some]) => {
      const known = some.map(({ likelihood }) => likelihood).filter((one) => one !== null);
      return { exam, learners: known.length, median: median(known) };
    })
    .filter(({ learners }) => learners > 0)
    .toSorted((one, other) => (one.exam < other.exam ? -1 : 1));
};

/** Of each area the answers of those who gave enough there, where they are enough to be a group. */
const areasOf = (rows: readonly ReportRow[], { areas }: StudyOfMembers): CohortSum['weakAreas'] => {
  const known = rows.flatMap(({ accountId }) =>
    (areas.get(accountId) ?? []).filter((one) => topicStanding(one) !== 'too-few'),
  );
  const summed = [...Map.groupBy(known, ({ area }) => area)]
    .filter(([, some]) => some.length >= fewestInSum)
    .map(([area, some]) => ({
      area,
      learners: some.length,
      correct: some.reduce((sum, { correct }) => sum + correct, 0),
      total: some.reduce((sum, { total }) => sum + total, 0),
    }));
  return weakOf(summed).map((one) => ({ ...countsOf(one), learners: one.learners }));
};

/** What a group comes to; where it is too small for a figure, there is none. */
export const presentSum = (
  rows: readonly ReportRow[],
  told: StudyOfMembers,
  today: CalendarDay,
): CohortSum => ({
  learners: rows.length,
  active: rows.filter(
    ({ lastStudied }) => lastStudied !== null && daysBetween(lastStudied, today) < activeDays,
  ).length,
  questions: rows.reduce((sum, { questions }) => sum + questions, 0),
  studyTime: rows.reduce((sum, { studyTime }) => sum + studyTime, 0),
  needed: fewestInSum,
  readiness: readinessOf(rows),
  weakAreas: areasOf(rows, told),
});
