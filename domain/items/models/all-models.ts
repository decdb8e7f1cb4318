import type { ItemModel } from './item-model.ts';

/** Every item model of the bank, subject by subject. */
export const allModels: readonly ItemModel[] = [];
