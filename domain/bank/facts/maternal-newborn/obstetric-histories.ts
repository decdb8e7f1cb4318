/** A history to be written as gravidity, term, preterm, abortions and living children. */
export type ObstetricHistory = {
  readonly id: string;
  readonly scene: string;
  readonly why: string;
  /** Gravidity, term births, preterm births, abortions, living children. */
  readonly is: Gtpal;
  /** What a slip gives, and which slip it is. */
  readonly slips: readonly (readonly [Gtpal, string])[];
};

export type Gtpal = readonly [number, number, number, number, number];

const twins =
  'Twins are one pregnancy and one birth; they count twice among living children alone.';
const present = 'The present pregnancy was left out of gravidity.';
const early = 'A loss before 20 weeks counts as an abortion and not as a preterm birth.';
const late = 'A birth from 20 weeks to before 37 weeks counts as preterm.';
const term = 'A birth from 37 weeks on counts as term.';
const living = 'Living children are those alive now, whatever their number at birth.';

/** Histories with the traps that are met in practice. */
export const obstetricHistories: readonly ObstetricHistory[] = [
  {
    id: 'one-loss-one-term',
    scene:
      'A {patient} at 12 weeks of pregnancy has a healthy son who was born at 39 weeks. She also had a spontaneous loss at 9 weeks.',
    is: [3, 1, 0, 1, 1],
    why: 'There are three pregnancies with this one, a term birth, one early loss and one living child.',
    slips: [
      [[2, 1, 0, 1, 1], present],
      [[3, 1, 1, 0, 1], early],
      [[3, 0, 1, 1, 1], term],
      [[3, 1, 0, 1, 2], living],
      [[3, 2, 0, 1, 1], 'The present pregnancy has not ended and is no term birth.'],
    ],
  },
  {
    id: 'term-twins',
    scene:
      'A {patient} who is 20 weeks pregnant has twin daughters born at 38 weeks. Both are well, and she had no other pregnancies.',
    is: [2, 1, 0, 0, 2],
    why: 'With this pregnancy there are two; the twins are one term birth and two living children.',
    slips: [
      [[3, 2, 0, 0, 2], twins],
      [[2, 2, 0, 0, 2], twins],
      [[1, 1, 0, 0, 2], present],
      [[2, 1, 0, 0, 1], living],
      [[2, 0, 1, 0, 2], term],
    ],
  },
  {
    id: 'preterm-twins-loss',
    scene:
      'A {patient} at 16 weeks lost a pregnancy at 11 weeks. Later she gave birth to twins at 34 weeks, who are now 3 years old and healthy.',
    is: [3, 0, 1, 1, 2],
    why: 'Three pregnancies, one preterm birth of twins, one early loss and two living children.',
    slips: [
      [[4, 0, 2, 1, 2], twins],
      [[3, 0, 2, 1, 2], twins],
      [[2, 0, 1, 1, 2], present],
      [[3, 1, 0, 1, 2], late],
      [[3, 0, 2, 0, 2], early],
    ],
  },
  {
    id: 'infant-death',
    scene:
      'A {patient} is 8 weeks pregnant. Her first child was born at 35 weeks and died at 2 months. Her second child was born at 40 weeks and is 4 years old.',
    is: [3, 1, 1, 0, 1],
    why: 'Three pregnancies, one term and one preterm birth, and one child who is alive now.',
    slips: [
      [[3, 1, 1, 0, 2], living],
      [[3, 2, 0, 0, 1], late],
      [[2, 1, 1, 0, 1], present],
      [
        [3, 1, 0, 1, 1],
        'A live birth at 35 weeks is preterm. Later death does not make it an abortion.',
      ],
      [[3, 0, 2, 0, 1], term],
    ],
  },
  {
    id: 'stillbirth-thirty',
    scene:
      'A {patient} at 24 weeks tells of a stillbirth at 30 weeks two years ago and of a daughter who was born at 41 weeks.',
    is: [3, 1, 1, 0, 1],
    why: 'A stillbirth at 30 weeks counts as a preterm birth; the daughter is the term birth and the living child.',
    slips: [
      [[3, 1, 0, 1, 1], 'A stillbirth after 20 weeks is a birth and not an abortion.'],
      [[3, 1, 1, 0, 2], living],
      [[2, 1, 1, 0, 1], present],
      [[3, 2, 0, 0, 1], late],
      [[3, 2, 1, 0, 1], 'The present pregnancy is counted in gravidity and not among births.'],
    ],
  },
  {
    id: 'not-pregnant-now',
    scene:
      'A {patient} who is not pregnant asks for contraception. She had an elective abortion at 8 weeks, a son at 37 weeks and a daughter at 36 weeks. Both children live.',
    is: [3, 1, 1, 1, 2],
    why: 'Three pregnancies have ended: one at term, one preterm and one by abortion, with two living children.',
    slips: [
      [[4, 1, 1, 1, 2], 'The {patient} is not pregnant now, so nothing is added.'],
      [[3, 2, 0, 1, 2], late],
      [[2, 1, 1, 1, 2], 'An elective abortion is a pregnancy and counts in gravidity.'],
      [[3, 0, 2, 1, 2], term],
      [[3, 1, 1, 0, 2], 'The elective abortion before 20 weeks was left out.'],
    ],
  },
  {
    id: 'first-pregnancy',
    scene:
      'A {patient} is at 10 weeks of her first pregnancy, which is with twins. She has had no births or losses.',
    is: [1, 0, 0, 0, 0],
    why: 'This is one pregnancy that has not ended, whatever the number of fetuses.',
    slips: [
      [[2, 0, 0, 0, 0], twins],
      [[1, 0, 0, 0, 2], 'Fetuses are not counted as living children before birth.'],
      [[0, 0, 0, 0, 0], present],
      [[1, 1, 0, 0, 0], 'A birth is counted when it has happened.'],
      [[2, 0, 0, 0, 2], 'Twins are one pregnancy, and children count after birth.'],
    ],
  },
  {
    id: 'triplets-and-losses',
    scene:
      'A {patient} now at 14 weeks has triplets born at 32 weeks, all alive, and had two losses at 7 and 10 weeks.',
    is: [4, 0, 1, 2, 3],
    why: 'Four pregnancies, one preterm birth of triplets, two early losses and three living children.',
    slips: [
      [[6, 0, 3, 2, 3], 'Triplets are one pregnancy and one birth, whatever their number.'],
      [[4, 0, 3, 2, 3], 'Triplets are one birth and count as three among the living alone.'],
      [[3, 0, 1, 2, 3], present],
      [[4, 0, 3, 0, 3], early],
      [[4, 1, 0, 2, 3], late],
    ],
  },
  {
    id: 'ectopic-and-term',
    scene:
      'A {patient} at 30 weeks has two sons born at 39 and 40 weeks. Between them she had an ectopic pregnancy that was removed at 7 weeks.',
    is: [4, 2, 0, 1, 2],
    why: 'Four pregnancies with this one, two term births, the ectopic pregnancy as a loss and two living sons.',
    slips: [
      [[3, 2, 0, 1, 2], present],
      [[4, 2, 0, 0, 2], 'An ectopic pregnancy ends before 20 weeks and counts among abortions.'],
      [[3, 2, 0, 0, 2], 'The ectopic pregnancy counts in gravidity and among abortions.'],
      [[4, 2, 1, 0, 2], early],
      [[4, 3, 0, 1, 3], 'The fetus of now is neither a birth nor a living child yet.'],
    ],
  },
];

