import { Flex, Kbd, Text } from '@radix-ui/themes';
import styles from '../runner.module.css';
import { flagKeys } from './runner-keys.ts';

const Hint = ({ keys, text }: { readonly keys: readonly string[]; readonly text: string }) => (
  <Flex align="center" gap="1">
    {keys.map((key) => (
      <Kbd key={key} size="2">
        {key}
      </Kbd>
    ))}
    <Text size="2" color="gray" ml="1">
      {text}
    </Text>
  </Flex>
);

/** The keys worth knowing first, under the options. */
export const KeyHints = ({
  labels,
  hasChart = false,
}: {
  readonly labels: readonly string[];
  readonly hasChart?: boolean;
}) => (
  <Flex gap="4" wrap="wrap" mt="5" className={styles['wide-only']}>
    {labels.length > 0 ? (
      <>
        <Hint keys={labels} text="choose" />
        <Hint keys={['X', ...labels.slice(0, 1)]} text="strike out" />
      </>
    ) : null}
    {hasChart ? <Hint keys={['[', ']']} text="chart page" /> : null}
    <Hint keys={flagKeys(labels.length).split('+')} text="flag" />
    <Hint keys={['?']} text="all shortcuts" />
  </Flex>
);
