import type { Placement } from '../item-model.ts';

const inArea =
  (area: string) =>
  (topic: string): readonly Placement[] => [{ field: 'RT', exam: 'TMC', area, topic }];

/** Where an item about patient data counts. */
export const patientData = inArea('patient-data');

/** Where an item about devices, quality control or infection control counts. */
export const troubleshooting = inArea('troubleshooting-qc-infection');

/** The area's way to make places of a topic. */
export type PlacesOf = (topic: string) => readonly Placement[];

/** Class of the sources of what respiratory therapists are examined on. */
export const respiratorySource =
  'Standard respiratory care, pulmonary diagnostics and critical care reference texts';
