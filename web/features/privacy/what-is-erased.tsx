import { Box, Grid, Heading, Text } from '@radix-ui/themes';
import { EyeOff, type LucideIcon, X } from 'lucide-react';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import priceStyles from '../../ui/price.module.css';

const gone = [
  'Your name, email, and username',
  'Everything you wrote: notes and reports',
  'Your password, sessions, and calendar link',
  'Your record with the payment processor',
] as const;

const stays = [
  'That a learner in your field answered these questions this way on these days',
  'The question statistics those answers are part of',
  'That an account was erased, and when',
] as const;

type ListProps = {
  readonly title: string;
  readonly entries: readonly string[];
  readonly Icon: LucideIcon;
  readonly color: string;
};

const Entries = ({ title, entries, Icon, color }: ListProps) => (
  <Box>
    <Heading as="h4" size="2" weight="medium" mb="2">
      {title}
    </Heading>
    <ul className={classes(bareListStyles['bare-list'], priceStyles['ticks'])}>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon size={16} color={color} aria-hidden="true" />
          <Text size="2">{entry}</Text>
        </li>
      ))}
    </ul>
  </Box>
);

/** What an erasure takes, and what it leaves without a name. */
export const WhatIsErased = () => (
  <Grid columns={{ initial: '1', sm: '2' }} gap="4">
    <Entries title="Gone for good" entries={gone} Icon={X} color="var(--red-11)" />
    <Entries title="Stays without your name" entries={stays} Icon={EyeOff} color="var(--gray-11)" />
  </Grid>
);
