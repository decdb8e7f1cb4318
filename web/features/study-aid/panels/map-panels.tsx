import { Card, Flex, Heading } from '@radix-ui/themes';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import styles from '../study-aid.module.css';
import type { MapGraph, MapNode } from './map/map-layout.ts';
import { MapView } from './map/map-view.tsx';

const Maps = ({ graphs }: { readonly graphs: readonly MapGraph[] }) => (
  <Flex direction="column" gap="4">
    {graphs.map((graph) => (
      <Card key={graph.title} size="3">
        <Heading as="h3" size="4" weight="medium" mb="3">
          {graph.title}
        </Heading>
        <MapView graph={graph} />
      </Card>
    ))}
  </Flex>
);

export const ConceptMapPanel = ({ conceptMaps }: ContentOf<'concept-maps'>) => (
  <Maps graphs={conceptMaps} />
);

type MindMap = ContentOf<'mind-mapping'>['mindMaps'][number];

const graphOf = ({ centralTopic, branches }: MindMap): MapGraph => {
  const nodes: readonly MapNode[] = branches.flatMap(({ title, subtopics }, branch) =>
    subtopics.map((label, place) => ({ id: `${branch}-${place}`, label, group: title })),
  );
  const central = 'center';
  return {
    title: centralTopic,
    central,
    nodes: [{ id: central, label: centralTopic, group: '' }, ...nodes],
    links: nodes.map(({ id, group }) => ({ from: central, to: id, label: group })),
  };
};

export const MindMapPanel = ({ mindMaps }: ContentOf<'mind-mapping'>) => (
  <>
    <Maps graphs={mindMaps.map(graphOf)} />
    <Heading as="h3" size="3" weight="medium" mt="4">
      Study tips
    </Heading>
    <ul className={styles['aid-list']}>
      {(mindMaps[0]?.studyTips ?? []).map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </>
);
