import type { Instant } from '../kernel/time.ts';

export type Clock = { readonly instant: () => Instant };
