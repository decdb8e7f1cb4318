import type { FieldEntry } from './field-entry.ts';

/** The 14 healthcare fields, in the order the product lists them: a new field is an entry here and one of its exams. */
export const fieldData = [
  {
    code: 'RN',
    label: 'Registered Nurse',
    words: { clinician: 'nurse', patient: 'client' },
  },
  {
    code: 'LPN',
    label: 'Licensed Practical Nurse',
    words: { clinician: 'nurse', patient: 'client' },
  },
  {
    code: 'RT',
    label: 'Respiratory Therapist',
    words: { clinician: 'respiratory therapist', patient: 'patient' },
  },
  {
    code: 'PT',
    label: 'Physical Therapist',
    words: { clinician: 'physical therapist', patient: 'patient' },
  },
  {
    code: 'PA',
    label: 'Physician Assistant',
    words: { clinician: 'physician assistant', patient: 'patient' },
  },
  {
    code: 'PharmD',
    label: 'Pharmacist',
    words: { clinician: 'pharmacist', patient: 'patient' },
  },
  {
    code: 'OT',
    label: 'Occupational Therapist',
    words: { clinician: 'occupational therapist', patient: 'patient' },
  },
  {
    code: 'SLP',
    label: 'Speech-Language Pathologist',
    words: { clinician: 'speech-language pathologist', patient: 'patient' },
  },
  {
    code: 'RD',
    label: 'Registered Dietitian',
    words: { clinician: 'dietitian', patient: 'patient' },
  },
  {
    code: 'RT-Rad',
    label: 'Radiologic Technologist',
    words: { clinician: 'radiologic technologist', patient: 'patient' },
  },
  {
    code: 'DH',
    label: 'Dental Hygienist',
    words: { clinician: 'dental hygienist', patient: 'patient' },
  },
  {
    code: 'MA',
    label: 'Medical Assistant',
    words: { clinician: 'medical assistant', patient: 'patient' },
  },
  {
    code: 'CRNA',
    label: 'Certified Registered Nurse Anesthetist',
    words: { clinician: 'nurse anesthetist', patient: 'patient' },
  },
  {
    code: 'NP',
    label: 'Nurse Practitioner',
    words: { clinician: 'nurse practitioner', patient: 'patient' },
  },
] as const satisfies readonly FieldEntry[];
