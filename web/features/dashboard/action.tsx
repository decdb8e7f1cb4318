import { Box, Flex, Text } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import textStyles from '../../ui/text.module.css';

type ActionProps = {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

/** One thing to do from the dashboard, with what there is to know before. */
export const Action = ({ Icon, title, text, children }: ActionProps) => (
  <Flex align="center" gap="4" py="4" asChild>
    <li>
      <Icon size={22} color="var(--accent-11)" aria-hidden="true" />
      <Box flexGrow="1" minWidth="0">
        <Text as="div" size="3" weight="medium">
          {title}
        </Text>
        <Text as="div" size="2" color="gray" className={textStyles['pretty']}>
          {text}
        </Text>
      </Box>
      {children}
    </li>
  </Flex>
);
