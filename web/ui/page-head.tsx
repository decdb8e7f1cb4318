import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import textStyles from './text.module.css';

type PageHeadProps = {
  readonly title: ReactNode;
  /** One sentence that says how things stand; it takes the large type. */
  readonly answer?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

const Titles = ({ title, answer }: Pick<PageHeadProps, 'title' | 'answer'>) =>
  answer ? (
    <>
      <Heading as="h1" size="4" weight="medium" mb="2">
        {title}
      </Heading>
      <Text
        as="p"
        size={{ initial: '6', sm: '7' }}
        weight="medium"
        className={classes(textStyles['balance'], textStyles['answer'])}
      >
        {answer}
      </Text>
    </>
  ) : (
    <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
      {title}
    </Heading>
  );

/** Page name small, the answer large, the way into the evidence last. */
export const PageHead = ({ title, answer, children, action }: PageHeadProps) => (
  <Flex
    justify="between"
    align={{ initial: 'start', sm: 'end' }}
    gap="5"
    mb="5"
    direction={{ initial: 'column', sm: 'row' }}
  >
    <Box minWidth="0">
      <Titles title={title} answer={answer} />
      {children ? (
        <Text
          as="p"
          size="3"
          color="gray"
          mt="2"
          className={classes(textStyles['measure'], textStyles['pretty'])}
        >
          {children}
        </Text>
      ) : null}
    </Box>
    {action ? <Box flexShrink="0">{action}</Box> : null}
  </Flex>
);
