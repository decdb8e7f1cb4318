import { Direction as RadixDirection, Slot as RadixSlot } from 'radix-ui';
import type { ReactNode } from 'react';

export const Direction = RadixDirection;
export const Slot = RadixSlot;

/**
 * Stands in for what Radix' Theme takes of the package radix-ui: every tooltip brings its own
 * provider, so that a first page need not load how to place one.
 */
export const Tooltip = {
  Provider: ({ children }: { readonly children: ReactNode }) => children,
};
