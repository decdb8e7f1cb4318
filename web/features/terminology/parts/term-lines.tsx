import { Text } from '@radix-ui/themes';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';

type TermLinesProps = {
  readonly terms: readonly TermEntry[];
  readonly label: string;
};

/** Terms with their definitions, one under the other. */
export const TermLines = ({ terms, label }: TermLinesProps) => (
  <ul className="bare-list term-lines" aria-label={label}>
    {terms.map(({ id, term, pronunciation, definition }) => (
      <li key={id}>
        <Text as="div" size="3" weight="medium">
          {term}{' '}
          <Text size="2" color="gray" weight="regular" className="term-said">
            {pronunciation}
          </Text>
        </Text>
        <Text as="p" size="2" className="pretty">
          {definition}
        </Text>
      </li>
    ))}
  </ul>
);
