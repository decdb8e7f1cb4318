import {
  evidenceDecisions,
  evidenceSelections,
} from '../../facts/biostatistics/evidence-decisions.ts';
import {
  biasGroup,
  designGroup,
  methodGroup,
  phaseGroup,
} from '../../facts/biostatistics/study-groups.ts';
import type { ItemModel } from '../item-model.ts';
import { categoryModel, situationModel } from '../professional-practice/practice-models.ts';
import { testSums } from './test-sums.ts';

const source = 'Standard epidemiology and biostatistics texts';

/** Studies, their flaws, their numbers and what they mean. */
export const evidenceModels: readonly ItemModel[] = [
  categoryModel({
    id: 'bs-design',
    problem: 'Recognize the design of a study from its description.',
    features: 'Where the study starts, direction in time, assignment, unit of analysis.',
    slips: 'Cohort for case-control; survey for cohort; crossover for parallel trial.',
    group: designGroup,
    source,
  }),
  categoryModel({
    id: 'bs-bias',
    problem: 'Recognize what makes a result misleading.',
    features: 'Who entered, who left, who measured, what else differs, when the clock starts.',
    slips: 'Lead time for length time; confounding for selection; observer for recall.',
    group: biasGroup,
    source,
  }),
  categoryModel({
    id: 'bs-method',
    problem: 'Choose the statistical method that fits the data.',
    features: 'Kind of outcome, number of groups, pairing, censoring.',
    slips: 'A t test for proportions; unpaired for paired; many t tests for one analysis.',
    group: methodGroup,
    source,
  }),
  categoryModel({
    id: 'bs-phase',
    problem: 'Recognize the phase of drug development.',
    features: 'Who takes part, how many, what is asked, before or after approval.',
    slips: 'Phase II for III; phase IV taken for a trial before approval.',
    group: phaseGroup,
    source,
  }),
  situationModel({
    id: 'bs-evidence',
    problem: 'Interpret a result, a test or a claim.',
    features: 'Interval, error, cutoff, prevalence, outcome, analysis.',
    slips: 'P value as the probability of truth; relative for absolute; surrogate for benefit.',
    decisions: evidenceDecisions,
    selections: evidenceSelections,
    source,
  }),
  ...testSums,
];
