import { seedOf } from '../../../kernel/random.ts';
import type { Need, Practice } from '../../facts/basic-care/care-fact.ts';
import type { Draft, ItemModel } from '../item-model.ts';
import { asChoice, nursingPlaces, ofLikeLength, sourceOf } from '../nursing/nursing-part.ts';

type Spec = Omit<ItemModel, 'drafts' | 'version'> & {
  readonly need: Need;
  readonly practices: readonly Practice[];
};

const baseOf = (practice: Practice, need: Need) => ({
  facts: [practice.id],
  places: nursingPlaces(need, practice),
  level: 'application' as const,
  explanation: practice.takeaway,
  source: sourceOf(need),
});

/** How many sound and unsound statements stand in an item with several right options. */
const shares = [
  [2, 3],
  [3, 2],
  [3, 3],
] as const;

const severalOf = (practice: Practice, need: Need): Draft => {
  const [right, wrong] = shares[seedOf(practice.id) % shares.length] ?? shares[0];
  return {
    ...baseOf(practice, need),
    type: 'multiple',
    name: `${practice.id}-several`,
    stem: `${practice.several} Select all that apply.`,
    right: practice.sound.slice(1, 1 + right).map(asChoice),
    wrong: practice.unsound.slice(1, 1 + wrong).map(asChoice),
  };
};

/** What is to be corrected stands among the other sound ones, as the first is often its opposite. */
const singlesOf = (practice: Practice, need: Need): Draft[] => {
  const { id, right, fix, takeaway } = practice;
  const [good, bad] = [practice.sound.map(asChoice), practice.unsound.map(asChoice)];
  const [best, ...others] = good;
  const [worst] = bad;
  if (!best || !worst) return [];
  return [
    { name: id, stem: right, key: best, distractors: ofLikeLength(best, bad) },
    { name: `${id}-fix`, stem: fix, key: worst, distractors: ofLikeLength(worst, others) },
  ].map((single) => ({
    ...baseOf(practice, need),
    ...single,
    type: 'single',
    explanation: `${single.key.why} ${takeaway}`,
  }));
};

/** Sound care told from unsound: what to do, what to correct, and all that is right. */
export const needPracticeModel = ({ need, practices, ...about }: Spec): ItemModel => ({
  ...about,
  version: 1,
  drafts: () =>
    practices.flatMap((practice) => [...singlesOf(practice, need), severalOf(practice, need)]),
});
