import { Box, Grid } from '@radix-ui/themes';
import { scriptFileName } from '../../../domain/contracts/video-script.ts';
import { useSession } from '../../session/use-session.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NumberInput } from './number-input.tsx';
import { SceneList } from './scene/scene-list.tsx';
import { ScriptPanel } from './script-panel.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import styles from './video-script.module.css';

const Lesson = ({ draft, change }: Pick<DraftState, 'draft' | 'change'>) => (
  <Panel>
    <Grid columns={{ initial: '1', sm: 'minmax(0, 1fr) 160px' }} gap="3">
      <TextInput
        label="Lesson Title"
        name="title"
        isOptional
        hint={`The file is called ${scriptFileName(draft.title)}`}
        value={draft.title}
        onChange={(title) => change({ ...draft, title })}
      />
      <NumberInput
        label="Duration (seconds)"
        name="duration"
        value={draft.duration}
        onChange={(duration) => change({ ...draft, duration })}
      />
    </Grid>
  </Panel>
);

const Editor = ({ accountId }: { readonly accountId: string }) => {
  const state = useDraft(accountId);
  return (
    <Grid columns={{ initial: '1', md: 'minmax(0, 1fr) 320px' }} gap="5" align="start">
      <Grid gap="4" minWidth="0">
        <Lesson draft={state.draft} change={state.change} />
        <SceneList state={state} />
      </Grid>
      <Box className={styles['script-side']}>
        <ScriptPanel state={state} />
      </Box>
    </Grid>
  );
};

/** A lesson on video, written scene by scene and downloaded as a file; no server is asked. */
export const VideoScriptPage = () => {
  const { user } = useSession();
  return (
    <>
      <PageHead title="Medical Video Script Generator">
        Create interactive educational content with embedded quizzes
      </PageHead>
      {user ? <Editor key={user.id} accountId={user.id} /> : null}
    </>
  );
};
