import { growthModels } from './growth/growth-models.ts';
import type { ItemModel } from './item-model.ts';
import { findingModels } from './medicine/finding-models.ts';
import { antidoteModel } from './pharmacology/antidote-model.ts';
import { physiologyModels } from './physiology/models.ts';
import { professionalPracticeModels } from './professional-practice/models.ts';
import { respiratoryCareModels } from './respiratory-care/models.ts';
import { respiratoryDataModels } from './respiratory-data/models.ts';

/** Every item model of the bank, subject by subject. */
export const allModels: readonly ItemModel[] = [
  ...findingModels,
  ...growthModels,
  ...physiologyModels,
  antidoteModel,
  ...professionalPracticeModels,
  ...respiratoryCareModels,
  ...respiratoryDataModels,
];
