import { seedOf } from '../../../kernel/random.ts';
import {
  expectedVisits,
  type Milestone,
  milestones,
  type Visit,
} from '../../facts/growth/milestones.ts';
import type { Draft, ItemModel } from '../item-model.ts';
import { growthPlaces } from './growth-places.ts';

const source = 'Standard pediatric growth and development texts';
const inYearsFrom = 24;

const ageOf = (months: number): string =>
  months >= inYearsFrom ? `${months / 12} years` : `${months} months`;

const skillOf = (id: string): Milestone => {
  const skill = milestones.find((one) => one.id === id);
  if (!skill) throw new Error(`No milestone ${id}`);
  return skill;
};

/** Skills so far off that nobody would expect them at this age. */
const farOff = (months: number): readonly Milestone[] =>
  milestones.filter((skill) => skill.months >= months * (months < inYearsFrom ? 2 : 1.4));

/** The next skills first, so that the wrong options are near enough to tempt. */
const nextOnes = (months: number): readonly Milestone[] => farOff(months).slice(0, 8);

const laterWhy = ({ months, note }: Milestone): string =>
  `Most children show this by about ${ageOf(months)}, so it is not due yet. ${note}`;

const dueQuestions = [
  'Which skill should the {clinician} expect at this age?',
  'Which of these skills fits the age of this child?',
  'Which behavior is typical of this age?',
] as const;

const expectedDraft = ([months, id, scene]: Visit): Draft => {
  const skill = skillOf(id);
  const question = dueQuestions[seedOf(`${months}${id}`) % dueQuestions.length] ?? dueQuestions[0];
  return {
    type: 'single',
    name: `due-${id}`,
    facts: [`milestone-${id}`],
    places: [growthPlaces.due],
    level: 'application',
    stem: `${scene} ${question}`,
    key: {
      text: skill.does,
      why: `This is usual by ${ageOf(months)}. ${skill.note}`,
    },
    distractors: nextOnes(months).map((one) => ({ text: one.does, why: laterWhy(one) })),
    explanation: `By about ${ageOf(months)} most children born at term show this skill. ${skill.note} Development runs from head to toe and from the trunk to the fingers.`,
    source,
  };
};

/** What a child of an age can do. */
export const milestoneDueModel: ItemModel = {
  id: 'milestone-due',
  version: 1,
  problem: 'A skill is to be chosen that a child of a given age should have.',
  features: 'The age, and the order in which movement, hand use, language and play mature.',
  slips: 'Expecting skills of much older children.',
  drafts: () => expectedVisits.map(expectedDraft),
};
