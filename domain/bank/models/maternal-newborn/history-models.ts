import {
  type DueDateCase,
  dueDateCases,
  type Gtpal,
  type ObstetricHistory,
  obstetricHistories,
} from '../../facts/maternal-newborn/obstetric-histories.ts';
import { prenatalOthers } from '../growth/growth-places.ts';
import type { Choice, Draft, ItemModel } from '../item-model.ts';
import { nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

const places = nursingPlaces('promotion', {
  rn: 'Antepartum care',
  lpn: 'Antepartum, intrapartum and postpartum data collection',
  others: prenatalOthers,
});

const letters = ['G', 'T', 'P', 'A', 'L'] as const;

const written = (history: Gtpal): string =>
  history.map((count, index) => `${letters[index]}${count}`).join(' ');

const historyDraft = ({ id, scene, is, why, slips }: ObstetricHistory): Draft => ({
  type: 'single',
  name: id,
  facts: [`obstetric-history-${id}`],
  places,
  level: 'application',
  stem: `${scene} How is her history written as gravidity, term births, preterm births, abortions and living children (GTPAL)?`,
  key: { text: written(is), why },
  distractors: slips.map(([wrong, slip]) => ({ text: written(wrong), why: slip })),
  explanation: `${why} Gravidity counts every pregnancy with the present one. Term is from 37 weeks, preterm from 20 to before 37 weeks, and abortion any loss before 20 weeks.`,
  source: sourceOf('promotion'),
});

/** Pregnancies and births in five figures. */
export const obstetricHistoryModel: ItemModel = {
  id: 'obstetric-history',
  version: 1,
  problem: 'A history of pregnancies is to be written in five figures.',
  features: 'Number of pregnancies, weeks at each end, number of children who live.',
  slips: 'Counting twins twice; leaving out this pregnancy; weeks in the wrong class.',
  drafts: () => obstetricHistories.map(historyDraft),
};

const months = [
  { name: 'January', days: 31 },
  { name: 'February', days: 28 },
  { name: 'March', days: 31 },
  { name: 'April', days: 30 },
  { name: 'May', days: 31 },
  { name: 'June', days: 30 },
  { name: 'July', days: 31 },
  { name: 'August', days: 31 },
  { name: 'September', days: 30 },
  { name: 'October', days: 31 },
  { name: 'November', days: 30 },
  { name: 'December', days: 31 },
] as const;

/** A day of the year; both may run over. */
const dateOf = (month: number, day: number): string => {
  const at = months[(month - 1 + 24) % 12];
  if (!at) throw new RangeError(`No month ${month}`);
  return day > at.days ? dateOf(month + 1, day - at.days) : `${at.name} ${day}`;
};

const dateSlips = ({ month, day }: DueDateCase): readonly Choice[] => [
  {
    text: dateOf(month + 9, day - 7 < 1 ? day : day - 7),
    why:
      day - 7 < 1
        ? 'The 7 days were left out. They must be added.'
        : 'Seven days were taken off. They must be added.',
  },
  { text: dateOf(month + 3, day + 7), why: 'Three months were added instead of taken off.' },
  { text: dateOf(month + 8, day + 7), why: 'Four months were taken off instead of three months.' },
  { text: dateOf(month + 10, day + 7), why: 'Two months were taken off instead of three months.' },
  { text: dateOf(month + 9, day + 14), why: 'Fourteen days were added, but the rule adds seven.' },
  { text: dateOf(month + 7, day + 7), why: 'Five months were taken off instead of three months.' },
];

const dueDraft = (one: DueDateCase): Draft => {
  const { id, month, day, scene } = one;
  const first = dateOf(month, day);
  return {
    type: 'single',
    name: id,
    facts: [`naegele-${id}`],
    places,
    level: 'application',
    stem: `${scene} The first day of the last menstrual period was ${first}. By Naegele’s rule, which date is the expected date of birth?`,
    key: {
      text: dateOf(month + 9, day + 7),
      why: `Three months before ${first} is ${dateOf(month + 9, day)}; seven days more give the date.`,
    },
    distractors: dateSlips(one),
    explanation: `Naegele’s rule takes the first day of the last period, subtracts three months and adds seven days. It holds for regular cycles of 28 days. Early ultrasound is used when dates are uncertain.`,
    source: sourceOf('promotion'),
  };
};

/** The expected date of birth by Naegele's rule. */
export const dueDateModel: ItemModel = {
  id: 'due-date',
  version: 1,
  problem: 'The expected date of birth is to be worked out from the last period.',
  features: 'First day of the last period, three months back, seven days on.',
  slips: 'Adding months, subtracting days, miscounting months.',
  drafts: () => dueDateCases.map(dueDraft),
};
