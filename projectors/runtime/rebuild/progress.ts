import type { Position } from '../../../domain/kernel/envelope.ts';

type PlainStep = 'prepare' | 'write' | 'index' | 'compare' | 'swap';

export type RebuildProgress =
  | { readonly step: PlainStep }
  | {
      readonly step: 'fold' | 'catch-up';
      /** Folded in this step so far; each counts once, however many projections handle it. */
      readonly events: number;
      readonly position: Position;
      /** Where the step will end. */
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
  'catch-up',
  'swap',
];

/** Reports a step when so many have taken it. */
export const stepCounter = (many: number, report: (progress: RebuildProgress) => void) => {
  const taken = new Map<PlainStep, number>();
  return (step: PlainStep): void => {
    const count = (taken.get(step) ?? 0) + 1;
    taken.set(step, count);
    if (count === many) report({ step });
  };
};
