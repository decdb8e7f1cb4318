import { Box, Flex, Text } from '@radix-ui/themes';
import { trialDays } from '../../../domain/contracts/plans.ts';
import textStyles from '../../ui/text.module.css';
import { PlanButton } from './plan-button.tsx';
import type { Billing } from './plan-columns.ts';
import styles from './pricing.module.css';

/** The last word: the trial. */
export const Closing = ({ billing }: { readonly billing: Billing }) => (
  <Flex
    className={styles['closing']}
    mt="8"
    justify="between"
    align="center"
    gap="5"
    wrap="wrap"
    asChild
  >
    <section aria-label="Start">
      <Box>
        <Text
          as="p"
          size={{ initial: '5', sm: '6' }}
          weight="medium"
          className={textStyles['tightened']}
        >
          Your first {trialDays} days are free.
        </Text>
        <Text as="p" size="3" color="gray" mt="1">
          Enough for two full-length exams and a clear view of what to study next.
        </Text>
      </Box>
      <PlanButton column="pro" billing={billing} />
    </section>
  </Flex>
);
