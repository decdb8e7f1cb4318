import type { Upcaster } from '../kernel/event-definition.ts';

/**
 * In version 1 the bank named the options of a decision by letters, and every simulation showed them
 * in that order: the letters are the ids, and A to D is the order.
 */
export const lettersAreIds: Upcaster = (data) => data;
