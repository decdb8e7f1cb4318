import type { QuizResult, Rescoring } from '../../domain/attempt/events.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import {
  type EvidencePaper,
  evidencePaper,
  evidenceWindow,
  isEvidence,
  weighed,
} from '../../domain/readiness/weigh-evidence.ts';
import { projection } from '../projection.ts';

/** A learner's newest first-seen answers of timed papers, oldest paper first. */
export type ReadinessEvidenceRow = {
  readonly learnerId: AccountId;
  readonly papers: readonly EvidencePaper[];
};

/** A paper stays as long as some of its answers are among the field's newest. */
const newest = (papers: readonly EvidencePaper[]): readonly EvidencePaper[] =>
  papers.filter(({ field }, index) => {
    const after = papers.slice(index + 1).filter((paper) => paper.field === field);
    return after.reduce((sum, { answers }) => sum + answers.length, 0) < evidenceWindow.answers;
  });

const submitted = (
  row: ReadinessEvidenceRow | undefined,
  result: QuizResult,
): ReadinessEvidenceRow | undefined => {
  const paper = evidencePaper(result);
  if (paper.answers.length === 0) return row;
  return {
    learnerId: result.learnerId,
    papers: newest([...(row?.papers ?? []), paper]),
  };
};

const rescored = (
  row: ReadinessEvidenceRow,
  { attemptId, itemId, ...answer }: Rescoring,
): ReadinessEvidenceRow => ({
  ...row,
  papers: row.papers.map((paper) =>
    paper.attemptId === attemptId
      ? {
          ...paper,
          answers: paper.answers.map((one) =>
            one.itemId === itemId ? { itemId, area: one.area, ...weighed(answer) } : one,
          ),
        }
      : paper,
  ),
});

export const readinessEvidence = projection<ReadinessEvidenceRow>()({
  name: 'readiness-evidence',
  version: 4,
  table: 'readiness_evidence',
  owner: 'key',
  handles: ['QuizSubmitted', 'AttemptRescored'],
  columns: [],
  indexes: [],
  keys: ({ type, data }) =>
    type === 'AttemptRescored' || isEvidence(data) ? [data.learnerId] : [],
  evolve: (row, event) =>
    event.type === 'QuizSubmitted' ? submitted(row, event.data) : row && rescored(row, event.data),
});
