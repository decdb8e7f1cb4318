import { Flex, Select, Text } from '@radix-ui/themes';
import { useId } from 'react';
import {
  type ViewReason,
  viewReason,
  viewReasonWords,
} from '../../../../domain/contracts/audit.ts';

type ViewReasonSelectProps = {
  readonly value: ViewReason;
  readonly onChange: (value: ViewReason) => void;
};

/** Why something personal is opened; it is recorded with who looked. */
export const ViewReasonSelect = ({ value, onChange }: ViewReasonSelectProps) => {
  const id = useId();
  return (
    <Flex direction="column" gap="1">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        Reason
      </Text>
      <Select.Root value={value} onValueChange={(next) => onChange(viewReason.parse(next))}>
        <Select.Trigger id={id} />
        <Select.Content>
          {viewReason.options.map((reason) => (
            <Select.Item key={reason} value={reason}>
              {viewReasonWords[reason]}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </Flex>
  );
};
