import { Box, Text } from '@radix-ui/themes';
import type { PointView } from '../../../domain/contracts/simulation.ts';
import type { SimulationPoints } from '../../../domain/contracts/simulation-points.ts';
import { AskedReview } from './asked-review.tsx';
import { PointsLine } from './points-panel.tsx';
import '../../ui/bare-list.css';

type Problem = SimulationPoints['problems'][number];

/** Section by section, what one problem came to. */
export const ProblemSections = ({ problem }: { readonly problem: Problem }) => (
  <ul className="bare-list">
    {problem.sections.map((section) => (
      <PointsLine
        key={`${section.kind}/${section.point}`}
        name={
          section.kind === 'gathering'
            ? `Information gathering ahead of decision ${section.point + 1}`
            : `Decision ${section.point + 1}`
        }
        points={section}
      />
    ))}
  </ul>
);

const lessons = [
  ['clue', 'Clue'],
  ['rule', 'Rule'],
  ['trap', 'Trap'],
] as const;

/** What the asking and the orders of a decision were worth, and what it teaches. */
export const SectionReview = ({ point }: { readonly point: PointView }) => {
  if (point.status === 'open') return null;
  const { gathering, teaching, weights, options } = point;
  if (!weights) return null;
  return (
    <Box mt="5">
      {teaching
        ? lessons.map(([of, name]) => (
            <Text as="p" size="3" key={of} mb="2" className="pretty">
              <b>{name}.</b> {teaching[of]}
            </Text>
          ))
        : null}
      <Text as="p" size="2" color="gray" mb="3" className="num">
        Points: {options.map(({ id }) => `${id} ${weights[id] ?? 0}`).join(', ')}
      </Text>
      {gathering ? <AskedReview gathering={gathering} /> : null}
    </Box>
  );
};
