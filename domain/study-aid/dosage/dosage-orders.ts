import type { DosageOrder } from './dosage-order.ts';
import { ordersForAdults } from './orders-for-adults.ts';
import { ordersForChildren } from './orders-for-children.ts';

/** Every order to reckon with. */
export const dosageOrders: readonly DosageOrder[] = [...ordersForAdults, ...ordersForChildren];
