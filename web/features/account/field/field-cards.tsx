import { Flex, RadioCards, Text } from '@radix-ui/themes';
import {
  type FieldCode,
  fieldCode,
  type ProfessionOption,
  professionOptions,
} from '../../../../domain/contracts/fields.ts';
import styles from './field-cards.module.css';
import { noQuestionsMark, useEmptyFields } from './use-empty-fields.ts';

type FieldCardsProps = {
  readonly value: FieldCode | null;
  readonly onChange: (field: FieldCode) => void;
  /** Enter, on whichever card has the focus. */
  readonly onEnter: () => void;
};

type FieldCardProps = ProfessionOption & { readonly isEmpty: boolean };

const FieldCard = ({ value, label, short, isEmpty }: FieldCardProps) => (
  <RadioCards.Item
    value={value}
    className={styles['card']}
    aria-label={label}
    aria-describedby={`field-${value}`}
  >
    <Flex justify="between" align="baseline" gap="3" width="100%">
      <Text size="2" weight="medium">
        {label}
      </Text>
      <Text id={`field-${value}`} size="1" color="gray">
        {isEmpty ? `${short}, ${noQuestionsMark}` : short}
      </Text>
    </Flex>
  </RadioCards.Item>
);

/** The 14 healthcare fields, one of which can be chosen; those without questions say so. */
export const FieldCards = ({ value, onChange, onEnter }: FieldCardsProps) => {
  const empty = useEmptyFields();
  return (
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
        <FieldCard key={option.value} {...option} isEmpty={empty.includes(option.value)} />
      ))}
    </RadioCards.Root>
  );
};
