import { Text } from '@radix-ui/themes';
import type { PointsView, SimulationPoints } from '../../../domain/contracts/simulation-points.ts';
import { Panel } from '../../ui/panel.tsx';
import { signedPoints } from './signed-points.ts';
import '../../ui/bare-list.css';

type LineProps = { readonly name: string; readonly points: PointsView };

/** Points of points beside the level that passes; a branch can only take away. */
export const PointsLine = ({ name, points: { earned, max, passLevel } }: LineProps) => (
  <li className="section-line">
    <Text size="3" className="pretty">
      {name}
    </Text>
    <Text size="3" weight="medium" className="num nowrap">
      {max === 0 ? signedPoints(earned) : `${earned} of ${max}`}
    </Text>
    <Text size="2" color="gray" className="num nowrap">
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
    <ul className="bare-list">
      <PointsLine name="Information gathering" points={points.gathering} />
      <PointsLine name="Decision making" points={points.decisions} />
      <PointsLine name="In all" points={points.total} />
    </ul>
  </Panel>
);
