import { promotionModels } from '../growth/promotion-models.ts';
import type { ItemModel } from '../item-model.ts';

/** Models of health promotion, psychosocial integrity, and basic care and comfort. */
export const nursingNeedsModels: readonly ItemModel[] = [...promotionModels];
