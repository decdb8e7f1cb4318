import { Badge, Box, Button, Flex, Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { Etymology } from '../parts/etymology.tsx';
import terminologyStyles from '../terminology.module.css';
import styles from './glossary.module.css';

/** Turned over by a click, Space or Enter. */
const FlipCard = ({ term, pronunciation, definition }: TermEntry) => {
  const [isTurned, turn] = useState(false);
  return (
    <button
      type="button"
      className={styles['term-flip']}
      aria-pressed={isTurned}
      onClick={() => turn(!isTurned)}
    >
      {isTurned ? (
        <Text as="div" size="4" className={classes(textStyles['pretty'], styles['term-meaning'])}>
          {definition}
        </Text>
      ) : (
        <Flex direction="column" align="center" justify="center" gap="1" flexGrow="1">
          <Text
            size={{ initial: '7', sm: '8' }}
            weight="medium"
            className={classes(textStyles['unbroken'], textStyles['tightened'])}
          >
            {term}
          </Text>
          <Text size="4" color="gray" className={terminologyStyles['term-said']}>
            {pronunciation}
          </Text>
        </Flex>
      )}
      <Text as="div" size="2" color="gray" mt="auto" align="center" className={styles['term-hint']}>
        {isTurned ? 'Click to see the term' : 'Click to see definition'}
      </Text>
    </button>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box>
    <Heading as="h3" size="3" weight="medium" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
);

type OverviewProps = {
  readonly entry: TermEntry;
  readonly terms: readonly TermEntry[];
  readonly onChoose: (entry: TermEntry) => void;
};

const Related = ({ entry, terms, onChoose }: OverviewProps) => (
  <Flex gap="2" wrap="wrap">
    {entry.relatedTerms.map((name) => {
      const known = terms.find(({ term }) => term.toLowerCase() === name.toLowerCase());
      return known ? (
        <Button
          key={name}
          size="2"
          variant="surface"
          color="gray"
          {...highContrast}
          onClick={() => onChoose(known)}
        >
          {name}
        </Button>
      ) : (
        <Badge key={name} size="3" color="gray" variant="soft">
          {name}
        </Badge>
      );
    })}
  </Flex>
);

/** The card to turn over, then where the word comes from, how it is used and what is near it. */
export const Overview = (props: OverviewProps) => (
  <Flex direction="column" gap="5">
    <FlipCard {...props.entry} />
    <Part title="Etymology">
      <Etymology {...props.entry} />
    </Part>
    <Part title="Examples">
      <Flex direction="column" gap="2">
        {props.entry.examples.map((example) => (
          <Text
            as="p"
            size="3"
            key={example}
            className={classes(textStyles['measure'], textStyles['pretty'])}
          >
            {example}
          </Text>
        ))}
      </Flex>
    </Part>
    <Part title="Related Terms">
      <Related {...props} />
    </Part>
  </Flex>
);
