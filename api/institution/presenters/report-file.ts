import { stringify } from 'csv-stringify/sync';
import type { ReportRow } from '../../../domain/contracts/institution.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { dayIn, utc } from '../../../domain/kernel/time.ts';

const columns = [
  ...['Name', 'Cohort', 'Field', 'Joined', 'Quizzes', 'Questions', 'Study minutes'],
  ...['Streak', 'Last studied', 'Readiness', 'Weak areas'],
];

const tooEarly = 'too early to say';

const readinessOf = ({ readiness }: ReportRow): string =>
  readiness
    .map(({ exam, likelihood }) => `${exam}: ${likelihood === null ? tooEarly : `${likelihood}%`}`)
    .join('; ') || tooEarly;

const areasOf = ({ weakAreas }: ReportRow): string =>
  weakAreas
    .map(({ area, correct, total }) => `${area}: ${percent(correct, total)}% of ${total}`)
    .join('; ');

/** A line a learner. A cell that a spreadsheet would take for a formula is made a text. */
export const reportFile = (
  rows: readonly ReportRow[],
  cohorts: ReadonlyMap<string, string>,
): string =>
  stringify(
    rows.map((row) => [
      row.name,
      (row.cohortId && cohorts.get(row.cohortId)) ?? '',
      row.field ?? '',
      dayIn(utc, row.since),
      row.quizzes,
      row.questions,
      Math.round(row.studyTime / 60),
      row.streak,
      row.lastStudied ?? '',
      readinessOf(row),
      areasOf(row),
    ]),
    { header: true, columns, escape_formulas: true, record_delimiter: 'windows' },
  );
