import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type CalendarDay, dayIn, type Instant, type TimeZone } from '../../domain/kernel/time.ts';
import { causeOf } from '../../domain/ports/effects.ts';
import type { ReadPosition } from '../../domain/ports/read-position.ts';
import type { IssueReadinessEstimate } from '../../domain/readiness/issue-estimate.ts';
import {
  type EvidencePaper,
  evidenceOn,
  isEvidence,
} from '../../domain/readiness/weigh-evidence.ts';
import type { Handled } from '../projection.ts';
import { type Answering, answerEvents } from './answer-events.ts';
import type { Act } from './effects.ts';

export type TimedPapers = {
  readonly papers: readonly EvidencePaper[];
  readonly timeZone: TimeZone;
};

export type ReadinessWorld = Answering & {
  readonly readPosition: ReadPosition;
  /** Undefined while the learner has no timed paper. */
  readonly evidenceOf: (learner: AccountId) => Promise<TimedPapers | undefined>;
  readonly tell: Act<IssueReadinessEstimate>;
};

type Cause = Handled<'QuizSubmitted'> | Handled<'AttemptRescored'>;

const readModelMs = 2000;

/** Undefined where the attempt was no timed paper, or is too old to count. */
const fieldOf = (
  { type, data }: Cause,
  papers: readonly EvidencePaper[],
): FieldCode | undefined => {
  if (type === 'QuizSubmitted') return data.field;
  return papers.find(({ attemptId }) => attemptId === data.attemptId)?.field;
};

/** Papers stand in log order: those after a paper are not what its own estimate is made of. */
const knownBy = ({ type, data }: Cause, papers: readonly EvidencePaper[]) => {
  if (type === 'AttemptRescored') return papers;
  const place = papers.findIndex(({ attemptId }) => attemptId === data.attemptId);
  return place < 0 ? papers.filter(({ at }) => at <= data.at) : papers.slice(0, place + 1);
};

/** An estimate is of the newest of what it is made of; a key may have been mended before that. */
const momentOf = ({ data }: Cause, papers: readonly EvidencePaper[]): Instant =>
  [data.at, ...papers.map(({ at }) => at)].sort().at(-1) ?? data.at;

const dayOf = ({ type, data }: Cause, at: Instant, timeZone: TimeZone): CalendarDay =>
  type === 'QuizSubmitted' && data.at === at ? data.day : dayIn(timeZone, at);

const commandFor = (
  event: Cause,
  { papers, timeZone }: TimedPapers,
): IssueReadinessEstimate | undefined => {
  const { learnerId, attemptId } = event.data;
  const field = fieldOf(event, papers);
  if (!field) return undefined;
  const known = knownBy(
    event,
    papers.filter((paper) => paper.field === field),
  );
  const at = momentOf(event, known);
  const day = dayOf(event, at, timeZone);
  const { answers: evidence } = evidenceOn(known, { field, today: day });
  const about = { learnerId, at, day, field, causedBy: attemptId };
  return { type: 'IssueReadinessEstimate', ...about, evidence };
};

const isCause = (event: RecordedBoardwellEvent): event is Cause =>
  event.type === 'AttemptRescored' || (event.type === 'QuizSubmitted' && isEvidence(event.data));

const answer = async (
  { readPosition, evidenceOf, tell }: ReadinessWorld,
  event: Cause,
  signal: AbortSignal,
): Promise<void> => {
  const reads = ['readiness-evidence', 'accounts'];
  while (!(await readPosition.reached(reads, event.position, readModelMs))) {
    if (signal.aborted) return;
  }
  const evidence = await evidenceOf(event.data.learnerId);
  const command = evidence && commandFor(event, evidence);
  if (command) await tell(causeOf(event), command.learnerId, command);
};

/**
 * After each timed paper, and when one is rescored, the learner is told anew how ready they are.
 * Runs until the signal; throws what an outage throws, and skips nothing when it is started again,
 * for the commands repeat themselves without effect.
 */
export const issueReadiness = (world: ReadinessWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      types: ['QuizSubmitted', 'AttemptRescored'],
      keyOf: ({ meta, stream }) => meta.subject ?? stream,
      // An estimate is made of the papers up to its own, whenever it is told.
      behindParked: 'pass',
      answer: async (event, ends) => {
        if (isCause(event)) await answer(world, event, ends);
      },
    },
    signal,
  );
