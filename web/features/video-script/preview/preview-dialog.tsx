import { Button, Dialog, Flex, IconButton, Progress, Text } from '@radix-ui/themes';
import { ArrowLeft, ArrowRight, Image, Pause, Play, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { VideoScript } from '../../../../domain/contracts/video-script.ts';
import { clockTime } from '../../../format/duration.ts';
import { classes } from '../../../ui/classes.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { inPlayingOrder, lengthOf, type NumberedScene, timesOf } from '../playing-order.ts';
import styles from '../video-script.module.css';
import { QuizPreview } from './quiz-preview.tsx';
import { useStoryboard } from './use-storyboard.ts';

type Player = ReturnType<typeof useStoryboard>;

const Frame = ({ scene, number, of }: NumberedScene & { readonly of: number }) => (
  <>
    <Text as="p" size="2" color="gray" mb="2" className={textStyles['num']} role="status">
      Scene {number} of {of}, {timesOf(scene)}
    </Text>
    <Flex
      className={styles['preview-frame']}
      direction="column"
      align="center"
      justify="center"
      gap="2"
    >
      <Image size={32} aria-hidden="true" />
      <Text size="3" align="center">
        {scene.visual.trim() || 'No visual named yet'}
      </Text>
    </Flex>
    <Text
      as="p"
      size="4"
      mt="4"
      className={classes(styles['preview-narration'], textStyles['pretty'])}
    >
      {scene.text.trim() || 'No narration yet.'}
    </Text>
  </>
);

const Passed = ({
  scene,
  seconds,
}: Pick<NumberedScene, 'scene'> & { readonly seconds: number }) => (
  <Flex align="center" gap="3" mt="4">
    <Progress
      size="1"
      value={seconds}
      max={Math.max(1, lengthOf(scene))}
      aria-label="Time within the scene"
    />
    <Text size="2" color="gray" className={textStyles['num']}>
      {clockTime(seconds)}/{clockTime(lengthOf(scene))}
    </Text>
  </Flex>
);

/** A button that leads nowhere keeps the focus, so that the keys go on working. */
const Controls = ({ player, of }: { readonly player: Player; readonly of: number }) => {
  const { board, move, play, pause } = player;
  return (
    <Flex justify="between" gap="2" mt="4" wrap="wrap" className={styles['preview-controls']}>
      <Button
        variant="soft"
        color="gray"
        {...highContrast}
        aria-disabled={board.place === 0}
        onClick={() => move(-1)}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        Previous
      </Button>
      <Button onClick={board.isPlaying ? pause : play}>
        {board.isPlaying ? (
          <Pause size={16} aria-hidden="true" />
        ) : (
          <Play size={16} aria-hidden="true" />
        )}
        {board.isPlaying ? 'Pause' : 'Play'}
      </Button>
      <Button
        variant="soft"
        color="gray"
        {...highContrast}
        aria-disabled={board.place === of - 1}
        onClick={() => move(1)}
      >
        Next
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    </Flex>
  );
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

type PreviewDialogProps = { readonly script: VideoScript; readonly onClose: () => void };

/** The script as a storyboard: scene by scene, by itself or by hand, with its quizzes to answer. */
export const PreviewDialog = ({ script, onClose }: PreviewDialogProps) => {
  const scenes = inPlayingOrder(script.scenes);
  const player = useStoryboard(scenes.map(({ scene }) => scene));
  const focusBack = useFocusBack();
  const { board } = player;
  const shown = scenes[board.place];
  const step = ({ key }: KeyboardEvent): void => {
    const by = steps[key];
    if (by) player.move(by);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Content
        maxWidth="640px"
        size={{ initial: '2', sm: '3' }}
        onKeyDown={step}
        {...focusBack}
      >
        <Flex justify="between" align="start" gap="3">
          <Dialog.Title size="5" weight="medium" mb="0" className={styles['preview-title']}>
            {script.title.trim() || 'Untitled lesson'}
          </Dialog.Title>
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" size="3" aria-label="Close preview">
              <X size={18} />
            </IconButton>
          </Dialog.Close>
        </Flex>
        <Dialog.Description size="2" color="gray" mb="4">
          The left and right arrow keys change the scene.
        </Dialog.Description>
        {shown ? (
          <>
            <Frame {...shown} of={scenes.length} />
            {shown.scene.quiz ? (
              <QuizPreview
                key={board.place}
                quiz={shown.scene.quiz}
                chosen={board.answers[board.place]}
                onChoose={player.answer}
              />
            ) : null}
            <Passed scene={shown.scene} seconds={board.seconds} />
          </>
        ) : null}
        <Controls player={player} of={scenes.length} />
      </Dialog.Content>
    </Dialog.Root>
  );
};
