import { examNamed } from '../../../../domain/contracts/exams.ts';
import { paperKind } from '../../../../domain/contracts/paper-kind.ts';
import type { OpenAttempt } from '../../../../domain/contracts/quiz.ts';
import { epochMs } from '../../../../domain/kernel/time.ts';
import { useChrome } from '../../../ui/use-chrome.ts';
import { useAskedLeave } from './dialogs/leave-dialog.tsx';
import { RunnerDialogs } from './dialogs/runner-dialogs.tsx';
import { flagKeys } from './keys/runner-keys.ts';
import { lookOf } from './look-of.ts';
import { RunnerPanel } from './panels/runner-panel.tsx';
import { QuestionView } from './question-view.tsx';
import styles from './runner.module.css';
import { RunnerBar } from './runner-bar.tsx';
import { RunnerFoot } from './runner-foot.tsx';
import { saveAndStop } from './save-and-stop.ts';
import { letterKeys } from './session/chosen-labels.ts';
import { noteFor, struckFor } from './session/paper-marks.ts';
import { useReading } from './session/reading.ts';
import { chosenFor, currentQuestion } from './session/runner-state.ts';
import { type RunnerControls, useRunnerControls } from './session/use-runner-controls.ts';
import { TimeLeft } from './time-left.tsx';

type Title = Pick<
  OpenAttempt,
  'exam' | 'isFullLength' | 'mode' | 'healthcareField' | 'issuedAt' | 'endsAt'
>;

/** Extra time included. */
const minutesOf = ({ issuedAt, endsAt }: Pick<Title, 'issuedAt' | 'endsAt'>): number | undefined =>
  endsAt === null ? undefined : Math.round((epochMs(endsAt) - epochMs(issuedAt)) / 60_000);

const titleOf = (paper: Title): string => {
  const { exam, healthcareField, isFullLength } = paper;
  if (!isFullLength || exam === null) return paperKind(paper);
  const minutes = minutesOf(paper) ?? examNamed(healthcareField, exam)?.timeLimit;
  return minutes === undefined ? exam : `${exam}, ${minutes} minutes`;
};

type CurrentProps = {
  readonly controls: RunnerControls;
  readonly isTutor: boolean;
  readonly isStepTold: boolean;
};

const CurrentQuestion = ({ controls, isTutor, isStepTold }: CurrentProps) => {
  const { state, session, total, isSubmitting, isChecking } = controls;
  const question = currentQuestion(state);
  if (!question) return null;
  const unlessBusy = (act: (label: string) => void) => (label: string) => {
    if (!isSubmitting && !isChecking) act(label);
  };
  return (
    <QuestionView
      question={question}
      number={state.index + 1}
      total={total}
      isTutor={isTutor}
      isStepTold={isStepTold}
      answer={state.revealed.get(question.id)}
      chosen={chosenFor(state, question.id)}
      struck={struckFor(state, question.id)}
      onChoose={unlessBusy(session.choose)}
      onStrike={unlessBusy(session.strike)}
    />
  );
};

const flagKeysOf = (state: RunnerControls['state']) => {
  const question = currentQuestion(state);
  return flagKeys(question ? letterKeys(question) : 0);
};

const toolsOf = (controls: RunnerControls) => ({
  hasNote: noteFor(controls.state, currentQuestion(controls.state)?.id ?? '') !== '',
  onPause: controls.pause,
  onNote: () => controls.setDialog('note'),
  onCalculator: () => controls.togglePanel('calculator'),
  onLaboratory: () => controls.togglePanel('laboratory'),
  onKeys: () => controls.setDialog('keys'),
});

/** An open paper, one question at a time, with nothing else on the screen. */
export const Runner = ({ attempt }: { readonly attempt: OpenAttempt }) => {
  useChrome(false);
  const controls = useRunnerControls(attempt);
  const [reading, onReading] = useReading();
  const { state, session } = controls;
  const { leave, dialog } = useAskedLeave({
    endsAt: attempt.endsAt,
    isOver: controls.isOver,
    save: () => saveAndStop(controls),
    home: attempt.isFullLength ? '/quiz?full=true' : '/quiz',
  });
  return (
    <div className={lookOf(reading, controls.panel)}>
      <RunnerBar
        title={titleOf(attempt)}
        number={state.index + 1}
        answered={controls.answered}
        total={controls.total}
        saveState={controls.saveState}
        clock={attempt.endsAt ? <TimeLeft endsAt={attempt.endsAt} onOver={controls.end} /> : null}
        flagKeys={flagKeysOf(state)}
        isFlagged={state.flagged.has(currentQuestion(state)?.id ?? '')}
        tools={{ ...toolsOf(controls), reading, onReading }}
        onFlag={session.flag}
        onLeave={leave}
        onMap={() => controls.setDialog('map')}
      />
      {state.isPaused ? (
        <div className={styles['focus-question']} />
      ) : (
        <CurrentQuestion
          controls={controls}
          isTutor={attempt.mode === 'tutor'}
          isStepTold={!attempt.isFullLength}
        />
      )}
      <RunnerPanel panel={controls.panel} onClose={() => controls.togglePanel('none')} />
      <RunnerFoot
        isFirst={state.index === 0}
        isLast={controls.isLast}
        isCheck={controls.mayCheck}
        isBusy={controls.isSubmitting || controls.isChecking}
        onPrevious={controls.previous}
        onSkip={controls.skip}
        onForward={controls.forward}
      />
      <RunnerDialogs controls={controls} endsAt={attempt.endsAt} />
      {dialog}
    </div>
  );
};
