import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import { drawCase } from '../../../domain/imaging/draw-case.ts';
import type { ImageCase } from '../../../domain/imaging/image-case.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const turns = 15;

const milliseconds = (imageCase: ImageCase): number => {
  const began = performance.now();
  drawCase(imageCase);
  return performance.now() - began;
};

const medianOf = (imageCase: ImageCase): number => {
  drawCase(imageCase);
  return percentile(
    Array.from({ length: turns }, () => milliseconds(imageCase)),
    0.5,
  );
};

/** Milliseconds from the parameters of a case to its document, places and words. */
export const imagingBench = async (): Promise<Goal[]> => {
  const byKind = Map.groupBy(allCases, ({ image }) => image.kind);
  const slowest = [...byKind].map(([kind, cases]) => {
    const medians = cases.map(medianOf);
    const worst = Math.max(...medians);
    const size = Math.max(...cases.map((one) => drawCase(one).svg.length));
    print(
      `  ${kind.padEnd(14)} ${cases.length} cases, slowest median ${figure(worst)} ms, largest ${figure(size / 1000)} kB`,
    );
    return worst;
  });
  return [
    {
      name: 'an image of the library drawn, slowest case, median',
      measured: Math.max(...slowest),
      goal: 30,
      wants: 'at most',
      unit: ' ms',
    },
  ];
};
