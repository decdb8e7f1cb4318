import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import textStyles from './text.module.css';

export type PanelHeadProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly as?: 'h2' | 'h3';
  /** On a small screen the action goes under the title. */
  readonly stack?: boolean;
};

export const PanelHead = ({ title, note, action, as = 'h2', stack = false }: PanelHeadProps) => (
  <Flex
    justify="between"
    align="start"
    gap={stack ? { initial: '3', sm: '4' } : '4'}
    mb="4"
    direction={stack ? { initial: 'column', sm: 'row' } : 'row'}
  >
    <Box minWidth="0">
      <Heading as={as} size="4" weight="medium" className={textStyles['pretty']}>
        {title}
      </Heading>
      {note ? (
        <Text as="p" size="2" color="gray" mt="1" className={textStyles['pretty']}>
          {note}
        </Text>
      ) : null}
    </Box>
    {action ? <Box flexShrink="0">{action}</Box> : null}
  </Flex>
);
