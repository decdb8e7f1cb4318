import type { ExamData } from './field-entry.ts';
import type { FieldCode } from './fields.ts';

/** The exams of each field; apart from the fields, for a first page needs none of them. */
export const examData: Readonly<Record<FieldCode, readonly ExamData[]>> = {
  RN: [
    {
      name: 'NCLEX-RN',
      questions: 75,
      timeLimit: 300,
      passingScore: 75,
      description: 'Licensure examination for registered nurses',
      practiceMark: { of: 100, unit: 'percent' },
      // From its shortest form of 85 on; ours of 75 has as many (NCSBN, Next Generation NCLEX; as of 2026-11).
      caseStudies: 3,
      adaptive: { minimum: 85, maximum: 150, minutes: 300 },
    },
  ],
  LPN: [
    {
      name: 'NCLEX-PN',
      questions: 85,
      timeLimit: 300,
      passingScore: 75,
      description: 'Licensure examination for practical nurses',
      practiceMark: { of: 100, unit: 'percent' },
      caseStudies: 3,
      adaptive: { minimum: 85, maximum: 150, minutes: 300 },
    },
  ],
  RT: [
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
      hasPatients: true,
      practiceMark: { of: 100, unit: 'percent' },
    },
  ],
  PT: [
    {
      name: 'NPTE-PT',
      questions: 225,
      timeLimit: 300,
      passingScore: 600,
      description: 'National physical therapy examination',
    },
  ],
  PA: [
    {
      name: 'PANCE',
      questions: 300,
      timeLimit: 300,
      passingScore: 350,
      description: 'Physician assistant certifying examination',
      options: 5,
    },
    {
      name: 'PANRE',
      questions: 240,
      timeLimit: 240,
      passingScore: 350,
      description: 'Physician assistant recertifying examination',
      options: 5,
    },
  ],
  PharmD: [
    {
      name: 'NAPLEX',
      questions: 225,
      timeLimit: 360,
      passingScore: 75,
      description: 'Pharmacist licensure examination',
    },
  ],
  OT: [
    {
      name: 'NBCOT',
      questions: 170,
      timeLimit: 240,
      passingScore: 450,
      description: 'Occupational therapist certification examination',
    },
  ],
  SLP: [
    {
      name: 'Praxis SLP',
      questions: 132,
      timeLimit: 150,
      passingScore: 162,
      description: 'Speech-language pathology subject assessment',
    },
  ],
  RD: [
    {
      name: 'CDR Exam',
      questions: 145,
      timeLimit: 180,
      passingScore: 75,
      description: 'Registration examination for dietitians',
      practiceMark: { of: 100, unit: 'percent' },
    },
  ],
  'RT-Rad': [
    {
      name: 'ARRT Radiography',
      questions: 200,
      timeLimit: 210,
      passingScore: 75,
      description: 'Radiography certification examination',
    },
  ],
  DH: [
    {
      name: 'NBDHE',
      questions: 350,
      timeLimit: 420,
      passingScore: 75,
      description: 'National board dental hygiene examination',
    },
  ],
  MA: [
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
  CRNA: [
    {
      name: 'NCE',
      questions: 170,
      timeLimit: 210,
      passingScore: 102,
      description: 'National certification examination for nurse anesthetists',
      practiceMark: { of: 170, unit: 'right' },
    },
  ],
  NP: [
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
};
