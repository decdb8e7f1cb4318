import { Flex, Grid, Text } from '@radix-ui/themes';
import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { sharing } from '../../../domain/contracts/institution.ts';
import cellsStyles from '../../ui/cells.module.css';
import textStyles from '../../ui/text.module.css';

type ListProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly Icon: LucideIcon;
  readonly color: string;
};

const Lines = ({ title, lines, Icon, color }: ListProps) => {
  const id = useId();
  return (
    <div>
      <Text as="p" id={id} size="2" weight="medium" mb="2">
        {title}
      </Text>
      <Flex direction="column" gap="2" asChild>
        <ul className={cellsStyles['plain-list']} aria-labelledby={id}>
          {lines.map((line) => (
            <Flex key={line} gap="2" align="start" asChild>
              <li>
                <Flex flexShrink="0" pt="1">
                  <Icon size={14} color={color} aria-hidden="true" />
                </Flex>
                <Text size="2" className={textStyles['pretty']}>
                  {line}
                </Text>
              </li>
            </Flex>
          ))}
        </ul>
      </Flex>
    </div>
  );
};

/** The list that a learner agrees to, and can read again as long as they have the seat. */
export const WhatIsShared = () => (
  <Grid columns={{ initial: '1', sm: '2' }} gap="5">
    <Lines title="Your school sees" lines={sharing.sees} Icon={Eye} color="var(--accent-11)" />
    <Lines
      title="Your school never sees"
      lines={sharing.neverSees}
      Icon={EyeOff}
      color="var(--gray-11)"
    />
  </Grid>
);
