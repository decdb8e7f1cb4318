import { Box, Card, Flex, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import textStyles from '../../ui/text.module.css';

type JoinCardProps = {
  readonly title: string;
  readonly line: ReactNode;
  readonly children?: ReactNode;
};

/** One step on the way into a school. */
export const JoinCard = ({ title, line, children }: JoinCardProps) => (
  <Flex justify="center" py={{ initial: '2', sm: '6' }}>
    <Box width="100%" maxWidth="680px">
      <Card size={{ initial: '3', sm: '4' }}>
        <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
          {title}
        </Heading>
        <Text
          as="p"
          size="3"
          color="gray"
          mt="1"
          mb="5"
          className={textStyles['pretty']}
          role="status"
        >
          {line}
        </Text>
        {children}
      </Card>
    </Box>
  </Flex>
);
