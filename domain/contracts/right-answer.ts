import { z } from 'zod';
import { optionLabel } from './option-label.ts';

/** What is right: one label, or a list for K-Type. */
export const correctAnswer = z.union([optionLabel, z.array(optionLabel)]);

/** Of a question that takes a number: what is right, and how one gets there. */
export const rightNumber = z.object({ value: z.string(), steps: z.array(z.string()) });
