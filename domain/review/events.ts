import { z } from 'zod';
import { fieldCode } from '../contracts/fields.ts';
import { optionLabel } from '../contracts/option-label.ts';
import { grade, recallGrade } from '../contracts/review.ts';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { accountId, itemId } from '../kernel/ids.ts';
import { calendarDay, instant, weekday } from '../kernel/time.ts';

const about = { learnerId: accountId, at: instant };

const studyPlanSet = defineEvent({
  type: 'StudyPlanSet',
  data: z.strictObject({
    ...about,
    field: fieldCode,
    exam: z.string(),
    /** Null while it is not known. */
    examDay: calendarDay.nullable(),
    minutesADay: z.int(),
    daysOff: z.array(weekday),
  }),
});
export type StudyPlanData = z.infer<typeof studyPlanSet.data>;

const reviewAnswered = defineEvent({
  type: 'ReviewAnswered',
  data: z.strictObject({
    ...about,
    /** The learner's own day, fixed here so that a replay in another zone cannot move it. */
    day: calendarDay,
    field: fieldCode,
    itemId,
    revision: z.int(),
    area: z.string(),
    topic: z.string(),
    chosen: z.array(optionLabel),
    key: z.array(optionLabel),
    correct: z.boolean(),
    /** `again` for a miss, `good` for a right answer until the learner says otherwise. */
    rating: grade,
    seconds: z.number(),
  }),
});
export type ReviewAnsweredData = z.infer<typeof reviewAnswered.data>;

/** How well a right answer was remembered, as the learner says. */
const reviewRated = defineEvent({
  type: 'ReviewRated',
  data: z.strictObject({
    ...about,
    itemId,
    /** Of the answer that is rated. */
    answeredAt: instant,
    day: calendarDay,
    rating: recallGrade,
  }),
});

export const reviewEvents = [studyPlanSet, reviewAnswered, reviewRated] as const;
export type StudyPlanEvent = EventOf<typeof studyPlanSet>;
export type ReviewEvent = EventOf<typeof reviewAnswered | typeof reviewRated>;
