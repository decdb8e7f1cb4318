import { Flex, Text } from '@radix-ui/themes';
import { Eye, type LucideIcon, Pill, Stethoscope, Wrench } from 'lucide-react';
import type { OptionType } from '../../../domain/contracts/decision-point.ts';

const kinds: Readonly<Record<OptionType, readonly [string, LucideIcon]>> = {
  assessment: ['Assessment', Stethoscope],
  intervention: ['Intervention', Wrench],
  medication: ['Medication', Pill],
  monitoring: ['Monitoring', Eye],
};

export const OptionKind = ({ type }: { readonly type: OptionType }) => {
  const [name, Icon] = kinds[type];
  return (
    <Flex asChild align="center" gap="1">
      <Text size="2" color="gray">
        <Icon size={14} aria-hidden="true" />
        {name}
      </Text>
    </Flex>
  );
};
