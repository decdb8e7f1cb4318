import { milestoneGroup } from '../../facts/preventive-care/growth-and-aging.ts';
import {
  immunizationDecisions,
  immunizationSelections,
} from '../../facts/preventive-care/immunization.ts';
import {
  preventionGroup,
  screeningDecisions,
  screeningSelections,
} from '../../facts/preventive-care/prevention.ts';
import type { ItemModel } from '../item-model.ts';
import { categoryModel, situationModel } from '../professional-practice/practice-models.ts';

const source = 'Standard family medicine, pediatric and immunization references';

/** Prevention, vaccines, growth and aging. */
export const preventiveModels: readonly ItemModel[] = [
  categoryModel({
    id: 'pc-level',
    problem: 'Recognize the level of prevention of a measure.',
    features: 'Whether disease is absent, silent or established, and who is addressed.',
    slips: 'Taking screening for primary and treatment of risk for tertiary prevention.',
    group: preventionGroup,
    source,
  }),
  situationModel({
    id: 'pc-screening',
    problem: 'Choose the screening or advice for a well adult.',
    features: 'Age, sex, risk, proof of benefit.',
    slips: 'Testing because it is possible; the right test at the wrong age.',
    decisions: screeningDecisions,
    selections: screeningSelections,
    source,
  }),
  situationModel({
    id: 'pc-vaccine',
    problem: 'Decide about a vaccine.',
    features: 'Age, pregnancy, immune state, earlier doses, exposure, true contraindications.',
    slips: 'Delaying for mild illness; live vaccine when barred; restarting a series.',
    decisions: immunizationDecisions,
    selections: immunizationSelections,
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
