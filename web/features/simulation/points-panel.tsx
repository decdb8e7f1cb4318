import { Badge, Flex, Text } from '@radix-ui/themes';
import type { PointsView, SimulationPoints } from '../../../domain/contracts/simulation-points.ts';
import { Panel } from '../../ui/panel.tsx';
import '../../ui/bare-list.css';

type LineProps = { readonly name: string; readonly points: PointsView };

/** Points of points beside the level that passes. */
export const PointsLine = ({ name, points: { earned, max, passLevel } }: LineProps) => (
  <li className="section-line">
    <Text size="3" className="pretty">
      {name}
    </Text>
    <Text size="3" weight="medium" className="num nowrap">
      {earned} of {max}
    </Text>
    <Flex width="132px" justify="end">
      <Badge color={earned >= passLevel ? 'green' : 'amber'} size="2" className="num">
        {earned >= passLevel ? `Passed at ${passLevel}` : `Passes at ${passLevel}`}
      </Badge>
    </Flex>
  </li>
);

/** What the problems with sections came to by their weights, each part and in all. */
export const PointsPanel = ({ points }: { readonly points: SimulationPoints }) => (
  <Panel
    title="Points by section"
    note={`Points gained minus those taken away over ${points.problems.length} ${points.problems.length === 1 ? 'problem' : 'problems'} with information gathering. The pass level is 72% of the most there is.`}
  >
    <ul className="bare-list">
      <PointsLine name="Information gathering" points={points.gathering} />
      <PointsLine name="Decision making" points={points.decisions} />
      <PointsLine name="In all" points={points.total} />
    </ul>
  </Panel>
);
