import { z } from 'zod';

/**
 * How a paper is worked on: practice shows reasons at the end, tutor after each answer; an exam runs
 * by the clock, and an adaptive one chooses each item by the answers before it.
 */
export const paperMode = z.enum(['practice', 'tutor', 'exam', 'adaptive']);
export type PaperMode = z.infer<typeof paperMode>;
