import type { ScaledScore } from '../../../../domain/contracts/measurement.ts';
import { percentToTenth } from '../../../../domain/kernel/percent.ts';
import { dayWords } from '../../../format/day-words.ts';
import { terms } from '../../../ui/terms.ts';

type Cut = ScaledScore['cuts'][number];

const verdicts: Readonly<Record<Cut['verdict'], string>> = {
  pass: 'Pass, by our estimate',
  'not-yet': 'Not a pass yet, by our estimate',
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
    ({ name, verdict }) => `${shortVerdicts[verdict]} for ${name ?? 'the pass mark'}`,
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
    : `${standard}% right (to reach ${points})`;
};

/** "62.9% (88 of 140)", "600 (about 65% right)", "75% right (0.00 logits)". */
export const markWords = (scaled: ScaledScore): string => {
  const { kind, max, standard, isAssumed, cuts } = scaled;
  const each = cuts.map((cut, place) => {
    if (kind === 'logit') return `${standard}% right (${cut.onScale.toFixed(2)} logits)`;
    if (kind === 'raw' && place === 0) return `${named(cut)}${rawMark(scaled, cut)}`;
    if (kind === 'raw') return `${named(cut)}${cut.onScale} of ${max}`;
    return `${cut.onScale} (${isAssumed ? 'we assume' : 'about'} ${standard}% right)`;
  });
  return each.join('; ');
};

const sources: Readonly<Record<ScaledScore['source'], string>> = {
  owner: "from the exam's owner",
  secondary: 'from exam guides',
  recalled: 'not verified',
  disputed: 'sources disagree',
};

/** How far the estimate can be trusted, and where the scale is from. */
export const scaleCaveat = ({ exam, source, asOf, note }: ScaledScore): string =>
  `Our estimate with its 90% range, not an official score. ${exam} scale as of ${dayWords(asOf)} (${sources[source]}). ${note}`;
