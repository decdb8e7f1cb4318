import { useState } from 'react';
import { match } from 'ts-pattern';
import type { OpenAttempt, Question } from '../../../../domain/contracts/quiz.ts';
import { useChrome } from '../../../ui/use-chrome.ts';
import { useAskedLeave } from '../runner/dialogs/leave-dialog.tsx';
import { TimeUpDialog } from '../runner/dialogs/time-up-dialog.tsx';
import type { RunnerCommand } from '../runner/keys/runner-keys.ts';
import { useRunnerKeys } from '../runner/keys/use-runner-keys.ts';
import { lookOf } from '../runner/look-of.ts';
import { RunnerPanel } from '../runner/panels/runner-panel.tsx';
import { letterKeys } from '../runner/session/chosen-labels.ts';
import { useReading } from '../runner/session/reading.ts';
import type { OpenPanel } from '../runner/session/use-runner-controls.ts';
import { AdaptiveBar } from './adaptive-bar.tsx';
import { AdaptiveFoot } from './adaptive-foot.tsx';
import { AdaptiveQuestion } from './adaptive-question.tsx';
import { type AdaptiveExam, useAdaptiveExam } from './use-adaptive-exam.ts';

type Toggle = (panel: OpenPanel) => void;

/** The keys of the runner that an exam without a way back has. */
const runCommand = (exam: AdaptiveExam, toggle: Toggle, command: RunnerCommand): void =>
  match(command)
    .with({ type: 'choose' }, ({ label }) => exam.choose(label))
    .with({ type: 'strike' }, ({ label }) => exam.strike(label))
    .with({ type: 'next' }, () => exam.next())
    .with({ type: 'calculator' }, { type: 'laboratory' }, ({ type }) => toggle(type))
    .otherwise(() => undefined);

const usePanel = () => {
  const [panel, setPanel] = useState<OpenPanel>('none');
  return { panel, toggle: (own: OpenPanel): void => setPanel(own === panel ? 'none' : own) };
};

type SittingProps = { readonly attempt: OpenAttempt; readonly question: Question };

const Sitting = ({ attempt, question }: SittingProps) => {
  const exam = useAdaptiveExam(attempt, question);
  const { panel, toggle } = usePanel();
  const [reading, onReading] = useReading();
  const [begunAt] = useState(question.id);
  const { leave, dialog } = useAskedLeave({
    endsAt: attempt.endsAt,
    isOver: exam.isOver,
    home: '/quiz?full=true',
  });
  useRunnerKeys(
    { isActive: !(exam.isGiven || exam.isOver), options: letterKeys(question) },
    (command) => runCommand(exam, toggle, command),
  );
  const tools = {
    hasNote: false,
    onPause: undefined,
    reading,
    onReading,
    onCalculator: () => toggle('calculator'),
    onLaboratory: () => toggle('laboratory'),
  };
  return (
    <div className={lookOf(reading, panel)}>
      <AdaptiveBar attempt={attempt} tools={tools} onLeave={leave} onTimeUp={exam.end} />
      <AdaptiveQuestion
        attempt={attempt}
        question={question}
        exam={exam}
        isFirst={question.id === begunAt}
      />
      <RunnerPanel panel={panel} onClose={() => toggle('none')} />
      <AdaptiveFoot exam={exam} />
      {dialog}
      <TimeUpDialog open={exam.isOver} isLate={exam.isLate} />
    </div>
  );
};

/** An open adaptive exam: one question, and no way back. */
export const AdaptiveRunner = ({ attempt }: { readonly attempt: OpenAttempt }) => {
  useChrome(false);
  const question = attempt.questions.at(-1);
  return question ? <Sitting attempt={attempt} question={question} /> : null;
};
