import { Badge, Flex, Heading, Text } from '@radix-ui/themes';
import { Price } from '../../ui/price.tsx';
import { type Billing, columnHead, type PlanColumn } from './plan-columns.ts';

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
      <Text as="p" size="2" color="gray" className="plan-line pretty">
        {line}
      </Text>
    </>
  );
};
