import { z } from 'zod';

/**
 * How a paper is worked on: practice and custom show reasons at the end (custom: of questions that
 * the learner chose by area, topic or status), tutor after each answer; an exam runs by the clock,
 * and an adaptive one chooses each item by the answers before it.
 */
export const paperMode = z.enum(['practice', 'custom', 'tutor', 'exam', 'adaptive']);
export type PaperMode = z.infer<typeof paperMode>;

type Pace = { readonly mode: PaperMode; readonly isTimed: boolean };

/** Whether a break can be taken: where no clock runs, and never in an exam. */
export const mayPause = ({ mode, isTimed }: Pace): boolean =>
  !isTimed && mode !== 'exam' && mode !== 'adaptive';
