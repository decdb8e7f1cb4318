import type { ScaledScore } from '../../../domain/contracts/measurement.ts';
import { percentToTenth } from '../../../domain/kernel/percent.ts';
import { terms } from '../../ui/terms.ts';
import { dayWords } from '../time-travel/day-words.ts';

type Cut = ScaledScore['cuts'][number];

const verdicts: Readonly<Record<Cut['verdict'], string>> = {
  pass: 'Pass, by our estimate',
  'not-yet': 'Not yet a pass, by our estimate',
  'too-close': terms.tooClose,
};

const shortVerdicts: Readonly<Record<Cut['verdict'], string>> = {
  pass: 'pass',
  'not-yet': 'not yet',
  'too-close': 'too close to call',
};

/** "Pass, by our estimate"; with two cuts "Pass for CRT, not yet for RRT, by our estimate". */
export const scaleVerdict = ({ cuts }: Pick<ScaledScore, 'cuts'>): string => {
  const [only, ...others] = cuts;
  if (only && others.length === 0) return verdicts[only.verdict];
  const each = cuts.map(
    ({ name, verdict }) => `${shortVerdicts[verdict]} for ${name ?? 'the mark'}`,
  );
  const told = `${each.join(', ')}, by our estimate`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
};

const unitOf = ({ unit, kind, max }: ScaledScore): string => {
  if (unit === 'percent') return '% right';
  return kind === 'raw' ? ` of ${max}` : '';
};

/** "About 105 of 140, range 79 to 122" */
export const scaleSentence = (scaled: ScaledScore): string => {
  const { estimate, low, high, unit } = scaled;
  return `About ${estimate}${unitOf(scaled)}, range ${low} to ${high}${unit === 'percent' ? '%' : ''}`;
};

const named = ({ name }: Cut): string => (name === null ? '' : `${name}: `);

/** Where the share is that of the points, and where the table gives another to practice for. */
const rawMark = ({ max, standard }: ScaledScore, { onScale }: Cut): string => {
  const points = `${onScale} of ${max}`;
  return percentToTenth(onScale, max) === standard
    ? `${standard}% (${points})`
    : `${standard}% right (for ${points})`;
};

/** "62.9% (88 of 140)", "600 (we take 65% right for it)", "75% right (for 0.00 logits)". */
export const markWords = (scaled: ScaledScore): string => {
  const { kind, max, standard, isAssumed, cuts } = scaled;
  const each = cuts.map((cut, place) => {
    if (kind === 'logit') return `${standard}% right (for ${cut.onScale.toFixed(2)} logits)`;
    if (kind === 'raw' && place === 0) return `${named(cut)}${rawMark(scaled, cut)}`;
    if (kind === 'raw') return `${named(cut)}${cut.onScale} of ${max}`;
    return `${cut.onScale} (we ${isAssumed ? 'assume' : 'take'} ${standard}% right for it)`;
  });
  return each.join('; ');
};

const sources: Readonly<Record<ScaledScore['source'], string>> = {
  owner: 'as its owner tells it',
  secondary: 'as exam guides tell it',
  recalled: 'from memory, not checked',
  disputed: 'where sources disagree',
};

/** How far the estimate can be trusted, and where the scale is from. */
export const scaleCaveat = ({ exam, source, asOf, note }: ScaledScore): string =>
  `An estimate with its 90% range, not a score of the real exam. The ${exam} scale is of ${dayWords(asOf)}, ${sources[source]}. ${note}`;
