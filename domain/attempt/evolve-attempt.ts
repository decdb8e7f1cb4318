import { type OwnCopies, ownCopies } from '../kernel/own-copies.ts';
import type { Instant } from '../kernel/time.ts';
import { evolveAdaptive } from './adaptive/evolve-adaptive.ts';
import type { Attempt, OpenAttempt } from './attempt-state.ts';
import type { AttemptEvent } from './events.ts';
import { marksAfter, marksAtIssue } from './marks.ts';
import { nothingWritten, writtenAfter } from './paper-bounds.ts';
import { resultAfter } from './rescoring.ts';
import { withStretch } from './worked-hours.ts';
import { pausedMsAfter } from './working-time.ts';

type DataOf<Type extends AttemptEvent['type']> = Extract<AttemptEvent, { type: Type }>['data'];

const opened = (paper: OpenAttempt['paper']): Attempt => ({
  status: 'open',
  paper,
  given: new Map(),
  revealed: new Map(),
  pausedMs: 0,
  pausedAt: undefined,
  written: nothingWritten,
  quarters: new Map(),
  marks: marksAtIssue(paper.flagged),
});

/** A break ends when the paper is worked on again, in another tab perhaps. */
const atWork = (open: OpenAttempt, at: Instant): OpenAttempt => ({
  ...open,
  pausedMs: pausedMsAfter(open, at),
  pausedAt: undefined,
});

/** The answer as it was given last, and when the time on it was. */
const withAnswer = (
  open: OpenAttempt,
  { itemId, chosen, seconds, at }: Omit<DataOf<'AnswerGiven'>, 'attemptId' | 'learnerId'>,
  copies: OwnCopies,
): OpenAttempt => {
  const before = open.given.get(itemId)?.seconds ?? 0;
  const stretch = { until: at, seconds: seconds - before };
  return {
    ...atWork(open, at),
    given: copies.map(open.given).set(itemId, { chosen, seconds }),
    quarters: withStretch(open.quarters, stretch, copies),
  };
};

const withRevealed = (
  open: OpenAttempt,
  data: DataOf<'AnswerRevealed'>,
  copies: OwnCopies,
): OpenAttempt => ({
  ...withAnswer(open, data, copies),
  revealed: copies.map(open.revealed).set(data.itemId, data.correct),
});

type Worked = Exclude<
  AttemptEvent,
  { type: 'PaperIssued' | 'QuizSubmitted' | 'AttemptVoided' | 'AttemptRescored' }
>;

const worked = (open: OpenAttempt, event: Worked, copies: OwnCopies): Attempt => {
  switch (event.type) {
    case 'AnswerGiven':
      return withAnswer(open, event.data, copies);
    case 'AnswerRevealed':
      return withRevealed(open, event.data, copies);
    case 'ItemFlagged':
    case 'AnswerStruck':
    case 'ItemNoted':
      return { ...open, marks: marksAfter(open.marks, event, copies) };
    case 'AttemptPaused':
      return { ...open, pausedAt: open.pausedAt ?? event.data.at };
    case 'AttemptResumed':
      return atWork(open, event.data.at);
    case 'ActivityRecorded':
      return open;
    default:
      return evolveAdaptive(open, event);
  }
};

const after = (state: Attempt, event: AttemptEvent, copies: OwnCopies): Attempt => {
  if (event.type === 'PaperIssued') return opened(event.data);
  if (state.status === 'absent') return state;
  const { paper } = state;
  switch (event.type) {
    case 'QuizSubmitted': {
      const marks = state.status === 'open' ? state.marks : {};
      return { status: 'submitted', paper, result: event.data, marks };
    }
    case 'AttemptVoided':
      return { status: 'voided', paper };
    case 'AttemptRescored':
      return state.status === 'submitted'
        ? { ...state, result: resultAfter(state.result, event.data) }
        : state;
    default:
      return state.status === 'open'
        ? worked({ ...state, written: writtenAfter(state.written, event) }, event, copies)
        : state;
  }
};

/** The attempt after these events; the answers and marks so far are copied once for all of them. */
export const evolveAttempt = (state: Attempt, events: Iterable<AttemptEvent>): Attempt => {
  const copies = ownCopies();
  let evolved = state;
  for (const event of events) evolved = after(evolved, event, copies);
  return evolved;
};
