import { useSession } from '../../../session/use-session.ts';
import type { StartPaper } from '../runner/session/use-start-paper.ts';
import { readyForExam } from './ready-facts.ts';
import { ReadyScreen } from './ready-screen.tsx';

type ExamReadyProps = Pick<StartPaper, 'asked' | 'begin' | 'dismiss' | 'starting'>;

/** The ready screen of whatever starts an exam. */
export const ExamReady = ({ asked, begin, dismiss, starting }: ExamReadyProps) => {
  const extraTime = useSession().user?.extraTime ?? 1;
  return (
    <ReadyScreen
      ready={asked && readyForExam(asked, extraTime)}
      isStarting={starting !== undefined}
      onBegin={begin}
      onDismiss={dismiss}
    />
  );
};
