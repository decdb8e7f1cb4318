import { Flex } from '@radix-ui/themes';
import { useMemo } from 'react';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { buildableTerms, wordParts } from '../../../../domain/terminology/word-parts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Builder } from './builder.tsx';
import { Exercises } from './exercises.tsx';

/** Words taken apart and put together: freely, and as exercises. */
export const WordPartsMode = ({ terms }: { readonly terms: readonly TermEntry[] }) => {
  const parts = useMemo(() => wordParts(terms), [terms]);
  const buildable = useMemo(() => buildableTerms(terms), [terms]);
  if (parts.length === 0) {
    return (
      <EmptyState
        as="h2"
        title="No terms available for this category."
        text="Choose another category to build words."
      />
    );
  }
  return (
    <Flex direction="column" gap="4">
      <Builder terms={terms} parts={parts} />
      {buildable.length > 0 ? <Exercises terms={buildable} parts={parts} /> : null}
    </Flex>
  );
};
