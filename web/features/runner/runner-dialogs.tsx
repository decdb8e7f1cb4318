import { FinishDialog } from './finish-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MapDrawer } from './map-drawer.tsx';
import type { OpenDialog, RunnerControls } from './use-runner-controls.ts';

type RunnerDialogsProps = { readonly controls: RunnerControls };

/** At most one of them is open. */
export const RunnerDialogs = ({ controls }: RunnerDialogsProps) => {
  const { dialog, setDialog, cells, answered, total, jump, finish, submit } = controls;
  const props = (own: OpenDialog) => ({
    open: dialog === own,
    onOpenChange: (open: boolean) => setDialog(open ? own : 'none'),
  });
  const finishFromMap = (): void => {
    setDialog('none');
    finish();
  };
  return (
    <>
      <MapDrawer {...props('map')} cells={cells} onJump={jump} onFinish={finishFromMap} />
      <KeysDialog {...props('keys')} />
      <FinishDialog {...props('finish')} unanswered={total - answered} onFinish={submit} />
    </>
  );
};
