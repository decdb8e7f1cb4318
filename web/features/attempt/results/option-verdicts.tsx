import { Box, Flex, Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import type { OptionReason } from './option-reasons.ts';
import { chosenWords, type Peer } from './peer-words.ts';

type WithPeer = { readonly peer: Peer | undefined };
type OptionVerdictsProps = WithPeer & { readonly options: readonly OptionReason[] };
type LabelProps = { readonly isRight: boolean; readonly text: string };

const Label = ({ isRight, text }: LabelProps) => (
  <Flex asChild align="center" gap="1">
    <Text size="2" color={isRight ? 'green' : 'red'} weight="medium">
      {isRight ? <Check size={15} aria-hidden="true" /> : <X size={15} aria-hidden="true" />}
      {text}
    </Text>
  </Flex>
);

const classOf = ({ isKey, isChosen, reason }: OptionReason): string | undefined => {
  if (isKey) return classes(questionStyles['why'], questionStyles['key-right']);
  return isChosen && reason !== undefined
    ? classes(questionStyles['why'], questionStyles['key-wrong'])
    : questionStyles['why'];
};

/** A reason of two lines says first why the option tempts, then why it is wrong here. */
const Reason = ({ text }: { readonly text: string }) => {
  const [first = '', second] = text.split('\n');
  return (
    <Text
      as="p"
      size="3"
      color="gray"
      mt="1"
      className={classes(textStyles['pretty'], textStyles['measure'])}
    >
      {second === undefined ? first : <em>Tempting: {first}</em>}
      {second === undefined ? null : ` ${second}`}
    </Text>
  );
};

const OptionVerdict = ({ peer, ...option }: OptionReason & WithPeer) => {
  const { label, text, isKey, isChosen, reason } = option;
  const chosen = chosenWords(peer, label);
  return (
    <li className={classOf(option)}>
      <span className={questionStyles['key']}>{label}</span>
      <Box minWidth="0">
        <Flex justify="between" align="baseline" gap="3">
          <Text as="div" size="3" weight="medium">
            {text}
          </Text>
          {chosen ? (
            <Text
              size="2"
              color="gray"
              className={classes(textStyles['num'], textStyles['nowrap'])}
            >
              {chosen}
            </Text>
          ) : null}
        </Flex>
        <Flex gap="4" wrap="wrap">
          {isKey ? <Label isRight text="Correct answer" /> : null}
          {isChosen ? <ChosenLabel isKey={isKey} isKnown={reason !== undefined} /> : null}
        </Flex>
        {reason === undefined ? null : <Reason text={reason} />}
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
export const OptionVerdicts = ({ options, peer }: OptionVerdictsProps) => (
  <ul className={questionStyles['whys']}>
    {options.map((option) => (
      <OptionVerdict key={option.label} {...option} peer={peer} />
    ))}
  </ul>
);
