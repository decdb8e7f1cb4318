import { tannerGroup } from '../../facts/growth/development-groups.ts';
import type { ItemModel } from '../item-model.ts';
import { needCategoryModel } from '../nursing-needs/category-model.ts';
import { pubertyOthers } from './growth-places.ts';
import { milestoneDueModel, milestoneLateModel } from './milestone-models.ts';

/** Models of health promotion and maintenance. */
export const promotionModels: readonly ItemModel[] = [
  milestoneDueModel,
  milestoneLateModel,
  needCategoryModel({
    id: 'tanner-stage',
    need: 'promotion',
    problem: 'Bodily signs of puberty are to be staged.',
    features: 'Breast contour, size of testes and penis, kind and spread of pubic hair.',
    slips: 'Taking the stage before or after; staging by age.',
    groups: [{ ...tannerGroup, others: pubertyOthers }],
  }),
];
