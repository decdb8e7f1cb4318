import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { dayIn, type TimeZone } from '../../domain/kernel/time.ts';
import {
  answersThatCount,
  type EvidencePaper,
  isEvidence,
} from '../../domain/measurement/evidence.ts';
import type { IssueReadinessEstimate } from '../../domain/readiness/issue-estimate.ts';
import type { Handled } from '../projection.ts';
import { lifted } from '../runtime/fold-event.ts';
import type { RescoreWorld } from './rescore-attempts.ts';

export type Evidence = { readonly papers: readonly EvidencePaper[]; readonly timeZone: TimeZone };

export type ReadinessWorld = Pick<RescoreWorld, 'readPosition' | 'checkpoint'> & {
  readonly log: Pick<RescoreWorld['log'], 'subscribe'>;
  /** Undefined while the learner has no timed paper. */
  readonly evidenceOf: (learner: AccountId) => Promise<Evidence | undefined>;
  /** Carries the command out on behalf of the event it answers. */
  readonly send: (command: IssueReadinessEstimate, cause: RecordedBoardwellEvent) => Promise<void>;
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

const commandFor = (
  event: Cause,
  { papers, timeZone }: Evidence,
): IssueReadinessEstimate | undefined => {
  const { learnerId, at, attemptId } = event.data;
  const field = fieldOf(event, papers);
  if (!field) return undefined;
  return {
    type: 'IssueReadinessEstimate',
    ...{ learnerId, at, field },
    day: event.type === 'QuizSubmitted' ? event.data.day : dayIn(timeZone, at),
    evidence: answersThatCount(papers, { field, at }),
    causedBy: attemptId,
  };
};

const isCause = (event: RecordedBoardwellEvent): event is Cause =>
  event.type === 'AttemptRescored' || (event.type === 'QuizSubmitted' && isEvidence(event.data));

const answer = async (
  { readPosition, evidenceOf, send }: ReadinessWorld,
  event: Cause,
  signal: AbortSignal,
): Promise<void> => {
  while (
    !(await readPosition.reached(['readiness-evidence', 'accounts'], event.position, readModelMs))
  ) {
    if (signal.aborted) return;
  }
  const evidence = await evidenceOf(event.data.learnerId);
  const command = evidence && commandFor(event, evidence);
  if (command) await send(command, event);
};

/**
 * After each timed paper, and when one is rescored, the learner is told anew how ready they are.
 * Runs until the signal; throws what the log, the read models and `send` throw, and skips nothing
 * when it is started again, for the commands repeat themselves without effect.
 */
export const issueReadiness = async (world: ReadinessWorld, signal: AbortSignal): Promise<void> => {
  const after = await world.checkpoint.read();
  const types = ['QuizSubmitted', 'AttemptRescored'];
  for await (const { events, upTo } of world.log.subscribe({ after, types, signal })) {
    for (const event of events.map(lifted)) {
      if (isCause(event)) await answer(world, event, signal);
    }
    if (signal.aborted) return;
    await world.checkpoint.write(upTo);
  }
};