/** The first day of a last period, the due date it gives and a scene. */
export type DueDateCase = {
  readonly id: string;
  readonly month: number;
  readonly day: number;
  readonly scene: string;
};

/** Regular cycles of 28 days, for which the rule holds; no case falls on the end of a month. */
export const dueDateCases: readonly DueDateCase[] = [
  {
    id: 'march',
    month: 3,
    day: 8,
    scene:
      'A {patient} with a positive home test and regular 28-day cycles comes for her first prenatal visit.',
  },
  {
    id: 'june',
    month: 6,
    day: 14,
    scene:
      'At a rural clinic without ultrasound a {patient} with regular cycles asks when her baby is due.',
  },
  {
    id: 'september',
    month: 9,
    day: 3,
    scene: 'A teacher who is newly pregnant wants to plan her leave from work.',
  },
  {
    id: 'november',
    month: 11,
    day: 11,
    scene: 'A {patient} who has kept a calendar of her monthly periods seeks prenatal care.',
  },
  {
    id: 'january',
    month: 1,
    day: 16,
    scene:
      'A {patient} and her partner want to know the expected date of birth after eight weeks of amenorrhea.',
  },
  {
    id: 'august',
    month: 8,
    day: 20,
    scene: 'A pregnant {patient} from a refugee camp recalls her last normal period exactly.',
  },
  {
    id: 'april',
    month: 4,
    day: 5,
    scene: 'A nurse fills in the prenatal record of a {patient} with cycles of 28 days.',
  },
  {
    id: 'december',
    month: 12,
    day: 9,
    scene: 'A {patient} whose pregnancy test turned positive in the new year has a first visit.',
  },
];
