import { z } from 'zod';

/** The 14 healthcare fields, in the order the product lists them. */
export const fieldCodes = [
  'RN',
  'LPN',
  'RT',
  'PT',
  'PA',
  'PharmD',
  'OT',
  'SLP',
  'RD',
  'RT-Rad',
  'DH',
  'MA',
  'CRNA',
  'NP',
] as const;

export const fieldCode = z.enum(fieldCodes, {
  error: `Use one of the field codes ${fieldCodes.join(', ')}`,
});
export type FieldCode = z.infer<typeof fieldCode>;

const labels: Record<FieldCode, string> = {
  RN: 'Registered Nurse',
  LPN: 'Licensed Practical Nurse',
  RT: 'Respiratory Therapist',
  PT: 'Physical Therapist',
  PA: 'Physician Assistant',
  PharmD: 'Pharmacist',
  OT: 'Occupational Therapist',
  SLP: 'Speech-Language Pathologist',
  RD: 'Registered Dietitian',
  'RT-Rad': 'Radiologic Technologist',
  DH: 'Dental Hygienist',
  MA: 'Medical Assistant',
  CRNA: 'Certified Registered Nurse Anesthetist',
  NP: 'Nurse Practitioner',
};

export const fieldLabel = (field: FieldCode): string => labels[field];

export type ProfessionOption = {
  readonly value: FieldCode;
  readonly label: string;
  readonly short: string;
};

export const professionOptions: readonly ProfessionOption[] = fieldCodes.map((value) => ({
  value,
  label: labels[value],
  short: value,
}));
