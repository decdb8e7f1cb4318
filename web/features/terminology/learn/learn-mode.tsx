import { Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import textStyles from '../../../ui/text.module.css';
import { TermCard } from './term-card.tsx';
import { useMarking } from './use-marking.ts';

/** As many as are shown at first, and more each time. */
const batch = 8;

const Nothing = ({ isSearched }: { readonly isSearched: boolean }) =>
  isSearched ? (
    <EmptyState
      as="h2"
      title="No terms match your search"
      text="Try fewer letters, another spelling, or all categories."
    />
  ) : (
    <EmptyState
      as="h2"
      title="No terms available for this category."
      text="Choose another category to continue."
    />
  );

type LearnModeProps = {
  /** Those that the filter lets through. */
  readonly terms: readonly TermEntry[];
  readonly isSearched: boolean;
};

/** Cards to read, eight at first. */
export const LearnMode = ({ terms, isSearched }: LearnModeProps) => {
  const [count, setCount] = useState(batch);
  const { learned, isKnown, mark } = useMarking();
  if (terms.length === 0) return <Nothing isSearched={isSearched} />;
  const shown = terms.slice(0, count);
  return (
    <>
      <Text as="p" size="2" color="gray" mb="3" className={textStyles['num']} role="status">
        {shown.length} of {terms.length} terms
      </Text>
      <Grid columns={{ initial: '1', lg: '2' }} gap="4">
        {shown.map((entry) => (
          <TermCard
            key={entry.id}
            entry={entry}
            isLearned={learned.has(entry.id)}
            onMark={isKnown ? (isLearned) => mark({ id: entry.id, learned: isLearned }) : undefined}
          />
        ))}
      </Grid>
      {shown.length < terms.length ? (
        <Flex justify="center" mt="5">
          <Button variant="surface" color="gray" size="3" onClick={() => setCount(count + batch)}>
            Show more
          </Button>
        </Flex>
      ) : null}
    </>
  );
};
