import type { RhythmName } from '../../pictures/ecg/parameters.ts';

type Step = 'Regularity' | 'P waves' | 'PR interval' | 'QRS complex' | 'ST and T';
type Meanings = Readonly<Partial<Record<Step, string>>>;

/** What a step of a rhythm means, told at its place once the strip was read. */
export const ecgMeanings: Readonly<Partial<Record<RhythmName, Meanings>>> = {
  'atrial-fibrillation': {
    Regularity: 'No two distances alike: the AV node passes what reaches it at random.',
    'P waves': 'Fibrillatory waves. The atria are not activated as one, so no P wave forms.',
    'QRS complex': 'Narrow: the ventricles are reached by way of the bundle of His.',
  },
  'atrial-flutter': {
    'P waves': 'Flutter waves: one circuit in the right atrium, close to 300 turns a minute.',
    'QRS complex': 'The AV node lets through a fixed share of the flutter waves.',
  },
  'third-degree': {
    'P waves': 'The P waves march through at their own rate, wherever the complexes fall.',
    'QRS complex': 'An escape rhythm from below the block; wide and slow, it is not reliable.',
  },
  'mobitz-1': {
    'PR interval': 'It lengthens from beat to beat until one P wave is not conducted.',
  },
  'mobitz-2': {
    'P waves': 'A P wave is dropped without warning: the PR interval had not changed.',
  },
  'ventricular-tachycardia': {
    'QRS complex':
      'Broad, because the impulse starts in a ventricle and spreads from muscle cell to muscle cell.',
  },
  torsades: { 'QRS complex': 'The points of the complexes turn about the baseline.' },
  'st-elevation': {
    'ST and T':
      'Measured at the J point, against the level before the P wave. A dome that runs into the T wave is an injury current.',
  },
  'peaked-t': { 'ST and T': 'Tall, narrow and symmetric: look at the potassium.' },
};
