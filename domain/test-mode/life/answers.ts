import type { PaperItem } from '../../attempt/paper-item.ts';
import { labelsOf } from '../../attempt/paper-options.ts';
import type { RandomSource } from '../../kernel/random.ts';
import type { Learner } from './learner.ts';
import { chanceOf } from './temperament.ts';

const oneOf = (labels: readonly string[], random: RandomSource): string =>
  labels[Math.floor(random() * labels.length)] ?? 'A';

/** Wrong: another option, or of several right ones one less or one more. */
export const wrongAnswer = (
  { type, options, key }: Pick<PaperItem, 'type' | 'options' | 'key'>,
  random: RandomSource,
): readonly string[] => {
  const others = labelsOf(options).filter((label) => !key.includes(label));
  if (type === 'single') return [oneOf(others, random)];
  const [first = 'A', ...rest] = key;
  const isTooFew = others.length === 0 || (rest.length > 0 && random() < 0.5);
  return isTooFew ? (rest.length > 0 ? rest : [first]) : [...key, oneOf(others, random)].sort();
};

/** The letters that somebody like this chooses. */
export const answerOf = (
  { meetings, temperament, random }: Learner,
  item: PaperItem,
  lived: number,
): readonly string[] => {
  const { level } = meetings.itemOf(item.itemId);
  const isKnown = meetings.isKnown(item.itemId);
  const chance = chanceOf(temperament, { area: item.area, level, isKnown, lived });
  return random() < chance ? item.key : wrongAnswer(item, random);
};

const shortest = 6;

/** In tenths: most are short, a few take long; none longer than the clock leaves for each. */
export const secondsOn = ({ temperament, random }: Learner, longest: number): number => {
  const long = random() ** 3 * 110;
  const seconds = shortest + temperament.pace * (0.3 + random()) + long;
  return Math.round(Math.min(longest, seconds) * 10) / 10;
};
