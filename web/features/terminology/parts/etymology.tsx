import { Box, Flex, Text } from '@radix-ui/themes';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../terminology.module.css';

/** Where a word comes from, and its parts with what each means. */
export const Etymology = ({ etymology, parts }: Pick<TermEntry, 'etymology' | 'parts'>) => (
  <>
    {parts.length > 0 ? (
      <Flex asChild gapX="6" gapY="2" wrap="wrap">
        <dl className={styles['term-parts']}>
          {parts.map(({ kind, part, meaning }) => (
            <Box key={`${kind} ${part}`}>
              <Text asChild size="5" weight="medium">
                <dt>{part}</dt>
              </Text>
              <Text asChild size="2" color="gray">
                <dd>{meaning}</dd>
              </Text>
            </Box>
          ))}
        </dl>
      </Flex>
    ) : null}
    <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
      {etymology}
    </Text>
  </>
);
