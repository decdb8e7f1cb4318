import { z } from 'zod';

/** Under which heads the things that could be asked for stand. */
export const choiceGroups = [
  'history',
  'bedside',
  'monitoring',
  'breathing-tests',
  'laboratory',
  'imaging',
] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

export const monitorSigns = ['hr', 'bp', 'rr', 'temp', 'spo2'] as const;
export type MonitorSign = (typeof monitorSigns)[number];

/** One thing that could be asked for; what it brought once it was, what it is worth once all is over. */
export const gatheringChoice = z.strictObject({
  /** Its number in this simulation, from 1. */
  number: z.int(),
  group: z.enum(choiceGroups),
  text: z.string(),
  isAsked: z.boolean(),
  result: z.string().optional(),
  weight: z.int().optional(),
  why: z.string().optional(),
});
export type GatheringChoice = z.infer<typeof gatheringChoice>;
