import { Box, Flex, Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import questionStyles from '../../ui/question.module.css';
import { terms } from '../../ui/terms.ts';
import textStyles from '../../ui/text.module.css';
import styles from './landing.module.css';
import type { SampleOption, SampleQuestion } from './sample-questions.ts';

type Verdict = 'key' | 'wrong' | 'other';

const looks: Readonly<Record<Verdict, string | undefined>> = {
  key: classes(questionStyles['why'], questionStyles['key-right']),
  wrong: classes(questionStyles['why'], questionStyles['key-wrong']),
  other: questionStyles['why'],
};

const VerdictMark = ({ verdict, isYours }: { readonly verdict: Verdict; isYours: boolean }) => {
  if (verdict === 'other') return null;
  const Icon = verdict === 'key' ? Check : X;
  return (
    <Flex asChild align="center" gap="1" flexShrink="0">
      <Text size="2" color={verdict === 'key' ? 'green' : 'red'} weight="medium">
        <Icon size={15} aria-hidden="true" />
        {isYours ? terms.yourAnswer(verdict === 'key') : 'Correct'}
      </Text>
    </Flex>
  );
};

type ReasonProps = { readonly option: SampleOption; readonly chosen: string; readonly of: string };

const Reason = ({ option: { letter, text, why }, chosen, of }: ReasonProps) => {
  const isYours = letter === chosen;
  const wrong: Verdict = isYours ? 'wrong' : 'other';
  const verdict: Verdict = letter === of ? 'key' : wrong;
  return (
    <li className={looks[verdict]}>
      <span className={questionStyles['key']}>{letter}</span>
      <Box>
        <Flex justify="between" gap="3">
          <Text as="div" size="2" weight="medium" className={textStyles['pretty']}>
            {text}
          </Text>
          <VerdictMark verdict={verdict} isYours={isYours} />
        </Flex>
        <Text as="p" size="2" color="gray" mt="1" className={textStyles['pretty']}>
          {why}
        </Text>
      </Box>
    </li>
  );
};

type SampleReasonsProps = { readonly question: SampleQuestion; readonly chosen: string };

/** Why each option is right or wrong; it takes the focus of the button that was pressed. */
export const SampleReasons = ({ question, chosen }: SampleReasonsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={classes(questionStyles['whys'], styles['compact'])}
      aria-label="Why each option is right or wrong"
    >
      {question.options.map((option) => (
        <Reason key={option.letter} option={option} chosen={chosen} of={question.answer} />
      ))}
    </ul>
  );
};
