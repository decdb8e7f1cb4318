import type { Check } from './checks.ts';
import type { Fact } from './fact.ts';

/** Which test to follow during treatment. */
export const monitorFacts: readonly Fact<Check>[] = [
  {
    id: 'clozapine-anc',
    drugs: ['clozapine'],
    step2: ['behavioral-health', 'Psychotic disorders'],
    scene:
      'Clozapine was begun a month ago, after two other antipsychotics had failed. Blood is drawn each week at this stage.',
    ask: 'Which result is this follow-up chiefly meant for?',
    key: 'neutrophils',
    wrong: ['tsh', 'inr', 'potassium', 'uric', 'lithium', 'hemoglobin'],
  },
  {
    id: 'infliximab-tb',
    drugs: ['infliximab'],
    step2: ['gastrointestinal', 'Inflammatory bowel disease'],
    scene: 'Infliximab is planned for Crohn disease that has not answered to other drugs.',
    ask: 'Which test must come before the first infusion?',
    key: 'tb',
    wrong: ['echo', 'uric', 'hearing', 'tsh', 'inr', 'bone'],
  },
  {
    id: 'tenofovir-viral',
    drugs: ['tenofovir'],
    step2: ['immune', 'HIV infection'],
    scene:
      'A {patient} with HIV has taken a regimen with tenofovir for two months and asks how its success is measured.',
    ask: 'Which test answers the question?',
    key: 'cd4',
    wrong: ['ck', 'uric', 'neutrophils', 'tsh', 'ferritin', 'hemoglobin'],
  },
  {
    id: 'tacrolimus-potassium',
    drugs: ['tacrolimus'],
    step1: ['blood-lymph-immune', 'Immunopharmacology'],
    scene:
      'A kidney transplant recipient takes tacrolimus and was given trimethoprim-sulfamethoxazole to prevent Pneumocystis pneumonia.',
    ask: 'Which electrolyte is most likely to become dangerous?',
    key: 'potassium',
    wrong: ['sodium', 'calcium', 'ferritin', 'ammonia', 'lithium', 'hemoglobin'],
  },
];
