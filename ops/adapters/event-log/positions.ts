import type { Position } from '../../../domain/kernel/envelope.ts';

/** Of a log that counts its events: 20 digits, the width of the largest 64-bit number. */
export const positionOf = (count: number | bigint): Position =>
  String(count).padStart(20, '0') as Position;
