import type { Position } from '../../../domain/kernel/envelope.ts';

export type RebuildProgress =
  | { readonly step: 'prepare' | 'write' | 'index' | 'compare' | 'swap' }
  | {
      readonly step: 'fold';
      /** Folded so far; each counts once, however many projections handle it. */
      readonly events: number;
      readonly position: Position;
      /** Where the fold in memory will end. */
      readonly upTo: Position;
    };

export type RebuildStep = RebuildProgress['step'];

/** In their order. */
export const rebuildSteps: readonly RebuildStep[] = [
  'prepare',
  'fold',
  'write',
  'index',
  'compare',
  'swap',
];
