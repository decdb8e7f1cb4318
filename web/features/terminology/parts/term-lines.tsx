import { Text } from '@radix-ui/themes';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../terminology.module.css';

type TermLinesProps = {
  readonly terms: readonly TermEntry[];
  readonly label: string;
};

/** Terms with their definitions, one under the other. */
export const TermLines = ({ terms, label }: TermLinesProps) => (
  <ul className={classes(bareListStyles['bare-list'], styles['term-lines'])} aria-label={label}>
    {terms.map(({ id, term, pronunciation, definition }) => (
      <li key={id}>
        <Text as="div" size="3" weight="medium">
          {term}{' '}
          <Text size="2" color="gray" weight="regular" className={styles['term-said']}>
            {pronunciation}
          </Text>
        </Text>
        <Text as="p" size="2" className={textStyles['pretty']}>
          {definition}
        </Text>
      </li>
    ))}
  </ul>
);
