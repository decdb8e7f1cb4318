import { Box, Flex, RadioCards, Text } from '@radix-ui/themes';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { dollars } from '../../../format/dollars.ts';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { priceWords, savingWords } from '../plan-words.ts';

const choices = [
  { plan: 'annual', name: 'Annual', note: savingWords },
  { plan: 'monthly', name: 'Monthly', note: 'Change to annual any day' },
] as const;

type OrderProps = {
  readonly plan: PaidPlan;
  /** What is left to pay after credit. */
  readonly dueCents: number;
  readonly onChoose: (plan: PaidPlan) => void;
  /** What the day of renewal is, as far as anybody knows before paying. */
  readonly renewal: string;
};

/** What is bought: the plan, what is due today and when it is due again. */
export const Order = ({ plan, dueCents, onChoose, renewal }: OrderProps) => (
  <Panel title="Pro" note="Full-length exams, clinical simulations, unlimited flashcards">
    <RadioCards.Root
      value={plan}
      onValueChange={(value) => onChoose(value === 'annual' ? 'annual' : 'monthly')}
      columns="1"
      aria-label="Billing"
    >
      {choices.map((choice) => (
        <RadioCards.Item key={choice.plan} value={choice.plan}>
          <Flex justify="between" width="100%" gap="3">
            <Box>
              <Text as="div" size="3" weight="medium">
                {choice.name}
              </Text>
              <Text as="div" size="2" color="gray">
                {choice.note}
              </Text>
            </Box>
            <Text
              size="3"
              weight="medium"
              className={classes(textStyles['num'], textStyles['nowrap'])}
            >
              {priceWords(choice.plan)}
            </Text>
          </Flex>
        </RadioCards.Item>
      ))}
    </RadioCards.Root>
    <Flex justify="between" align="baseline" gap="4" mt="4" py="3">
      <Text size="2" weight="medium">
        Due today
      </Text>
      <Text size="4" weight="bold" className={textStyles['num']}>
        {dollars(dueCents)}
      </Text>
    </Flex>
    <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
      {renewal}
    </Text>
  </Panel>
);
