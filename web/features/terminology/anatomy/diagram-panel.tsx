import { Box, Card, Flex, Grid, Heading, Switch, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type {
  AnatomyDiagram,
  AnatomyIllustration,
  TermEntry,
} from '../../../../domain/contracts/terminology-study.ts';
import textStyles from '../../../ui/text.module.css';
import { TermLines } from '../parts/term-lines.tsx';
import styles from '../terminology.module.css';
import { Diagram } from './diagram.tsx';

type ToggleProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

const Toggle = ({ label, isOn, onChange }: ToggleProps) => (
  <Text as="label" size="2">
    <Flex align="center" gap="2">
      <Switch checked={isOn} onCheckedChange={onChange} />
      {label}
    </Flex>
  </Text>
);

const entriesOf = (ids: readonly string[], terms: readonly TermEntry[]): readonly TermEntry[] =>
  ids.flatMap((id) => terms.filter((term) => term.id === id));

type PlaceProps = {
  readonly place: AnatomyIllustration | undefined;
  readonly terms: readonly TermEntry[];
};

const Place = ({ place, terms }: PlaceProps) => {
  const known = entriesOf(place?.medicalTerms ?? [], terms);
  return (
    <Box role="status">
      <Heading as="h2" size="5" weight="medium">
        {place?.name ?? 'Choose a place on the diagram'}
      </Heading>
      <Text as="p" size="3" mt="1" className={textStyles['pretty']}>
        {place?.description ?? 'Its name, what it does, and the terms that speak of it stand here.'}
      </Text>
      {known.length > 0 ? (
        <Box mt="3">
          <TermLines terms={known} label={`Terms about ${place?.name}`} />
        </Box>
      ) : null}
    </Box>
  );
};

type DiagramPanelProps = {
  readonly diagram: AnatomyDiagram;
  readonly terms: readonly TermEntry[];
};

/** A diagram with its places, what is told of the chosen one, and what else there is to know. */
export const DiagramPanel = ({ diagram, terms }: DiagramPanelProps) => {
  const [hasLabels, showLabels] = useState(true);
  const [isHighlighted, highlight] = useState(true);
  const [chosenId, choose] = useState<string>();
  const extra = entriesOf(diagram.extraTerms, terms);
  return (
    <Card size={{ initial: '2', sm: '3' }}>
      <Flex gap="5" mb="4" wrap="wrap" role="group" aria-label="What the diagram shows">
        <Toggle label="Labels" isOn={hasLabels} onChange={showLabels} />
        <Toggle label="Highlight" isOn={isHighlighted} onChange={highlight} />
      </Flex>
      <Grid columns={{ initial: '1', md: '1fr 1fr' }} gap="5" align="start">
        <Diagram
          diagram={diagram}
          hasLabels={hasLabels}
          isHighlighted={isHighlighted}
          chosenId={chosenId}
          onChoose={choose}
        />
        <Box minWidth="0">
          <Place place={diagram.places.find(({ id }) => id === chosenId)} terms={terms} />
        </Box>
      </Grid>
      {extra.length > 0 ? (
        <Box mt="5">
          <Heading as="h2" size="3" weight="medium" mb="3">
            More terms
          </Heading>
          <Box className={styles['term-columns']}>
            <TermLines terms={extra} label="More terms" />
          </Box>
        </Box>
      ) : null}
    </Card>
  );
};
