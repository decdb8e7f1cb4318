import { examsOf, isSimulationExam } from '../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';

/** Pixels of the panel under its title: with one exam, and what each other one adds. */
const first = 144;
const other = 80;

/** As high as the panel that comes: one row for each exam of single questions. */
export const ReadinessSkeleton = ({ field }: { readonly field: FieldCode | null }) => {
  const rows = (field ? examsOf(field) : []).filter(
    ({ name }) => !field || !isSimulationExam(field, name),
  ).length;
  return rows === 0 ? null : <PanelSkeleton height={`${first + (rows - 1) * other}px`} />;
};
