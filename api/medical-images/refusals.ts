import type { ReadingRefusal } from '../../domain/medical-images/readings-of-day.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import type { RefusalAnswers } from '../server/refusal-answer.ts';
import { say } from '../server/refusal-answer.ts';

/** What the routes of images refuse beside what their decider does. */
type MedicalImageRefusal = { readonly code: 'ImageNotFound' };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly 'medical-images': ReadingRefusal | MedicalImageRefusal;
  }
}

/** What is told of readings that were refused. */
export const medicalImageAnswers: RefusalAnswers<RefusalsOf['medical-images']> = {
  ImageNotFound: say(404, 'No image data available.'),
  ImageChanged: say(409, 'This case has changed since you opened it. Open it again.', 'version'),
  ReadingIncomplete: ({ field, right }) => ({
    status: 400,
    message: `${field}: ${right}`,
    field,
  }),
  ReadingLimit: ({ limit }) => ({
    status: 429,
    message: `You have read ${limit} images today, as many as a day takes. Come back tomorrow.`,
  }),
};
