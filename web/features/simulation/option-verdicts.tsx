import { Box, Flex, Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import type { MadePoint } from '../../../domain/contracts/simulation.ts';
import { classes } from '../../ui/classes.ts';
import questionStyles from '../../ui/question.module.css';
import textStyles from '../../ui/text.module.css';
import { OptionKind } from './option-kind.tsx';

type OptionOf = MadePoint['options'][number];

const markOf = ({ id, isCorrect }: OptionOf, chosen: string): string | undefined => {
  if (id === chosen) return isCorrect ? 'Your decision: correct' : 'Your decision: incorrect';
  return isCorrect ? 'Correct decision' : undefined;
};

const classOf = ({ id, isCorrect }: OptionOf, chosen: string): string | undefined => {
  if (isCorrect) return classes(questionStyles['why'], questionStyles['key-right']);
  return id === chosen
    ? classes(questionStyles['why'], questionStyles['key-wrong'])
    : questionStyles['why'];
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
  <ul className={questionStyles['whys']} aria-label="Options">
    {point.options.map((option) => (
      <li key={option.id} className={classOf(option, point.chosen)}>
        <span className={questionStyles['key']}>{option.id}</span>
        <Box>
          <Flex justify="between" gap="3" wrap="wrap">
            <OptionKind type={option.type} />
            <Mark word={markOf(option, point.chosen)} isRight={option.isCorrect} />
          </Flex>
          <Text as="div" size="3" className={textStyles['pretty']}>
            {option.text}
          </Text>
        </Box>
      </li>
    ))}
  </ul>
);
