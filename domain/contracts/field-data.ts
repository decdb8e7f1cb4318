import type { FieldEntry } from './field-entry.ts';

/** The 14 healthcare fields and their exams, in the order the product lists them: a new field is an entry here. */
export const fieldData = [
  {
    code: 'RN',
    label: 'Registered Nurse',
    words: { clinician: 'nurse', patient: 'client' },
    exams: [
      {
        name: 'NCLEX-RN',
        questions: 75,
        timeLimit: 300,
        passingScore: 75,
        description: 'Licensure examination for registered nurses',
        practiceMark: { of: 100, unit: 'percent' },
        adaptive: { minimum: 85, maximum: 150, minutes: 300 },
      },
    ],
  },
  {
    code: 'LPN',
    label: 'Licensed Practical Nurse',
    words: { clinician: 'nurse', patient: 'client' },
    exams: [
      {
        name: 'NCLEX-PN',
        questions: 85,
        timeLimit: 300,
        passingScore: 75,
        description: 'Licensure examination for practical nurses',
        practiceMark: { of: 100, unit: 'percent' },
        adaptive: { minimum: 85, maximum: 150, minutes: 300 },
      },
    ],
  },
  {
    code: 'RT',
    label: 'Respiratory Therapist',
    words: { clinician: 'respiratory therapist', patient: 'patient' },
    exams: [
      {
        name: 'TMC',
        questions: 160,
        timeLimit: 180,
        passingScore: 88,
        description: 'Therapist multiple-choice examination',
        practiceMark: { of: 140, unit: 'right' },
      },
      {
        name: 'CSE',
        questions: 22,
        timeLimit: 240,
        passingScore: 70,
        description: 'Clinical simulation examination',
        practiceMark: { of: 100, unit: 'percent' },
      },
    ],
  },
  {
    code: 'PT',
    label: 'Physical Therapist',
    words: { clinician: 'physical therapist', patient: 'patient' },
    exams: [
      {
        name: 'NPTE-PT',
        questions: 225,
        timeLimit: 300,
        passingScore: 600,
        description: 'National physical therapy examination',
      },
    ],
  },
  {
    code: 'PA',
    label: 'Physician Assistant',
    words: { clinician: 'physician assistant', patient: 'patient' },
    exams: [
      {
        name: 'PANCE',
        questions: 300,
        timeLimit: 300,
        passingScore: 350,
        description: 'Physician assistant certifying examination',
      },
      {
        name: 'PANRE',
        questions: 240,
        timeLimit: 240,
        passingScore: 350,
        description: 'Physician assistant recertifying examination',
      },
    ],
  },
  {
    code: 'PharmD',
    label: 'Pharmacist',
    words: { clinician: 'pharmacist', patient: 'patient' },
    exams: [
      {
        name: 'NAPLEX',
        questions: 225,
        timeLimit: 360,
        passingScore: 75,
        description: 'Pharmacist licensure examination',
      },
    ],
  },
  {
    code: 'OT',
    label: 'Occupational Therapist',
    words: { clinician: 'occupational therapist', patient: 'patient' },
    exams: [
      {
        name: 'NBCOT',
        questions: 170,
        timeLimit: 240,
        passingScore: 450,
        description: 'Occupational therapist certification examination',
      },
    ],
  },
  {
    code: 'SLP',
    label: 'Speech-Language Pathologist',
    words: { clinician: 'speech-language pathologist', patient: 'patient' },
    exams: [
      {
        name: 'Praxis SLP',
        questions: 132,
        timeLimit: 150,
        passingScore: 162,
        description: 'Speech-language pathology subject assessment',
      },
    ],
  },
  {
    code: 'RD',
    label: 'Registered Dietitian',
    words: { clinician: 'dietitian', patient: 'patient' },
    exams: [
      {
        name: 'CDR Exam',
        questions: 145,
        timeLimit: 180,
        passingScore: 75,
        description: 'Registration examination for dietitians',
        practiceMark: { of: 100, unit: 'percent' },
      },
    ],
  },
  {
    code: 'RT-Rad',
    label: 'Radiologic Technologist',
    words: { clinician: 'radiologic technologist', patient: 'patient' },
    exams: [
      {
        name: 'ARRT Radiography',
        questions: 200,
        timeLimit: 210,
        passingScore: 75,
        description: 'Radiography certification examination',
      },
    ],
  },
  {
    code: 'DH',
    label: 'Dental Hygienist',
    words: { clinician: 'dental hygienist', patient: 'patient' },
    exams: [
      {
        name: 'NBDHE',
        questions: 350,
        timeLimit: 420,
        passingScore: 75,
        description: 'National board dental hygiene examination',
      },
    ],
  },
  {
    code: 'MA',
    label: 'Medical Assistant',
    words: { clinician: 'medical assistant', patient: 'patient' },
    exams: [
      {
        name: 'CMA (AAMA)',
        questions: 180,
        timeLimit: 195,
        passingScore: 430,
        description: 'Certified medical assistant examination',
      },
      {
        name: 'RMA (AMT)',
        questions: 210,
        timeLimit: 180,
        passingScore: 70,
        description: 'Registered medical assistant examination',
      },
    ],
  },
  {
    code: 'CRNA',
    label: 'Certified Registered Nurse Anesthetist',
    words: { clinician: 'nurse anesthetist', patient: 'patient' },
    exams: [
      {
        name: 'NCE',
        questions: 170,
        timeLimit: 210,
        passingScore: 102,
        description: 'National certification examination for nurse anesthetists',
        practiceMark: { of: 170, unit: 'right' },
      },
    ],
  },
  {
    code: 'NP',
    label: 'Nurse Practitioner',
    words: { clinician: 'nurse practitioner', patient: 'patient' },
    exams: [
      {
        name: 'AANP Exam',
        questions: 175,
        timeLimit: 180,
        passingScore: 70,
        description: 'Family nurse practitioner certification (AANP)',
        practiceMark: { of: 100, unit: 'percent' },
      },
      {
        name: 'ANCC Exam',
        questions: 175,
        timeLimit: 180,
        passingScore: 70,
        description: 'Family nurse practitioner certification (ANCC)',
        practiceMark: { of: 100, unit: 'percent' },
      },
    ],
  },
] as const satisfies readonly FieldEntry[];
