import { Flex, Grid, Text } from '@radix-ui/themes';
import { Check } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';

type Pair = ContentOf<'matching'>['matchingPairs'][number];

/** In an order of their own, the same as long as the pairs are: by their last letters. */
const mixed = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.toSorted((one, other) =>
    one.match
      .split('')
      .toReversed()
      .join('')
      .localeCompare(other.match.split('').toReversed().join('')),
  );

const useMatching = (pairs: readonly Pair[]) => {
  const [taken, take] = useState<string>();
  const [matched, setMatched] = useState<readonly string[]>([]);
  const [misses, setMisses] = useState(0);
  const [said, say] = useState('Choose a term, then what belongs to it.');
  const lay = (term: string | undefined, { match, explanation, term: right }: Pair): void => {
    if (term === undefined) {
      say('Choose a term first.');
    } else if (term === right) {
      setMatched([...matched, right]);
      take(undefined);
      say(`Right. ${explanation}`);
    } else {
      setMisses(misses + 1);
      say(`“${match}” does not belong to ${term}. Try another.`);
    }
  };
  return { taken, take, matched, misses, said, lay, isDone: matched.length === pairs.length };
};

type Matching = ReturnType<typeof useMatching>;

const Term = ({ term, matching }: { readonly term: string; readonly matching: Matching }) => {
  const isMatched = matching.matched.includes(term);
  return (
    <button
      type="button"
      className={styles['aid-pair']}
      aria-pressed={matching.taken === term}
      disabled={isMatched}
      draggable={!isMatched}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', term)}
      onClick={() => matching.take(matching.taken === term ? undefined : term)}
    >
      {isMatched ? <Check size={14} aria-label="Matched" /> : null} {term}
    </button>
  );
};

const Match = ({ pair, matching }: { readonly pair: Pair; readonly matching: Matching }) => {
  const isMatched = matching.matched.includes(pair.term);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    matching.lay(event.dataTransfer.getData('text/plain'), pair);
  };
  return (
    <button
      type="button"
      className={styles['aid-pair']}
      disabled={isMatched}
      onClick={() => matching.lay(matching.taken, pair)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {pair.match}
      {isMatched ? (
        <Text as="span" size="2" weight="medium">
          {' '}
          ({pair.term})
        </Text>
      ) : null}
    </button>
  );
};

/** Terms beside what belongs to them: by drag, by click, by keyboard. */
export const MatchingPanel = ({ matchingPairs }: ContentOf<'matching'>) => {
  const matching = useMatching(matchingPairs);
  const { matched, misses, isDone, said } = matching;
  const total = matchingPairs.length;
  return (
    <Flex direction="column" gap="4">
      <Text
        as="p"
        size="3"
        role="status"
        className={classes(textStyles['pretty'], textStyles['measure'])}
      >
        {said}
      </Text>
      <Text as="p" size="2" color="gray" className={textStyles['num']}>
        {matched.length} of {total} matched, {misses} {misses === 1 ? 'miss' : 'misses'}
        {isDone ? '. All matched.' : ''}
      </Text>
      <Grid columns={{ initial: '1', sm: '1fr 2fr' }} gap="4">
        <Flex direction="column" gap="2" role="group" aria-label="Terms">
          {matchingPairs.map(({ term }) => (
            <Term key={term} term={term} matching={matching} />
          ))}
        </Flex>
        <Flex direction="column" gap="2" role="group" aria-label="Matches">
          {mixed(matchingPairs).map((pair) => (
            <Match key={pair.match} pair={pair} matching={matching} />
          ))}
        </Flex>
      </Grid>
    </Flex>
  );
};
