import { CheckboxCards, RadioCards } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import { OptionRow } from './option-row.tsx';
import { type LabelledOption, labelledOptions } from './session/question-options.ts';

type OptionCardsProps = {
  readonly question: Pick<Question, 'options' | 'questionType' | 'response'>;
  readonly chosen: readonly string[];
  readonly struck: readonly string[];
  readonly onChoose: (label: string) => void;
  readonly onStrike: (label: string) => void;
};

const CardText = ({ label, text }: LabelledOption) => (
  <>
    <span className={questionStyles['key']}>{label}</span>
    <span>{text}</span>
  </>
);

/** Up and down move among the options; left stays free for "previous". */
const layout = {
  className: questionStyles['options'],
  columns: '1',
  orientation: 'vertical',
} as const;

const OneOf = ({ question, chosen, struck, onChoose, onStrike }: OptionCardsProps) => (
  <RadioCards.Root
    {...layout}
    aria-label="Options"
    value={chosen[0] ?? ''}
    onValueChange={onChoose}
  >
    {labelledOptions(question.options).map((option) => (
      <OptionRow
        key={option.label}
        {...option}
        isStruck={struck.includes(option.label)}
        isChosen={chosen.includes(option.label)}
        onStrike={onStrike}
      >
        <RadioCards.Item value={option.label} className={questionStyles['card']}>
          <CardText {...option} />
        </RadioCards.Item>
      </OptionRow>
    ))}
  </RadioCards.Root>
);

const howMany = ({ response }: OptionCardsProps['question']): string =>
  response?.format === 'select-n' ? `choose ${response.choose}` : 'choose all that apply';

const SeveralOf = ({ question, chosen, struck, onChoose, onStrike }: OptionCardsProps) => {
  const chooseChanged = (next: readonly string[]): void => {
    const changed = question.options.find(
      ({ label }) => next.includes(label) !== chosen.includes(label),
    );
    if (changed) onChoose(changed.label);
  };
  return (
    <CheckboxCards.Root
      {...layout}
      aria-label={`Options, ${howMany(question)}`}
      value={[...chosen]}
      onValueChange={chooseChanged}
    >
      {labelledOptions(question.options).map((option) => (
        <OptionRow
          key={option.label}
          {...option}
          isStruck={struck.includes(option.label)}
          isChosen={chosen.includes(option.label)}
          onStrike={onStrike}
        >
          <CheckboxCards.Item
            value={option.label}
            className={classes(questionStyles['card'], questionStyles['boxed'])}
          >
            <CardText {...option} />
          </CheckboxCards.Item>
        </OptionRow>
      ))}
    </CheckboxCards.Root>
  );
};

const FormatAnswer = lazy(() =>
  import('./formats/format-answer.tsx').then(({ FormatAnswer }) => ({ default: FormatAnswer })),
);

/** One choice, several for K-Type, or what else the question is answered by. */
export const OptionCards = (props: OptionCardsProps) => {
  const { question, chosen, onChoose } = props;
  const { response, options } = question;
  if (response && response.format !== 'select-n') {
    return (
      <Suspense fallback={null}>
        <FormatAnswer response={response} options={options} chosen={chosen} onChoose={onChoose} />
      </Suspense>
    );
  }
  return question.questionType === 'K-Type' ? <SeveralOf {...props} /> : <OneOf {...props} />;
};
