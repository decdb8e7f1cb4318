import { z } from 'zod';
import { imageModality, stepCall } from '../contracts/medical-images.ts';
import { optionLabel } from '../contracts/option-label.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, imageId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';

/** A learner committed to a reading of an image, and it was scored. */
const imageCaseRead = defineEvent({
  type: 'ImageCaseRead',
  data: z.strictObject({
    learnerId: accountId,
    at: instant,
    /** Of the learner's own calendar. */
    day: calendarDay,
    imageId,
    /** Of the case as it was read: the letters are of this one. */
    version: z.string(),
    /** What it was filed under then. */
    pathology: z.string(),
    modality: imageModality,
    /** In the order of the questions. */
    answers: z.array(z.strictObject({ chosen: optionLabel, right: z.boolean() })),
    right: z.int().min(0),
    total: z.int().min(0),
    /** In the order of the checklist. */
    steps: z.array(z.strictObject({ called: stepCall, agrees: z.boolean() })),
    seconds: z.number().min(0),
  }),
});

export const medicalImageEvents = [imageCaseRead] as const;
export type MedicalImageEvent = EventOf<(typeof medicalImageEvents)[number]>;
