import { seedOf } from '../../../kernel/random.ts';
import type { Practice } from '../../facts/nursing-management/practice.ts';
import type { Choice, Draft, ItemModel } from '../item-model.ts';
import { asChoice, type NursingPart, nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version' | 'slips'> & {
  readonly part: NursingPart;
  readonly practices: readonly Practice[];
};

const baseOf = (practice: Practice, part: NursingPart) => ({
  facts: [practice.id],
  places: nursingPlaces(part, practice),
  level: 'application' as const,
  explanation: practice.takeaway,
  source: sourceOf(part),
});

/** How many sound and unsound statements stand in an item with several right options. */
const shares = [
  [2, 3],
  [3, 2],
  [3, 3],
] as const;

const severalOf = (practice: Practice, part: NursingPart): Draft[] => {
  const { id, several, sound, unsound } = practice;
  const [right, wrong] = shares[seedOf(id) % shares.length] ?? [3, 3];
  if (several === undefined) return [];
  return [
    {
      ...baseOf(practice, part),
      type: 'multiple',
      name: `${id}-several`,
      stem: several,
      right: sound.slice(1, 1 + right).map(asChoice),
      wrong: unsound.slice(1, 1 + wrong).map(asChoice),
    },
  ];
};

type Single = {
  readonly name: string;
  readonly stem: string;
  readonly key: Choice;
  readonly distractors: readonly Choice[];
};

const singlesOf = ({ id, right, fix, sound, unsound }: Practice): Single[] => {
  const [good, bad] = [sound.map(asChoice), unsound.map(asChoice)];
  const [best, worst] = [good[0], bad[0]];
  if (!best || !worst) return [];
  return [
    { name: id, stem: right, key: best, distractors: bad },
    { name: `${id}-fix`, stem: fix, key: worst, distractors: good },
  ];
};

const draftsOf = (practice: Practice, part: NursingPart): Draft[] => [
  ...singlesOf(practice).map(
    (single): Draft => ({
      ...baseOf(practice, part),
      ...single,
      type: 'single',
      explanation: `${single.key.why} ${practice.takeaway}`,
    }),
  ),
  ...severalOf(practice, part),
];

/** Sound practice told from unsound: what to do, what to correct, and all that is right. */
export const practiceModel = ({ part, practices, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  slips: 'Habits and short cuts that are seen in practice and lay people’s beliefs.',
  drafts: () => practices.flatMap((practice) => draftsOf(practice, part)),
});
