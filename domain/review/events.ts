import { z } from 'zod';
import { withChosenOptions, withoutHour } from '../attempt/upcasters.ts';
import { fieldCode } from '../contracts/fields.ts';
import { answerPiece, optionLabel } from '../contracts/option-label.ts';
import { grade, recallGrade } from '../contracts/review.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, itemId, optionId, sheetId } from '../kernel/ids.ts';
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

/** One card as it was shown for review. */
const shownCard = z.strictObject({
  itemId,
  revision: z.int(),
  /** In the order that was shown: the first is A. */
  options: z.array(optionId),
});
export type ShownCard = z.infer<typeof shownCard>;

/** Cards were shown, each named for its learner by the sheet and its place on it. */
const reviewIssued = defineEvent({
  type: 'ReviewIssued',
  data: z.strictObject({
    ...about,
    /** The learner's own day. */
    day: calendarDay,
    sheetId,
    items: z.array(shownCard),
  }),
});

const reviewAnswered = defineEvent({
  type: 'ReviewAnswered',
  version: 3,
  data: z.strictObject({
    ...about,
    /** The learner's own day, fixed here so that a replay in another zone cannot move it. */
    day: calendarDay,
    /** The hour of that day, 0 to 23; null where it was not written down. */
    hour: z.int().min(0).max(23).nullable(),
    field: fieldCode,
    itemId,
    revision: z.int(),
    area: z.string(),
    topic: z.string(),
    /** Letters as the card was shown, or a number. */
    chosen: z.array(answerPiece),
    /** What they stand for. */
    chosenOptions: z.array(optionId),
    key: z.array(optionLabel),
    correct: z.boolean(),
    /** `again` for a miss, `good` for a right answer until the learner says otherwise. */
    rating: grade,
    seconds: z.number(),
  }),
  upcasters: { 1: withChosenOptions, 2: withoutHour },
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

export const reviewEvents = [studyPlanSet, reviewIssued, reviewAnswered, reviewRated] as const;
export type StudyPlanEvent = EventOf<typeof studyPlanSet>;
export type ReviewEvent = EventOf<typeof reviewIssued | typeof reviewAnswered | typeof reviewRated>;
