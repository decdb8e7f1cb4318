import { agingPool } from '../../facts/growth/aging-pool.ts';
import { behaviorPractices } from '../../facts/growth/behavior-practices.ts';
import {
  eriksonGroup,
  hospitalFearGroup,
  playGroup,
  tannerGroup,
  thinkingGroup,
} from '../../facts/growth/development-groups.ts';
import {
  communityGroup,
  screeningGroup,
  techniqueGroup,
} from '../../facts/growth/health-groups.ts';
import { preventionPractices } from '../../facts/growth/prevention-practices.ts';
import {
  newbornPool,
  postpartumPool,
  pregnancyPool,
} from '../../facts/maternal-newborn/finding-pools.ts';
import { motherPractices } from '../../facts/maternal-newborn/mother-practices.ts';
import { newbornSkinGroup, reflexGroup } from '../../facts/maternal-newborn/newborn-groups.ts';
import { newbornPractices } from '../../facts/maternal-newborn/newborn-practices.ts';
import {
  fetalPatternGroup,
  laborStageGroup,
  pregnancyProblemGroup,
  pregnancySignGroup,
} from '../../facts/maternal-newborn/pregnancy-groups.ts';
import type { ItemModel } from '../item-model.ts';
import { apgarModel } from '../maternal-newborn/apgar-model.ts';
import { dueDateModel, obstetricHistoryModel } from '../maternal-newborn/history-models.ts';
import { needCategoryModel } from '../nursing-needs/category-model.ts';
import { needFindingModel } from '../nursing-needs/finding-model.ts';
import { needPracticeModel } from '../nursing-needs/practice-model.ts';
import { packYearsModel } from './exposure-models.ts';
import { growthOthers, prenatalOthers, pubertyOthers } from './growth-places.ts';
import { milestoneDueModel, milestoneLateModel } from './milestone-models.ts';

/** Models of health promotion and maintenance. */
export const promotionModels: readonly ItemModel[] = [
  milestoneDueModel,
  milestoneLateModel,
  needCategoryModel({
    id: 'growth-stage',
    need: 'promotion',
    problem: 'A child’s or adult’s behavior is to be matched to a stage of development.',
    features: 'The age, and what the person strives for, fears or understands.',
    slips: 'Taking an earlier or later stage; calling normal behavior a problem.',
    groups: [
      { ...eriksonGroup, others: growthOthers(undefined) },
      thinkingGroup,
      playGroup,
      hospitalFearGroup,
    ],
  }),
  needCategoryModel({
    id: 'tanner-stage',
    need: 'promotion',
    problem: 'Bodily signs of puberty are to be staged.',
    features: 'Breast contour, size of testes and penis, kind and spread of pubic hair.',
    slips: 'Taking the stage before or after; staging by age.',
    groups: [{ ...tannerGroup, others: pubertyOthers }],
  }),
  needCategoryModel({
    id: 'pregnancy-picture',
    need: 'promotion',
    problem: 'Changes and problems of pregnancy are to be recognized.',
    features: 'Weeks of pregnancy, pain, color of blood, what is felt on examination.',
    slips: 'Mixing previa with abruption, and normal changes with one another.',
    groups: [
      { ...pregnancySignGroup, others: prenatalOthers },
      { ...pregnancyProblemGroup, others: prenatalOthers },
    ],
  }),
  needCategoryModel({
    id: 'labor-picture',
    need: 'promotion',
    problem: 'The stage of labor or the pattern of the fetal heart is to be named.',
    features: 'Dilation, behavior, birth and placenta; shape and timing of changes in rate.',
    slips: 'Mixing late with early decelerations; counting recovery as the third stage.',
    groups: [laborStageGroup, fetalPatternGroup],
  }),
  needCategoryModel({
    id: 'newborn-picture',
    need: 'promotion',
    problem: 'Reflexes and marks of the newborn are to be named.',
    features: 'What brings the response about; color, borders and course of a mark.',
    slips: 'Mixing swellings that cross sutures with those that stop there.',
    groups: [reflexGroup, newbornSkinGroup],
  }),

  needFindingModel({
    id: 'mother-newborn-watch',
    need: 'promotion',
    problem: 'Among findings around birth the one that means danger is to be found.',
    features: 'The range of normal in pregnancy, after birth and in the newborn.',
    slips: 'Alarm at usual changes; calm at early signs of bleeding, infection or distress.',
    pools: [newbornPool, postpartumPool, pregnancyPool],
  }),
  needFindingModel({
    id: 'aging-or-illness',
    need: 'promotion',
    problem: 'Aging is to be told from illness.',
    features: 'Slow and even change against sudden, one-sided or disabling change.',
    slips: 'Taking disease for age, and age for disease.',
    pools: [agingPool],
  }),
  obstetricHistoryModel,
  dueDateModel,
  apgarModel,
  packYearsModel,
  needCategoryModel({
    id: 'screening-choice',
    need: 'promotion',
    problem: 'A test, technique or service that fits a person is to be chosen.',
    features: 'Age, sex, pregnancy, exposure; the sign looked for; the need of the family.',
    slips: 'Screening the wrong group; the wrong side of the stethoscope; the wrong service.',
    groups: [screeningGroup, techniqueGroup, communityGroup],
  }),
  needPracticeModel({
    id: 'mother-care',
    need: 'promotion',
    problem: 'Care and self-care in pregnancy, labor and after birth are to be chosen.',
    features: 'What the changes of pregnancy and birth ask for and what they forbid.',
    slips: 'Lay beliefs and habits that harm mother or fetus.',
    practices: motherPractices,
  }),
  needPracticeModel({
    id: 'newborn-care',
    need: 'promotion',
    problem: 'Care of the newborn is to be chosen or corrected.',
    features: 'Warmth, feeding, sleep, skin and light therapy.',
    slips: 'Old habits in feeding, sleep and care of the cord.',
    practices: newbornPractices,
  }),
  needPracticeModel({
    id: 'health-habits',
    need: 'promotion',
    problem: 'Preventive care and habits are to be judged.',
    features: 'What lowers risk, at which age, and what makes a reading or test true.',
    slips: 'Myths about vaccines, tobacco, sun, alcohol and tests.',
    practices: [...preventionPractices, ...behaviorPractices],
  }),
];
