import type { Instant } from '../../../../../domain/kernel/time.ts';
import { noteFor } from '../session/paper-marks.ts';
import { currentQuestion } from '../session/runner-state.ts';
import type { OpenDialog, RunnerControls } from '../session/use-runner-controls.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MapDrawer } from './map-drawer.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PausedDialog } from './paused-dialog.tsx';
import { TimeUpDialog } from './time-up-dialog.tsx';

type RunnerDialogsProps = {
  readonly controls: RunnerControls;
  readonly endsAt: Instant | null;
};

/** At most one of them is open. */
export const RunnerDialogs = ({ controls, endsAt }: RunnerDialogsProps) => {
  const { dialog, setDialog, cells, answered, total, jump, finish, submit } = controls;
  const { state, session, isOver, isLate } = controls;
  const props = (own: OpenDialog) => ({
    open: dialog === own && !isOver,
    onOpenChange: (open: boolean) => setDialog(open ? own : 'none'),
  });
  const finishFromMap = (): void => {
    setDialog('none');
    finish();
  };
  const note = noteFor(state, currentQuestion(state)?.id ?? '');
  return (
    <>
      <MapDrawer
        {...props('map')}
        endsAt={endsAt}
        cells={cells}
        onJump={jump}
        onFinish={finishFromMap}
      />
      <KeysDialog {...props('keys')} />
      <NoteDialog {...props('note')} number={state.index + 1} note={note} onNote={session.note} />
      <FinishDialog {...props('finish')} unanswered={total - answered} onFinish={submit} />
      <PausedDialog open={state.isPaused && !isOver} onResume={controls.goOn} />
      <TimeUpDialog open={isOver} isLate={isLate} />
    </>
  );
};
