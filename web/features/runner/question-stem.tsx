import { Text } from '@radix-ui/themes';
import type { Question } from '../../../domain/contracts/quiz.ts';
import { questionText } from './question-text.ts';

type QuestionStemProps = Pick<Question, 'question' | 'questionType'>;

/** What is told, then what is asked. */
export const QuestionStem = ({ question, questionType }: QuestionStemProps) => {
  const { paragraphs, ask } = questionText(question);
  return (
    <div className="stem">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {ask ? <p className="ask">{ask}</p> : null}
      {questionType === 'K-Type' ? (
        <Text as="p" size="2" color="gray">
          Choose all that apply.
        </Text>
      ) : null}
    </div>
  );
};
