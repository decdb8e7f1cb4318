import { describe, expect, it } from 'vitest';
import { areaName, blueprintOf, blueprints } from '../../domain/bank/blueprints/blueprints.ts';
import {
  caseStudiesOf,
  examNamed,
  examNames,
  examsOf,
  isSimulationExam,
  optionCountOf,
} from '../../domain/contracts/exams.ts';
import {
  fieldCode,
  fieldCodes,
  fieldLabel,
  professionOptions,
} from '../../domain/contracts/fields.ts';

it('[CONST-01] the healthcare fields are these fourteen', () => {
  expect(professionOptions.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'RN: Registered Nurse',
    'LPN: Licensed Practical Nurse',
    'RT: Respiratory Therapist',
    'PT: Physical Therapist',
    'PA: Physician Assistant',
    'PharmD: Pharmacist',
    'OT: Occupational Therapist',
    'SLP: Speech-Language Pathologist',
    'RD: Registered Dietitian',
    'RT-Rad: Radiologic Technologist',
    'DH: Dental Hygienist',
    'MA: Medical Assistant',
    'CRNA: Certified Registered Nurse Anesthetist',
    'NP: Nurse Practitioner',
  ]);
  expect(fieldCode.safeParse('MD').success).toBe(false);
});

it('[DATA-25] a profession option has value, label and short', () => {
  expect(professionOptions[0]).toEqual({ value: 'RN', label: 'Registered Nurse', short: 'RN' });
  expect(professionOptions.map(({ value }) => fieldLabel(value))).toHaveLength(14);
});

describe('the exams of a field', () => {
  it.each([
    ['[CONST-03]', 'RN', 0, 'NCLEX-RN', 75, 300, 75],
    ['[CONST-04]', 'LPN', 0, 'NCLEX-PN', 85, 300, 75],
    ['[CONST-05]', 'RT', 0, 'TMC', 160, 180, 88],
    ['[CONST-06]', 'RT', 1, 'CSE', 22, 240, 70],
    ['[CONST-07]', 'PT', 0, 'NPTE-PT', 225, 300, 600],
    ['[CONST-08]', 'PA', 0, 'PANCE', 300, 300, 350],
    ['[CONST-09]', 'PA', 1, 'PANRE', 240, 240, 350],
    ['[CONST-10]', 'PharmD', 0, 'NAPLEX', 225, 360, 75],
    ['[CONST-11]', 'OT', 0, 'NBCOT', 170, 240, 450],
    ['[CONST-12]', 'SLP', 0, 'Praxis SLP', 132, 150, 162],
    ['[CONST-13]', 'RD', 0, 'CDR Exam', 145, 180, 75],
    ['[CONST-14]', 'RT-Rad', 0, 'ARRT Radiography', 200, 210, 75],
    ['[CONST-15]', 'DH', 0, 'NBDHE', 350, 420, 75],
    ['[CONST-16]', 'MA', 0, 'CMA (AAMA)', 180, 195, 430],
    ['[CONST-17]', 'MA', 1, 'RMA (AMT)', 210, 180, 70],
    ['[CONST-18]', 'CRNA', 0, 'NCE', 170, 210, 102],
    ['[CONST-19]', 'NP', 0, 'AANP Exam', 175, 180, 70],
    ['[CONST-20]', 'NP', 1, 'ANCC Exam', 175, 180, 70],
  ] as const)('%s %s has at place %i the exam %s', (...row) => {
    const [, field, place, name, questions, timeLimit, passingScore] = row;
    expect(examsOf(field)[place]).toMatchObject({ name, questions, timeLimit, passingScore });
  });

  it('are eighteen in all, each with an outline to draw it by', () => {
    const all = fieldCodes.flatMap((field) => examsOf(field).map(({ name }) => [field, name]));
    expect(all).toHaveLength(18);
    for (const [field = '', name = ''] of all) expect(blueprintOf(field, name)?.exam).toBe(name);
  });

  it('[DATA-08] carry name, questions, timeLimit, passingScore and description', () => {
    expect(Object.keys(examNamed('RT', 'TMC') ?? {})).toEqual([
      'name',
      'questions',
      'timeLimit',
      'passingScore',
      'description',
    ]);
    expect(examNamed('RT', 'NCLEX-RN')).toBeUndefined();
  });
});

it('say for themselves how many options and case studies they have, and whether patients are asked about', () => {
  expect(examNames.filter((exam) => optionCountOf(exam) === 5)).toEqual(['PANCE', 'PANRE']);
  expect(optionCountOf('AANP Exam')).toBe(4);
  expect(examNames.filter((exam) => caseStudiesOf(exam) > 0)).toEqual(['NCLEX-RN', 'NCLEX-PN']);
  expect(isSimulationExam('RT', 'CSE')).toBe(true);
  expect(isSimulationExam('RT', 'TMC')).toBe(false);
  expect(isSimulationExam('RN', 'CSE')).toBe(false);
});

it('the weights of every outline make up the whole exam', () => {
  for (const { areas, exam } of blueprints) {
    const sum = areas.reduce((total, { weight }) => total + weight.mid, 0);
    expect(sum, exam).toBeGreaterThan(97);
    expect(sum, exam).toBeLessThan(103);
  }
  expect(areaName('TMC', 'interventions')).toBe('Initiation and Modification of Interventions');
  expect(areaName('TMC', 'gone')).toBe('gone');
});
