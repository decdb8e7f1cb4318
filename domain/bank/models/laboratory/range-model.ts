import { randomFrom, seedOf, shuffled } from '../../../kernel/random.ts';
import type { LaboratoryTest, OddResult } from '../../facts/laboratory/laboratory-test.ts';
import { laboratoryTests } from '../../facts/laboratory/laboratory-tests.ts';
import type { Choice, ItemModel, SingleDraft } from '../item-model.ts';
import { placesOf } from '../nursing-conditions/nursing-places.ts';

/** Tests that would not stay normal beside each other's abnormal result. */
const together: readonly (readonly string[])[] = [
  ['hemoglobin', 'hematocrit', 'mcv', 'ferritin', 'reticulocytes', 'iron', 'tibc', 'b12'],
  ['white-cells', 'neutrophils', 'platelets'],
  ['creatinine', 'urea', 'potassium', 'phosphate', 'uric-acid'],
  ['potassium', 'magnesium', 'calcium', 'phosphate'],
  ['sodium', 'osmolality', 'chloride'],
];

const salts = ['sodium', 'potassium', 'chloride', 'calcium', 'magnesium', 'phosphate'];
const cells = ['hemoglobin', 'white-cells', 'platelets', 'eosinophils', 'mcv'];
const kidneys = ['creatinine', 'glucose', 'urea'];

const beside: Readonly<Partial<Record<LaboratoryTest['panel'], readonly string[]>>> = {
  metabolic: [...salts, ...cells, ...kidneys],
  'blood-count': [...salts, ...kidneys],
  coagulation: [...salts, ...kidneys],
  gases: [...cells.filter((id) => id !== 'mcv'), 'sodium', 'calcium', 'magnesium'],
};

type OddTest = LaboratoryTest & { readonly odd: OddResult };

const isAsked = (test: LaboratoryTest): test is OddTest =>
  test.odd !== undefined && beside[test.panel] !== undefined;

const normalBeside = (test: OddTest): Choice[] =>
  shuffled(laboratoryTests, randomFrom(seedOf(`range/${test.id}`)))
    .filter(({ id }) => id !== test.id && beside[test.panel]?.includes(id))
    .filter(({ id }) => !together.some((ids) => ids.includes(id) && ids.includes(test.id)))
    .map(({ label, usual, reference }) => ({
      text: `${label} ${usual}`,
      why: `The usual range is ${reference}, so this result needs no action.`,
    }));

const rangeDraft = (test: OddTest): SingleDraft => ({
  type: 'single',
  name: test.id,
  facts: [test.id],
  places: placesOf(
    {},
    {
      rn: 'Laboratory values interpretation',
      lpn: 'Laboratory values and specimen collection',
    },
  ),
  level: 'application',
  stem: `Today's results of ${test.odd.client} are on the screen. Which of them should the {clinician} follow up?`,
  key: { text: `${test.label} ${test.odd.value}`, why: test.odd.why },
  distractors: normalBeside(test),
  explanation: `The usual range of this test is ${test.reference}. ${test.odd.why}`,
  source: 'Standard laboratory and diagnostic test reference texts',
});

/** One result outside its range among normal ones. */
export const rangeModel: ItemModel = {
  id: 'lab-out-of-range',
  version: 1,
  problem: 'Among the results of one client one lies outside its range and matters.',
  features: 'The reference range of each test and the state of the client.',
  slips: 'A range confused with that of another test; a normal value near a limit.',
  drafts: () => laboratoryTests.filter(isAsked).map(rangeDraft),
};
