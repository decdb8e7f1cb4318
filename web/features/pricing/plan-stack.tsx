import { Box, Flex, Text } from '@radix-ui/themes';
import { Check } from 'lucide-react';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import priceStyles from '../../ui/price.module.css';
import { comparison } from './comparison.ts';
import { PlanButton } from './plan-button.tsx';
import type { Billing, PlanColumn } from './plan-columns.ts';
import { PlanHead } from './plan-head.tsx';
import styles from './pricing.module.css';

const order: readonly PlanColumn[] = ['pro', 'free', 'enterprise'];

const Holdings = ({ column }: { readonly column: PlanColumn }) => (
  <Flex direction="column" gap="2" mt="4" asChild>
    <ul className={classes(bareListStyles['bare-list'], priceStyles['ticks'])}>
      {comparison
        .flatMap(({ rows }) => rows)
        .filter((row) => row[column] !== false)
        .map((row) => (
          <li key={row.name}>
            <Check size={16} color="var(--accent-11)" aria-hidden="true" />
            <Text size="2">
              {row.name} <Text color="gray">{row[column]}</Text>
            </Text>
          </li>
        ))}
    </ul>
  </Flex>
);

/** Where four columns do not fit: one plan at a time, Pro first. */
export const PlanStack = ({ billing }: { readonly billing: Billing }) => (
  <Flex direction="column" gap="4">
    {order.map((column) => (
      <Box key={column} className={classes(styles['stack'], column === 'pro' && styles['pro'])}>
        <PlanHead column={column} billing={billing} />
        <Flex direction="column" mt="3">
          <PlanButton column={column} billing={billing} />
        </Flex>
        <Holdings column={column} />
      </Box>
    ))}
  </Flex>
);
