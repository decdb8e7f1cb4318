import type { AttemptFilm, FilmMoment } from '../../../../domain/contracts/film.ts';

/** What the screen of the learner held at one moment. */
export type FilmFrame = {
  /** The question in view; undefined before the first is known. */
  readonly questionId: string | undefined;
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  readonly struck: ReadonlyMap<string, readonly string[]>;
  readonly flagged: ReadonlySet<string>;
  readonly isAway: boolean;
  readonly isPaused: boolean;
};

const startOf = ({ flagged }: AttemptFilm): FilmFrame => ({
  questionId: undefined,
  chosen: new Map(),
  struck: new Map(),
  flagged: new Set(flagged),
  isAway: false,
  isPaused: false,
});

const without = (flagged: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...flagged].filter((other) => other !== id));

type Change = (frame: FilmFrame, id: string, labels: readonly string[]) => Partial<FilmFrame>;

const choosing: Change = ({ chosen }, id, labels) => ({ chosen: new Map(chosen).set(id, labels) });

const changes: Readonly<Record<FilmMoment['kind'], Change>> = {
  viewed: () => ({}),
  left: () => ({}),
  answered: choosing,
  cleared: choosing,
  revealed: () => ({}),
  struck: ({ struck }, id, labels) => ({ struck: new Map(struck).set(id, labels) }),
  flagged: ({ flagged }, id) => ({ flagged: new Set([...flagged, id]) }),
  unflagged: ({ flagged }, id) => ({ flagged: without(flagged, id) }),
  noted: () => ({}),
  focusLost: () => ({ isAway: true }),
  focusReturned: () => ({ isAway: false }),
  paused: () => ({ isPaused: true }),
  resumed: () => ({ isPaused: false }),
  submitted: () => ({ isAway: false, isPaused: false }),
};

type Shows = (moment: FilmMoment) => boolean;

/** An answer may be saved when the next question is in view: where views were told, only they show. */
const showing = ({ moments }: AttemptFilm): Shows =>
  moments.some(({ kind }) => kind === 'viewed') ? ({ kind }) => kind === 'viewed' : () => true;

const after =
  (shows: Shows) =>
  (frame: FilmFrame, moment: FilmMoment): FilmFrame => {
    const { kind, questionId, labels = [] } = moment;
    return {
      ...frame,
      ...changes[kind](frame, questionId ?? '', labels),
      questionId: shows(moment) ? (questionId ?? frame.questionId) : frame.questionId,
    };
  };

/** The film stopped at `ms` since its start, that moment included. */
export const frameAt = (film: AttemptFilm, ms: number): FilmFrame =>
  film.moments.filter((moment) => moment.ms <= ms).reduce(after(showing(film)), startOf(film));

/** The next moment after `ms`, or the one before it; undefined at either end. */
export const momentBeside = (
  { moments }: AttemptFilm,
  ms: number,
  way: 'next' | 'previous',
): FilmMoment | undefined =>
  way === 'next'
    ? moments.find((moment) => moment.ms > ms)
    : moments.findLast((moment) => moment.ms < ms);
