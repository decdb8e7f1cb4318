import { Text } from '@radix-ui/themes';
import type { PointsView, SimulationPoints } from '../../../domain/contracts/simulation-points.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './gathering.module.css';
import { signedPoints } from './signed-points.ts';

type LineProps = { readonly name: string; readonly points: PointsView };

/** Points of points beside the level that passes; a branch can only take away. */
export const PointsLine = ({ name, points: { earned, max, passLevel } }: LineProps) => (
  <li className={styles['section-line']}>
    <Text size="3" className={textStyles['pretty']}>
      {name}
    </Text>
    <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
      {max === 0 ? signedPoints(earned) : `${earned} of ${max}`}
    </Text>
    <Text size="2" color="gray" className={classes(textStyles['num'], textStyles['nowrap'])}>
      {max === 0 ? 'none to gain' : `pass level ${passLevel}`}
    </Text>
  </li>
);

const noteOf = ({ problems }: SimulationPoints): string =>
  `Points gained minus points taken away in ${
    problems.length === 1 ? 'the one problem' : `the ${problems.length} problems`
  } with information gathering. The pass level is 72% of what there is. Your result above counts every decision of the exam; these points add detail to it and do not change it.`;

/** What the problems with sections came to by their weights, each part and in all. */
export const PointsPanel = ({ points }: { readonly points: SimulationPoints }) => (
  <Panel title="Points by section" note={noteOf(points)}>
    <ul className={bareListStyles['bare-list']}>
      <PointsLine name="Information gathering" points={points.gathering} />
      <PointsLine name="Decision making" points={points.decisions} />
      <PointsLine name="In all" points={points.total} />
    </ul>
  </Panel>
);
