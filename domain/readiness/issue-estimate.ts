import { examsOf } from '../contracts/exams.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, AttemptId } from '../kernel/ids.ts';
import { percentOfToTenth } from '../kernel/percent.ts';
import { accepted } from '../kernel/result.ts';
import type { CalendarDay, Instant } from '../kernel/time.ts';
import { itemsIn, readiness, readinessFormula } from './estimate.ts';
import type { ReadinessEvent } from './events.ts';
import { countByArea, type EvidenceAnswer, examAhead } from './weigh-evidence.ts';

export type IssueReadinessEstimate = {
  readonly type: 'IssueReadinessEstimate';
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly field: FieldCode;
  /** The newest first-seen answers of timed papers. */
  readonly evidence: readonly EvidenceAnswer[];
  readonly causedBy: AttemptId;
};

const noEstimate = { likelihood: null, expected: null, low: null, high: null } as const;

const estimateOf = (command: IssueReadinessEstimate, exam: string): ReadinessEvent[] => {
  const { learnerId, at, day, field, evidence, causedBy } = command;
  const ahead = examAhead(field, exam);
  if (!ahead) return [];
  const areas = countByArea(field, exam, evidence);
  const estimate = readiness(areas, ahead);
  return [
    {
      type: 'ReadinessEstimated',
      data: {
        learnerId,
        at,
        day,
        field,
        exam,
        formula: readinessFormula,
        items: itemsIn(areas),
        areas: areas.map(({ weight: _, ...counted }) => counted),
        ...(estimate ?? noEstimate),
        reason: estimate ? null : 'not-enough',
        mark: percentOfToTenth(ahead.standard),
        questions: ahead.questions,
        causedBy,
      },
    },
  ];
};

/** One estimate for each exam of the field; it depends on the evidence only, never on the last one. */
export const readinessRecord: Decider<null, IssueReadinessEstimate, ReadinessEvent, never> = {
  initial: null,
  decide: (command) =>
    accepted(examsOf(command.field).flatMap(({ name }) => estimateOf(command, name))),
  evolve: () => null,
};
