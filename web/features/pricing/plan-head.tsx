import { Badge, Flex, Heading, Text } from '@radix-ui/themes';
import { classes } from '../../ui/classes.ts';
import { Price } from '../../ui/price.tsx';
import textStyles from '../../ui/text.module.css';
import { type Billing, columnHead, type PlanColumn } from './plan-columns.ts';
import styles from './pricing.module.css';

type PlanHeadProps = { readonly column: PlanColumn; readonly billing: Billing };

/** Name, price and one line of a plan. */
export const PlanHead = ({ column, billing }: PlanHeadProps) => {
  const { plan, name, line } = columnHead(column, billing);
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap">
        <Heading as="h2" size="4" weight="medium">
          {name}
        </Heading>
        {column === 'pro' ? <Badge>Most Popular</Badge> : null}
        {plan.saving ? <Badge color="gray">{plan.saving.badge}</Badge> : null}
      </Flex>
      <Price {...plan} />
      <Text
        as="p"
        size="2"
        color="gray"
        className={classes(styles['plan-line'], textStyles['pretty'])}
      >
        {line}
      </Text>
    </>
  );
};
