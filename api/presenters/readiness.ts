import { areaName } from '../../domain/blueprints/blueprints.ts';
import { examsOf } from '../../domain/contracts/exams.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import type { ExamReadiness, ReadinessView } from '../../domain/contracts/readiness.ts';
import { percentOfToTenth } from '../../domain/kernel/percent.ts';
import { countByArea, examAhead } from '../../domain/measurement/evidence.ts';
import {
  type AreaEvidence,
  missingIn,
  needed,
  readinessFormula,
} from '../../domain/measurement/readiness.ts';
import type { ReadinessPoint, ReadinessRow } from '../../projectors/readiness/readiness.ts';

type Place = { readonly field: FieldCode; readonly exam: string; readonly mark: number };

/** The outline of today with the counts of the estimate. */
const areasOf = (
  { field, exam }: Place,
  row: ReadinessRow | undefined,
): readonly AreaEvidence[] => {
  const counts = new Map(row?.latest.areas.map((area) => [area.area, area]));
  return countByArea(field, exam, []).map((area) => ({ ...area, ...counts.get(area.area) }));
};

const missing = (place: Place, row: ReadinessRow | undefined): ExamReadiness['missing'] => {
  const { items, areas } = missingIn(areasOf(place, row));
  const named = areas.map(({ area, items: more }) => ({
    name: areaName(place.exam, area),
    items: more,
  }));
  return { items, areas: named };
};

const point = ({ day, items, likelihood, expected, low, high }: ReadinessPoint) => ({
  ...{ day, items, likelihood, expected, low, high },
});

const earlier = ({ latest, history }: ReadinessRow): ExamReadiness['previous'] => {
  const found = history.findLast(({ day, likelihood }) => likelihood !== null && day < latest.day);
  return found?.likelihood == null ? null : { day: found.day, likelihood: found.likelihood };
};

const nothing = {
  ...{ day: null, items: 0, likelihood: null, expected: null, low: null, high: null },
  ...{ previous: null, change: null },
} as const;

const told = (row: ReadinessRow) => {
  const { day, items, likelihood, expected, low, high } = row.latest;
  const previous = earlier(row);
  const change = likelihood === null || !previous ? null : likelihood - previous.likelihood;
  return { day, items, likelihood, expected, low, high, previous, change };
};

const ofExam = (place: Place, row: ReadinessRow | undefined): ExamReadiness => ({
  exam: place.exam,
  mark: row?.latest.mark ?? place.mark,
  ...(row ? told(row) : nothing),
  neededItems: needed.items,
  missing: missing(place, row),
  history: (row?.history ?? []).map(point),
});

/** One entry for each exam of the field that is made of single questions. */
export const presentReadiness = (
  field: FieldCode | null,
  rows: readonly ReadinessRow[],
): ReadinessView => ({
  formula: readinessFormula,
  exams: (field ? examsOf(field) : []).flatMap(({ name: exam }) => {
    const ahead = field && examAhead(field, exam);
    if (!ahead) return [];
    const row = rows.find(({ latest }) => latest.field === field && latest.exam === exam);
    return [ofExam({ field, exam, mark: percentOfToTenth(ahead.standard) }, row)];
  }),
});
