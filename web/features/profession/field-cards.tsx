import { Flex, RadioCards, Text } from '@radix-ui/themes';
import {
  type FieldCode,
  fieldCode,
  type ProfessionOption,
  professionOptions,
} from '../../../domain/contracts/fields.ts';

type FieldCardsProps = {
  readonly value: FieldCode | null;
  readonly onChange: (field: FieldCode) => void;
  /** Enter, on whichever card has the focus. */
  readonly onEnter: () => void;
};

const FieldCard = ({ value, label, short }: ProfessionOption) => (
  <RadioCards.Item value={value} aria-label={label}>
    <Flex justify="between" align="baseline" gap="3" width="100%">
      <Text size="2" weight="medium">
        {label}
      </Text>
      <Text size="1" color="gray">
        {short}
      </Text>
    </Flex>
  </RadioCards.Item>
);

/** The 14 healthcare fields, one of which can be chosen. */
export const FieldCards = ({ value, onChange, onEnter }: FieldCardsProps) => (
  <RadioCards.Root
    size="1"
    gap="2"
    columns={{ initial: '1', sm: '2' }}
    value={value}
    onValueChange={(next) => onChange(fieldCode.parse(next))}
    onKeyDown={({ key }) => key === 'Enter' && onEnter()}
    aria-label="Healthcare field"
  >
    {professionOptions.map((option) => (
      <FieldCard key={option.value} {...option} />
    ))}
  </RadioCards.Root>
);
