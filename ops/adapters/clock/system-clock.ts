import { instantOf } from '../../../domain/kernel/time.ts';
import type { Clock } from '../../../domain/ports/clock.ts';

export const systemClock: Clock = { instant: () => instantOf(Date.now()) };
