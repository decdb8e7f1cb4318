import { breathingLessons } from './breathing-lessons.ts';
import { filmLessons } from './film-lessons.ts';
import type { PictureLesson } from './picture-lesson.ts';
import { stripLessons } from './strip-lessons.ts';
import { tracingLessons } from './tracing-lessons.ts';

/** Every picture that can be read as a lesson. */
export const pictureLessons: readonly PictureLesson[] = [
  ...filmLessons,
  ...stripLessons,
  ...breathingLessons,
  ...tracingLessons,
];
