import { Box, Flex, Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import type { MadePoint } from '../../../domain/contracts/simulation.ts';
import { OptionKind } from './option-kind.tsx';

type OptionOf = MadePoint['options'][number];

const markOf = ({ id, isCorrect }: OptionOf, chosen: string): string | undefined => {
  if (id === chosen) return isCorrect ? 'Your decision: correct' : 'Your decision: incorrect';
  return isCorrect ? 'Correct decision' : undefined;
};

const classOf = ({ id, isCorrect }: OptionOf, chosen: string): string => {
  if (isCorrect) return 'why key-right';
  return id === chosen ? 'why key-wrong' : 'why';
};

type MarkProps = { readonly word: string | undefined; readonly isRight: boolean };

const Mark = ({ word, isRight }: MarkProps) =>
  word === undefined ? null : (
    <Flex asChild align="center" gap="1">
      <Text size="2" weight="medium" color={isRight ? 'green' : 'red'}>
        {isRight ? <Check size={15} aria-hidden="true" /> : <X size={15} aria-hidden="true" />}
        {word}
      </Text>
    </Flex>
  );

/** The locked options: what was chosen and what was right. */
export const OptionVerdicts = ({ point }: { readonly point: MadePoint }) => (
  <ul className="whys" aria-label="Options">
    {point.options.map((option) => (
      <li key={option.id} className={classOf(option, point.chosen)}>
        <span className="key">{option.id}</span>
        <Box>
          <Flex justify="between" gap="3" wrap="wrap">
            <OptionKind type={option.type} />
            <Mark word={markOf(option, point.chosen)} isRight={option.isCorrect} />
          </Flex>
          <Text as="div" size="3" className="pretty">
            {option.text}
          </Text>
        </Box>
      </li>
    ))}
  </ul>
);
