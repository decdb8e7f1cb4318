import { comfortModels } from '../basic-care/comfort-models.ts';
import { promotionModels } from '../growth/promotion-models.ts';
import type { ItemModel } from '../item-model.ts';
import { mindModels } from '../mental-health/mind-models.ts';

/** Models of health promotion, psychosocial integrity, and basic care and comfort. */
export const nursingNeedsModels: readonly ItemModel[] = [
  ...promotionModels,
  ...mindModels,
  ...comfortModels,
];
