import { laboratoryTests } from '../../bank/facts/laboratory/laboratory-tests.ts';
import { laboratoryValues } from '../../bank/facts/laboratory/laboratory-values.ts';
import type { LaboratoryValue } from '../../contracts/laboratory.ts';
import type { StudySheet } from '../../contracts/study-sheets.ts';
import { table } from './sheet-blocks.ts';

const criticalOf = new Map(laboratoryTests.map(({ id, critical }) => [id, critical ?? '']));

const rowOf = ({ id, label, reference, si }: LaboratoryValue): readonly string[] => [
  label,
  reference,
  si ?? 'the same',
  criticalOf.get(id) ?? '',
];

/** The ranges a learner may look into beside an exam, with the levels at which a laboratory calls. */
export const laboratorySheet: StudySheet = {
  id: 'laboratory-values',
  title: 'Laboratory values',
  summary:
    'Adult reference ranges in conventional and SI units, and the levels that are called in.',
  sections: [...Map.groupBy(laboratoryValues, ({ group }) => group)].map(([heading, values]) => ({
    heading,
    blocks: [table(['Test', 'Usual range', 'SI units', 'Called in at once'], values.map(rowOf))],
  })),
  note: 'Common ranges of adults. Each laboratory prints its own, and those count for its results.',
  sources: ['Standard laboratory references'],
};
