import { milestoneGroup } from '../../facts/preventive-care/growth-and-aging.ts';
import { screeningDecisions, screeningSelections } from '../../facts/preventive-care/screening.ts';
import type { ItemModel } from '../item-model.ts';
import { categoryModel, situationModel } from '../professional-practice/practice-models.ts';

const source = 'Standard family medicine, pediatric and immunization references';

/** Screening and growth. */
export const preventiveModels: readonly ItemModel[] = [
  situationModel({
    id: 'pc-screening',
    problem: 'Choose the screening or advice for a well adult.',
    features: 'Age, sex, risk, proof of benefit.',
    slips: 'Testing because it is possible; the right test at the wrong age.',
    decisions: screeningDecisions,
    selections: screeningSelections,
    source,
  }),
  categoryModel({
    id: 'pc-milestone',
    problem: 'Recognize the age of a child from what the child can do.',
    features: 'Gross and fine motor, language and social abilities.',
    slips: 'Judging by one ability alone.',
    group: milestoneGroup,
    source,
  }),
];
