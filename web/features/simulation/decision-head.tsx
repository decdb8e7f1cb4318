import { Box, Flex, Heading } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './simulation.module.css';
import { StatusBadge } from './status-badge.tsx';

type DecisionHeadProps = {
  readonly point: number;
  /** Absent where a wrong turn may add one. */
  readonly total: number | undefined;
  readonly status: string;
};

const stepOf = (index: number, point: number): string | undefined => {
  if (index < point) return classes(styles['step'], styles['done']);
  return index === point ? classes(styles['step'], styles['now']) : styles['step'];
};

/** Which decision this is; a new one takes the focus, so that it is read from its beginning. */
export const DecisionHead = ({ point, total, status }: DecisionHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the decision
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [point]);
  return (
    <Flex align="center" gap="3" mb="3" wrap="wrap">
      <Heading
        as="h1"
        size="4"
        weight="medium"
        className={textStyles['num']}
        tabIndex={-1}
        ref={heading}
      >
        Decision {point + 1}
        {total === undefined ? null : ` of ${total}`}
      </Heading>
      <Flex gap="4px" align="center" display={{ initial: 'none', sm: 'flex' }} aria-hidden="true">
        {Array.from({ length: total ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <span key={index} className={stepOf(index, point)} />
        ))}
      </Flex>
      <Box ml="auto">
        <StatusBadge status={status} />
      </Box>
    </Flex>
  );
};
