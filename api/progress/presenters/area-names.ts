import { areaNameInField } from '../../../domain/bank/blueprints/blueprints.ts';
import { fieldAndCode } from '../../../domain/progress/asked-areas.ts';

export const nameOfArea = (area: string): string => areaNameInField(...fieldAndCode(area));

/** By name and in the same order; areas of two exams that bear one name are one area to the learner. */
export const namesOfAreas = (areas: readonly string[]): string[] => [
  ...new Set(areas.map(nameOfArea)),
];
