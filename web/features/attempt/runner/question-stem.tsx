import { Text } from '@radix-ui/themes';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import { Exhibits } from '../../../ui/exhibits.tsx';
import questionStyles from '../../../ui/question.module.css';
import { questionText } from './session/question-text.ts';

type QuestionStemProps = Pick<Question, 'question' | 'questionType' | 'exhibits' | 'response'>;

/** The bank's own words for what stands under every K-Type question. */
const instruction = /\s*(?:select|choose) all that apply\.?$/i;

/** What is told, the pages of the chart, then what is asked. */
export const QuestionStem = ({
  question,
  questionType,
  exhibits = [],
  response,
}: QuestionStemProps) => {
  const isSeveral = questionType === 'K-Type' && response === undefined;
  const { paragraphs, ask } = questionText(
    isSeveral ? question.replace(instruction, '') : question,
  );
  return (
    <div className={questionStyles['stem']}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Exhibits key={question} exhibits={exhibits} />
      {ask ? <p className={questionStyles['ask']}>{ask}</p> : null}
      {isSeveral ? (
        <Text as="p" size="2" color="gray">
          Choose all that apply.
        </Text>
      ) : null}
      {response?.format === 'select-n' ? (
        <Text as="p" size="2" color="gray">
          Choose {response.choose}.
        </Text>
      ) : null}
    </div>
  );
};
