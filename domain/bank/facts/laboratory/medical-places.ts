import type { OtherPlace } from '../nursing-conditions/nursing-fact.ts';

/** Both examinations of family nurse practitioners, where results are read. */
export const practitioner: readonly OtherPlace[] = [
  ['NP', 'AANP Exam', 'assess', 'Laboratory and imaging interpretation'],
  ['NP', 'ANCC Exam', 'diagnosis', 'Interpreting laboratory and imaging results'],
];

/** Both examinations of physician assistants, which share areas and topics of organ systems. */
export const assistant = (area: string, topic: string): readonly OtherPlace[] => [
  ['PA', 'PANCE', area, topic],
  ['PA', 'PANRE', area, topic],
];

/** USMLE Step 1. */
export const stepOne = (area: string, topic: string): readonly OtherPlace[] => [
  ['USMLE1', 'USMLE Step 1', area, topic],
];

/** USMLE Step 2 CK. */
export const stepTwo = (area: string, topic: string): readonly OtherPlace[] => [
  ['USMLE2', 'USMLE Step 2 CK', area, topic],
];
