import { createContext, useContext } from 'react';
import type { CalendarDay } from '../../../domain/kernel/time.ts';

/** The past day that is looked at; null is now. */
export const PastDayContext = createContext<CalendarDay | null>(null);

export const usePastDay = (): CalendarDay | null => useContext(PastDayContext);
