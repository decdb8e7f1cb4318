import type { StepPlace } from '../physiology/contrast-fact.ts';

/** USMLE Step 1. */
export const stepOne = (area: string, topic: string): StepPlace => [
  'USMLE1',
  'USMLE Step 1',
  area,
  topic,
];

/** USMLE Step 2 CK. */
export const stepTwo = (area: string, topic: string): StepPlace => [
  'USMLE2',
  'USMLE Step 2 CK',
  area,
  topic,
];
