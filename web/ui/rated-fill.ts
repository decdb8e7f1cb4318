import { percent } from '../../domain/kernel/percent.ts';
import { type Counts, topicStanding } from '../../domain/progress/topic-standing.ts';
import { band } from './band.ts';

/** The color of a topic's bar: its band, or gray while it has too few answers to be rated. */
export const ratedFill = ({ correct, total }: Counts): string =>
  topicStanding({ correct, total }) === 'too-few'
    ? 'var(--gray-9)'
    : band(percent(correct, total)).fill;
