import { readinessStream } from '../../kernel/ids.ts';
import { readinessRecord } from '../../readiness/issue-estimate.ts';
import {
  type EvidencePaper,
  evidenceOn,
  evidencePaper,
  isEvidence,
} from '../../readiness/weigh-evidence.ts';
import type { Learner } from './learner.ts';
import type { HandedInQuiz } from './work.ts';

/** After each timed paper, how near the exam is: as the product's reaction tells it. */
export const foresight = ({ accountId: learnerId, recorder, field, ids }: Learner) => {
  const papers: EvidencePaper[] = [];
  return ({ result, handIn }: HandedInQuiz): void => {
    if (!isEvidence(result)) return;
    papers.push(evidencePaper(result));
    const { at, day, attemptId: causedBy } = result;
    const { answers: evidence } = evidenceOn(papers, { field, today: day });
    const about = { learnerId, at, day, field, evidence, causedBy };
    recorder.carryOut({
      decider: readinessRecord,
      stream: readinessStream(learnerId),
      command: { type: 'IssueReadinessEstimate', ...about },
      commandId: ids.estimateAfter(handIn),
      causedBy: handIn,
    });
  };
};
