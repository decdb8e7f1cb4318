import type { ImageTopic } from '../contracts/medical-images.ts';
import { randomFrom, shuffled } from '../kernel/random.ts';
import { topicOf } from './image-topics.ts';

/** A case with how its learner read it. */
export type PracticeCase = {
  readonly id: string;
  readonly pathology: string;
  readonly modality: string;
  readonly bodyPart: string;
  /** How often it was read, and whether all was right at first; 0 and false before. */
  readonly times: number;
  readonly isRight: boolean;
};

/** As many as one practice holds. */
export const casesInPractice = 5;

/** Those of the kind that was asked for; the rest are there so that the launcher gives no answer away. */
const ofTheKind = 3;

/** What was read least comes first, of those what was missed. */
const byNeed = (a: PracticeCase, b: PracticeCase): number =>
  a.times - b.times || Number(a.isRight) - Number(b.isRight);

type Wish = { readonly topic: ImageTopic; readonly seed: number };

/**
 * Up to five cases: three of the kind, then one that is normal and one of another kind, on images that
 * look like those of the kind. Where there are not enough of these, more of the kind.
 */
export const practiceSet = <Case extends PracticeCase>(
  cases: readonly Case[],
  { topic, seed }: Wish,
): Case[] => {
  const random = randomFrom(seed);
  const inOrder = shuffled(cases, random).toSorted(byNeed);
  const own = inOrder.filter(({ pathology }) => topicOf(pathology) === topic);
  const looks = new Set(own.map(({ modality, bodyPart }) => `${modality}/${bodyPart}`));
  const alike = inOrder.filter(
    (one) => !own.includes(one) && looks.has(`${one.modality}/${one.bodyPart}`),
  );
  const normal = alike.filter(({ pathology }) => pathology.startsWith('Normal')).slice(0, 1);
  const others = alike
    .filter(({ pathology }) => !pathology.startsWith('Normal'))
    .slice(0, casesInPractice - ofTheKind - normal.length);
  const mixed = own.length === 0 ? [] : [...normal, ...others];
  return shuffled([...own.slice(0, casesInPractice - mixed.length), ...mixed], random);
};
