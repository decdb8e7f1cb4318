import { useId } from 'react';
import type { Question, RevealedAnswer } from '../../../../domain/contracts/quiz.ts';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { CaseChart } from './case-study/case-chart.tsx';
import caseStudyStyles from './case-study/case-study.module.css';
import { CaseStudyHead } from './case-study/case-study-head.tsx';
import { CheckedAnswer, Verdict } from './checked-answer.tsx';
import { KeyHints } from './keys/key-hints.tsx';
import { OptionCards } from './option-cards.tsx';
import { QuestionStem } from './question-stem.tsx';
import styles from './runner.module.css';
import { letterKeys } from './session/chosen-labels.ts';
import { useArrivalAt } from './session/use-arrival-at.ts';

type AskedProps = {
  readonly question: Question;
  readonly isTutor: boolean;
  /** The answer once it was checked; it cannot be changed any more. */
  readonly answer: RevealedAnswer | undefined;
  readonly chosen: readonly string[];
  readonly struck: readonly string[];
  readonly onChoose: (label: string) => void;
  readonly onStrike: (label: string) => void;
};

type QuestionViewProps = AskedProps & {
  readonly number: number;
  readonly total: number;
  /** An exam names no step of clinical judgment until it is over. */
  readonly isStepTold: boolean;
};

/** The stem, and how it is answered. */
const Asked = ({ question, isTutor, answer, ...answering }: AskedProps) => (
  <>
    <QuestionStem {...question} />
    {isTutor ? <Verdict question={question} answer={answer} /> : null}
    {answer ? (
      <CheckedAnswer question={question} answer={answer} />
    ) : (
      <>
        <OptionCards key={question.id} question={question} {...answering} />
        <KeyHints
          labels={question.options.slice(0, letterKeys(question)).map(({ label }) => label)}
          hasChart={question.caseStudy !== undefined}
        />
      </>
    )}
  </>
);

/** One question with its options; of a case study beside the chart as it has grown until then, where there is one yet. */
export const QuestionView = ({ number, total, isStepTold, ...asked }: QuestionViewProps) => {
  const heading = useArrivalAt(number);
  const study = useId();
  const { id, caseStudy: place, exhibits = [], ...question } = asked.question;
  const where = `Question ${number} of ${total}`;
  const hasChart = exhibits.length > 0;
  if (!place) {
    return (
      <div className={classes(questionStyles['focus-in'], styles['focus-question'])}>
        <h1 className={textStyles['vh']} tabIndex={-1} ref={heading}>
          {where}
        </h1>
        <Asked {...asked} />
      </div>
    );
  }
  return (
    <div
      className={
        hasChart
          ? classes(questionStyles['focus-in'], styles['focus-question'], styles['with-chart'])
          : classes(questionStyles['focus-in'], styles['focus-question'])
      }
    >
      {hasChart ? <CaseChart key={id} exhibits={exhibits} isFirst={place.number === 1} /> : null}
      <div className={caseStudyStyles['case-asked']}>
        <h1 className={textStyles['vh']} tabIndex={-1} ref={heading} aria-describedby={study}>
          {where}
        </h1>
        <CaseStudyHead id={study} place={place} isStepTold={isStepTold} />
        <Asked {...asked} question={{ ...question, id, caseStudy: place }} />
      </div>
    </div>
  );
};
