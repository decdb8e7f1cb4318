import { Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import type { AnswerDetail, Question } from '../../../../../domain/contracts/quiz.ts';
import { classes } from '../../../../ui/classes.ts';
import questionStyles from '../../../../ui/question.module.css';
import textStyles from '../../../../ui/text.module.css';
import { textOf } from '../../runner/formats/answer-parts.ts';

type OrderVerdictProps = {
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly detail: AnswerDetail | undefined;
};

const yours = (chosen: readonly string[], label: string, place: number): string => {
  if (chosen.length === 0) return 'You gave no order';
  const at = chosen.indexOf(label);
  return at === place ? 'Your place too' : `You put it ${at + 1} of ${chosen.length}`;
};

/** The right order, where each step stood in yours, and why it belongs there. */
export const OrderVerdict = ({ question, chosen, detail }: OrderVerdictProps) => {
  const { options } = question;
  const order = detail ? [detail.correctAnswer].flat() : chosen;
  return (
    <ol className={questionStyles['whys']}>
      {order.map((label, place) => {
        const isRight = chosen[place] === label;
        const Icon = isRight ? Check : X;
        const text = textOf(options, label);
        return (
          <li
            key={label}
            className={
              isRight
                ? classes(questionStyles['why'], questionStyles['key-right'])
                : classes(questionStyles['why'], questionStyles['key-wrong'])
            }
          >
            <span className={questionStyles['key']}>{place + 1}</span>
            <div>
              <Text as="div" size="3" weight="medium">
                {text}
              </Text>
              <Text size="2" color={isRight ? 'green' : 'red'} weight="medium">
                <Icon size={15} aria-hidden="true" /> {yours(chosen, label, place)}
              </Text>
              <Text
                as="p"
                size="3"
                color="gray"
                mt="1"
                className={classes(textStyles['pretty'], textStyles['measure'])}
              >
                {detail?.answerExplanations[text]}
              </Text>
            </div>
          </li>
        );
      })}
    </ol>
  );
};
