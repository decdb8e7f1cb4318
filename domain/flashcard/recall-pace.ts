import type { CalendarDay } from '../kernel/time.ts';
import type { RecallData, RecallUndoneData } from './events.ts';

/** How long a learner's flashcards take, and what was done on their last day of them. */
export type RecallPace = {
  readonly recalls: number;
  readonly milliseconds: number;
  /** Cards reviewed in all, each once a day. */
  readonly cards: number;
  readonly day: CalendarDay | null;
  readonly cardsThen: number;
  readonly newThen: number;
};

export const noRecallYet: RecallPace = {
  recalls: 0,
  milliseconds: 0,
  cards: 0,
  day: null,
  cardsThen: 0,
  newThen: 0,
};

/** What takes longer was a break. */
const longest = 120_000;
/** Of a learner of whom nothing is known, with the weight of so many recalls. */
const usual = { seconds: 15, recalls: 10 };
const bounds = { least: 4, most: 90 };

/** What was done on a day; nothing when that was not the last one. */
export const recalledOn = (pace: RecallPace, day: CalendarDay) =>
  pace.day === day ? pace : { cardsThen: 0, newThen: 0 };

type Counted = Pick<RecallData, 'day' | 'milliseconds' | 'isFirstOfDay' | 'isNew'>;

const counted = (
  pace: RecallPace,
  { day, milliseconds, isFirstOfDay, isNew }: Counted,
  by: 1 | -1,
): RecallPace => {
  const { cardsThen, newThen } = recalledOn(pace, day);
  return {
    recalls: pace.recalls + by,
    milliseconds: pace.milliseconds + by * Math.min(longest, milliseconds),
    cards: pace.cards + by * Number(isFirstOfDay),
    day,
    cardsThen: cardsThen + by * Number(isFirstOfDay),
    newThen: newThen + by * Number(isNew),
  };
};

export const paceAfter = (pace: RecallPace, data: RecallData): RecallPace => counted(pace, data, 1);

export const paceWithout = (pace: RecallPace, data: RecallUndoneData): RecallPace =>
  counted(pace, data, -1);

/** Seconds that one flashcard takes this learner: their own mean, drawn to the usual while it is young. */
export const secondsPerFlashcard = ({ recalls, milliseconds }: RecallPace): number => {
  const mean = (usual.seconds * usual.recalls + milliseconds / 1000) / (usual.recalls + recalls);
  return Math.round(Math.min(bounds.most, Math.max(bounds.least, mean)));
};
