import { examNamed } from '../../../domain/contracts/exams.ts';
import { paperKind } from '../../../domain/contracts/paper-kind.ts';
import type { OpenAttempt } from '../../../domain/contracts/quiz.ts';
import { useChrome } from '../../shell/use-chrome.ts';
import { QuestionView } from './question-view.tsx';
import { RunnerBar } from './runner-bar.tsx';
import { RunnerDialogs } from './runner-dialogs.tsx';
import { RunnerFoot } from './runner-foot.tsx';
import { chosenFor, currentQuestion, struckFor } from './runner-state.ts';
import { type RunnerControls, useRunnerControls } from './use-runner-controls.ts';
import './runner.css';

type Title = Pick<OpenAttempt, 'exam' | 'isFullLength' | 'mode' | 'healthcareField'>;

const titleOf = ({ exam, healthcareField, ...paper }: Title): string => {
  if (!paper.isFullLength || exam === null) return paperKind(paper);
  const minutes = examNamed(healthcareField, exam)?.timeLimit;
  return minutes === undefined ? exam : `${exam}, ${minutes} minutes`;
};

const CurrentQuestion = ({ controls }: { readonly controls: RunnerControls }) => {
  const { state, session, total, isSubmitting } = controls;
  const question = currentQuestion(state);
  if (!question) return null;
  const unlessSubmitting = (act: (label: string) => void) => (label: string) => {
    if (!isSubmitting) act(label);
  };
  return (
    <QuestionView
      question={question}
      number={state.index + 1}
      total={total}
      chosen={chosenFor(state, question.id)}
      struck={struckFor(state, question.id)}
      onChoose={unlessSubmitting(session.choose)}
      onStrike={unlessSubmitting(session.strike)}
    />
  );
};

/** An open paper, one question at a time, with nothing else on the screen. */
export const Runner = ({ attempt }: { readonly attempt: OpenAttempt }) => {
  useChrome(false);
  const controls = useRunnerControls(attempt);
  return (
    <div className="focus">
      <RunnerBar
        title={titleOf(attempt)}
        number={controls.state.index + 1}
        answered={controls.answered}
        total={controls.total}
        saveState={controls.saveState}
        onLeave={() => void controls.leave()}
        onMap={() => controls.setDialog('map')}
        onKeys={() => controls.setDialog('keys')}
      />
      <CurrentQuestion controls={controls} />
      <RunnerFoot
        isFirst={controls.state.index === 0}
        isLast={controls.isLast}
        isSubmitting={controls.isSubmitting}
        onPrevious={controls.previous}
        onSkip={controls.skip}
        onForward={controls.forward}
      />
      <RunnerDialogs controls={controls} />
    </div>
  );
};
