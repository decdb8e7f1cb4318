import { Box, Text } from '@radix-ui/themes';
import type { PointView } from '../../../domain/contracts/simulation.ts';
import type { SimulationPoints } from '../../../domain/contracts/simulation-points.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import textStyles from '../../ui/text.module.css';
import { PointsLine } from './points-panel.tsx';

type Problem = SimulationPoints['problems'][number];
type Section = Problem['sections'][number];

const nameOf = ({ kind, point, max }: Section): string => {
  if (kind === 'gathering') return `Information gathering ahead of decision ${point + 1}`;
  return max === 0 ? `Decision ${point + 1}, a branch` : `Decision ${point + 1}`;
};

/** Section by section, what one problem came to. */
export const ProblemSections = ({ problem }: { readonly problem: Problem }) => (
  <Box mb="5">
    <Text as="div" size="2" weight="medium" mb="1">
      Points by section
    </Text>
    <ul className={bareListStyles['bare-list']}>
      {problem.sections.map((section) => (
        <PointsLine
          key={`${section.kind}/${section.point}`}
          name={nameOf(section)}
          points={section}
        />
      ))}
    </ul>
  </Box>
);

const lessons = [
  ['clue', 'Clue'],
  ['rule', 'Rule'],
  ['trap', 'Trap'],
] as const;

/** What a decision of a problem with sections teaches; nothing where it has none. */
export const Teaching = ({ point }: { readonly point: PointView }) => {
  if (point.status === 'open' || !point.teaching) return null;
  const { teaching } = point;
  return (
    <Box mt="5">
      {lessons.map(([of, name]) => (
        <Text as="p" size="3" key={of} mb="2" className={textStyles['pretty']}>
          <b>{name}.</b> {teaching[of]}
        </Text>
      ))}
    </Box>
  );
};
