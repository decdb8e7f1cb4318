import { examNamed, examsOf } from '../contracts/exams.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { StudyPlanBody } from '../contracts/review.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, daysBetween, type Instant } from '../kernel/time.ts';
import type { StudyPlanData, StudyPlanEvent } from './events.ts';

export type SetStudyPlan = StudyPlanBody & {
  readonly type: 'SetStudyPlan';
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly today: CalendarDay;
  readonly field: FieldCode;
};

export type StudyPlanRefusal =
  | { readonly code: 'UnknownExam'; readonly exam: string; readonly field: string }
  | { readonly code: 'ExamDayOutOfRange' };

type State = StudyPlanData | null;

/** Plans reach no further: the last year before an exam is what can be planned in days. */
const longestPlanDays = 365;

const sameChoice = (state: StudyPlanData, { at: _, ...plan }: StudyPlanData): boolean => {
  const { at: __, ...before } = state;
  return JSON.stringify(before) === JSON.stringify(plan);
};

/** When a learner's exam is and how much of each day they give to review. */
export const studyPlan: Decider<State, SetStudyPlan, StudyPlanEvent, StudyPlanRefusal> = {
  initial: null,
  decide: ({ learnerId, at, today, field, ...wish }, state) => {
    const exam = wish.exam ?? examsOf(field)[0]?.name ?? '';
    if (!examNamed(field, exam)) return refused({ code: 'UnknownExam', exam, field });
    const { examDay, minutesADay, daysOff } = wish;
    const ahead = examDay === null ? 0 : daysBetween(today, examDay);
    if (ahead < 0 || ahead > longestPlanDays) return refused({ code: 'ExamDayOutOfRange' });
    const data = { learnerId, at, field, exam, examDay, minutesADay, daysOff };
    if (state && sameChoice(state, data)) return accepted([]);
    return accepted([{ type: 'StudyPlanSet', data }]);
  },
  evolve: (_, { data }) => data,
};
