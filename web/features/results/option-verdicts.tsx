import { Box, Flex, Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import type { OptionReason } from './option-reasons.ts';

type LabelProps = { readonly isRight: boolean; readonly text: string };

const Label = ({ isRight, text }: LabelProps) => (
  <Flex asChild align="center" gap="1">
    <Text size="2" color={isRight ? 'green' : 'red'} weight="medium">
      {isRight ? <Check size={15} aria-hidden="true" /> : <X size={15} aria-hidden="true" />}
      {text}
    </Text>
  </Flex>
);

const classOf = ({ isKey, isChosen, reason }: OptionReason): string => {
  if (isKey) return 'why key-right';
  return isChosen && reason !== undefined ? 'why key-wrong' : 'why';
};

const OptionVerdict = (option: OptionReason) => {
  const { label, text, isKey, isChosen, reason } = option;
  return (
    <li className={classOf(option)}>
      <span className="key">{label}</span>
      <Box minWidth="0">
        <Text as="div" size="3" weight="medium">
          {text}
        </Text>
        <Flex gap="4" wrap="wrap">
          {isKey ? <Label isRight text="Correct answer" /> : null}
          {isChosen ? <ChosenLabel isKey={isKey} isKnown={reason !== undefined} /> : null}
        </Flex>
        {reason === undefined ? null : (
          <Text as="p" size="3" color="gray" mt="1" className="pretty measure">
            {reason}
          </Text>
        )}
      </Box>
    </li>
  );
};

const ChosenLabel = ({ isKey, isKnown }: { readonly isKey: boolean; readonly isKnown: boolean }) =>
  isKnown ? (
    <Label isRight={isKey} text="Your answer" />
  ) : (
    <Text size="2" color="gray" weight="medium">
      Your answer
    </Text>
  );

/** Each option with what it was, and why. */
export const OptionVerdicts = ({ options }: { readonly options: readonly OptionReason[] }) => (
  <ul className="whys">
    {options.map((option) => (
      <OptionVerdict key={option.label} {...option} />
    ))}
  </ul>
);
