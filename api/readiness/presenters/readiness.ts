import { areaName } from '../../../domain/bank/blueprints/blueprints.ts';
import { examsOf } from '../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import type { ExamReadiness, ReadinessView } from '../../../domain/contracts/readiness.ts';
import { percentOfToTenth } from '../../../domain/kernel/percent.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import {
  type AreaEvidence,
  type ExamAhead,
  itemsIn,
  missingIn,
  needed,
  readiness,
  readinessFormula,
} from '../../../domain/readiness/estimate.ts';
import {
  countByArea,
  type Evidence,
  type EvidencePaper,
  evidenceOn,
  examAhead,
} from '../../../domain/readiness/weigh-evidence.ts';
import type { ReadinessPoint, ReadinessRow } from '../../../projectors/readiness/readiness.ts';

type ExamDay = { readonly exam: string; readonly ahead: ExamAhead };

export type Readied = {
  readonly field: FieldCode | null;
  /** None of them after that day. */
  readonly papers: readonly EvidencePaper[];
  readonly rows: readonly ReadinessRow[];
  /** The learner's own day that is looked at. */
  readonly today: CalendarDay;
};

const missing = (exam: string, counted: readonly AreaEvidence[]): ExamReadiness['missing'] => {
  const { items, areas } = missingIn(counted);
  const named = areas.map(({ area, items: more }) => ({
    name: areaName(exam, area),
    items: more,
  }));
  return { items, areas: named };
};

const point = ({ day, items, likelihood, expected, low, high }: ReadinessPoint) => ({
  day,
  items,
  likelihood,
  expected,
  low,
  high,
});

/** The newest estimate of an earlier day that was made as today's is. */
const earlier = (
  history: readonly ReadinessPoint[],
  { to }: Evidence,
): ExamReadiness['previous'] => {
  const found = history.findLast(
    ({ day, likelihood, formula }) =>
      likelihood !== null && formula === readinessFormula && to !== null && day < to,
  );
  return found?.likelihood == null ? null : { day: found.day, likelihood: found.likelihood };
};

const noEstimate = { likelihood: null, expected: null, low: null, high: null } as const;

const changeSince = (previous: ExamReadiness['previous'], likelihood: number | null) =>
  likelihood === null || !previous ? null : likelihood - previous.likelihood;

const ofExam = (
  { exam, ahead }: ExamDay,
  areas: readonly AreaEvidence[],
  { evidence, history }: { evidence: Evidence; history: readonly ReadinessPoint[] },
): ExamReadiness => {
  const estimate = readiness(areas, ahead) ?? noEstimate;
  const previous = earlier(history, evidence);
  return {
    exam,
    mark: percentOfToTenth(ahead.standard),
    ...estimate,
    day: evidence.to,
    from: evidence.from,
    expired: evidence.expired,
    items: itemsIn(areas),
    previous,
    change: changeSince(previous, estimate.likelihood),
    neededItems: needed.items,
    missing: missing(exam, areas),
    history: history.map(point),
  };
};

/**
 * One entry for each exam of the field that is made of single questions, by what counts on that
 * day; its history is what was told by then.
 */
export const presentReadiness = ({ field, papers, rows, today }: Readied): ReadinessView => ({
  formula: readinessFormula,
  exams: (field ? examsOf(field) : []).flatMap(({ name: exam }) => {
    const ahead = field && examAhead(field, exam);
    if (!ahead) return [];
    const evidence = evidenceOn(papers, { field, today });
    const row = rows.find(({ latest }) => latest.field === field && latest.exam === exam);
    const history = (row?.history ?? []).filter(({ day }) => day <= today);
    return [
      ofExam({ exam, ahead }, countByArea(field, exam, evidence.answers), { evidence, history }),
    ];
  }),
});
