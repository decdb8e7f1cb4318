import { Flex, Select, Text } from '@radix-ui/themes';
import { useId } from 'react';

type NamedSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
};

/** A choice under its name. */
export const NamedSelect = ({ label, value, options, onChange }: NamedSelectProps) => {
  const id = useId();
  return (
    <Flex direction="column" gap="1">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select.Root value={value} onValueChange={onChange}>
        <Select.Trigger id={id} />
        <Select.Content>
          {Object.entries(options).map(([each, name]) => (
            <Select.Item key={each} value={each}>
              {name}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </Flex>
  );
};
