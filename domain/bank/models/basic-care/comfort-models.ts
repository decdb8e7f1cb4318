import { castPool, tubePool } from '../../facts/basic-care/comfort-pools.ts';
import { dailyPractices } from '../../facts/basic-care/daily-practices.ts';
import { mineralDiets, specialDiets } from '../../facts/basic-care/diet-practices.ts';
import { eliminationGroup, stomaGroup } from '../../facts/basic-care/elimination-groups.ts';
import { eliminationPractices } from '../../facts/basic-care/elimination-practices.ts';
import { deviceGroup, gaitGroup, movementGroup } from '../../facts/basic-care/movement-groups.ts';
import { movingPractices } from '../../facts/basic-care/moving-practices.ts';
import { positionGroup, pressureInjuryGroup } from '../../facts/basic-care/position-groups.ts';
import type { ItemModel } from '../item-model.ts';
import { needCategoryModel } from '../nursing-needs/category-model.ts';
import { needFindingModel } from '../nursing-needs/finding-model.ts';
import { needPracticeModel } from '../nursing-needs/practice-model.ts';
import { feedingNumbersModel } from './feeding-models.ts';
import { oralIntakeModel } from './intake-models.ts';
import { nutritionNumbersModel } from './nutrition-models.ts';

/** Models of basic care and comfort. */
export const comfortModels: readonly ItemModel[] = [
  needPracticeModel({
    id: 'diet-minerals',
    need: 'comfort',
    problem: 'Food for a disease of kidney, heart, joints, blood or bone is to be chosen.',
    features: 'Content of potassium, sodium, purines, iron, calcium, phosphorus and fiber.',
    slips: 'Taking rich sources for poor ones; overlooking hidden salt.',
    practices: mineralDiets,
  }),
  needPracticeModel({
    id: 'diet-special',
    need: 'comfort',
    problem: 'Food that fits a drug, a disease of digestion or healing is to be chosen.',
    features: 'Vitamin K, gluten, tyramine, residue, fat and protein; speed of emptying.',
    slips: 'Hidden gluten, aged foods, fluids that are not clear.',
    practices: specialDiets,
  }),
  needPracticeModel({
    id: 'moving-care',
    need: 'comfort',
    problem: 'Walking aids, transfers, casts and traction are to be handled safely.',
    features: 'Strong and weak side, where weight goes, what must stay in line.',
    slips: 'Cane on the weak side; weight on the armpits; weights lifted.',
    practices: movingPractices,
  }),
  needPracticeModel({
    id: 'daily-care',
    need: 'comfort',
    problem: 'Care of feeding, elimination, hygiene, sleep, skin and comfort is to be judged.',
    features: 'What protects airway, skin, bladder, bowel and rest.',
    slips: 'Old habits such as massage of red skin, air to test a tube and late coffee.',
    practices: [...eliminationPractices, ...dailyPractices],
  }),
  needCategoryModel({
    id: 'skin-stage',
    need: 'comfort',
    problem: 'Damage of skin by pressure is to be staged.',
    features: 'Intact or open, depth, what covers the base, color.',
    slips: 'Staging a covered wound; taking moisture damage for pressure injury.',
    groups: [pressureInjuryGroup],
  }),
  needCategoryModel({
    id: 'position-and-aid',
    need: 'comfort',
    problem: 'A position or device that fits a need is to be chosen.',
    features: 'What gravity does; which function is lost and which is left.',
    slips: 'The wrong side; a device that asks for strength the client lacks.',
    groups: [positionGroup, deviceGroup],
  }),
  needCategoryModel({
    id: 'movement-named',
    need: 'comfort',
    problem: 'A gait or a movement of a joint is to be named.',
    features: 'Order of crutches and feet; direction from the midline.',
    slips: 'Mixing adduction with abduction and swing-to with swing-through.',
    groups: [gaitGroup, movementGroup],
  }),
  needCategoryModel({
    id: 'elimination-named',
    need: 'comfort',
    problem: 'A problem of urine or the output of a stoma is to be recognized.',
    features: 'When leakage occurs, volume, feeling; how firm the output is.',
    slips: 'Mixing urge with functional and stress with overflow leakage.',
    groups: [eliminationGroup, stomaGroup],
  }),
  needFindingModel({
    id: 'comfort-watch',
    need: 'comfort',
    problem:
      'A finding with casts, traction, stomas or catheters that needs action is to be found.',
    features: 'Pain, color, feeling, pulse, odor, output, fever.',
    slips: 'Alarm at itching, mucus or gas; calm at pain on stretch or a dark stoma.',
    pools: [castPool, tubePool],
  }),
  oralIntakeModel,
  nutritionNumbersModel,
  feedingNumbersModel,
];
