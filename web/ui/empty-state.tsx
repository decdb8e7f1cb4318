import { Box, Card, Heading, Text } from '@radix-ui/themes';
import { Layers, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import textStyles from './text.module.css';

type EmptyStateProps = {
  readonly title: string;
  /** What will be here. */
  readonly text: ReactNode;
  /** The one action that fills it. */
  readonly action?: ReactNode;
  readonly Icon?: LucideIcon;
  readonly as?: 'h2' | 'h3';
};

export const EmptyState = ({ title, text, action, Icon = Layers, as = 'h3' }: EmptyStateProps) => (
  <Card size="3">
    <Icon size={22} color="var(--accent-11)" aria-hidden="true" />
    <Heading as={as} size="3" weight="medium" mt="2">
      {title}
    </Heading>
    <Text
      as="p"
      size="2"
      color="gray"
      mt="1"
      className={classes(textStyles['measure'], textStyles['pretty'])}
    >
      {text}
    </Text>
    {action ? <Box mt="3">{action}</Box> : null}
  </Card>
);
