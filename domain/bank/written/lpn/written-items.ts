import type { WrittenItemSet } from '../../item/written-item.ts';
import { coordinatedCare } from './items/coordinated-care.ts';
import { safetyInfectionControl } from './items/safety-infection-control.ts';

/** Items of practical nursing written by hand. */
export const lpnWrittenItems: readonly WrittenItemSet[] = [coordinatedCare, safetyInfectionControl];
