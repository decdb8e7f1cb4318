import type { ChoiceGroup } from '../../../domain/contracts/asked-for.ts';

/** The heads under which a learner asks, in the order of a bedside. */
export const groupNames: readonly (readonly [ChoiceGroup, string])[] = [
  ['history', 'History'],
  ['bedside', 'At the bedside'],
  ['monitoring', 'Monitoring'],
  ['breathing-tests', 'Breathing tests'],
  ['laboratory', 'Laboratory'],
  ['imaging', 'Imaging and procedures'],
];
