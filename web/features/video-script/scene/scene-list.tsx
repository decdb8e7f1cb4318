import { Button, Flex } from '@radix-ui/themes';
import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { mostScenes } from '../../../../domain/contracts/video-script.ts';
import { withScene } from '../draft.ts';
import type { DraftState } from '../use-draft.ts';
import { RemovedNote } from './removed-note.tsx';
import { SceneCard } from './scene-card.tsx';

/** The scenes in the order in which they were added, and a way to one more. */
export const SceneList = ({ state }: { readonly state: DraftState }) => {
  const { draft, removal, focusId } = state;
  const { scenes } = draft;
  const noteAt = (place: number) =>
    removal?.place === place ? (
      <RemovedNote key={removal.words} words={removal.words} onUndo={state.undo} />
    ) : null;
  return (
    <Flex direction="column" gap="4">
      {scenes.map((scene, place) => (
        <Fragment key={scene.id}>
          {noteAt(place)}
          <SceneCard
            scene={scene}
            number={place + 1}
            takesFocus={focusId === scene.id}
            onChange={(changed) => state.change(withScene(draft, changed))}
            onRemove={scenes.length > 1 ? () => state.remove(place, scene) : undefined}
            onRemoveQuiz={() => state.removeQuiz(place, scene)}
          />
        </Fragment>
      ))}
      {noteAt(scenes.length)}
      <Flex>
        <Button size="3" variant="soft" disabled={scenes.length >= mostScenes} onClick={state.add}>
          <Plus size={16} aria-hidden="true" />
          Add Scene
        </Button>
      </Flex>
    </Flex>
  );
};
