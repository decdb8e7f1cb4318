import { Button, Dialog, Flex, Grid, IconButton, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Instant } from '../../../../../domain/kernel/time.ts';
import { classes } from '../../../../ui/classes.ts';
import drawerStyles from '../../../../ui/drawer.module.css';
import { useFocusBack } from '../../../../ui/focus-back.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { studyWords } from '../case-study/case-study-words.ts';
import { MapLegend, mapWords, StudyNote } from '../panels/map-legend.tsx';
import styles from '../question-map.module.css';
import { Remaining } from '../remaining.tsx';
import {
  isOfKind,
  type MapCell,
  type MapKind,
  mapGroups,
  nextFlagged,
} from '../session/question-map.ts';

type MapDrawerProps = {
  readonly open: boolean;
  readonly cells: readonly MapCell[];
  /** The map lies over the clock of the bar. */
  readonly endsAt: Instant | null;
  readonly onOpenChange: (open: boolean) => void;
  readonly onJump: (index: number) => void;
  readonly onFinish: () => void;
};

type MapProps = Omit<MapDrawerProps, 'open' | 'onOpenChange' | 'endsAt'>;

/** A long map opens where the learner is. */
const showCurrent = (cell: HTMLButtonElement | null): void => {
  cell?.scrollIntoView?.({ block: 'center' });
};

/** A question that was not seen has no look of its own. */
const standings: Readonly<Record<MapCell['standing'], string | undefined>> = {
  answered: styles['answered'],
  skipped: styles['skipped'],
  unseen: undefined,
};

type CellProps = MapCell & { readonly isDimmed: boolean; readonly onJump: MapProps['onJump'] };

const CellButton = ({ number, standing, flagged, current, isDimmed, onJump }: CellProps) => {
  const look = classes(
    current ? styles['current'] : standings[standing],
    flagged && styles['flagged'],
    isDimmed && styles['dimmed'],
  );
  return (
    <button
      type="button"
      className={look}
      aria-label={`Question ${number}, ${mapWords[standing].toLowerCase()}${flagged ? ', flagged' : ''}`}
      aria-current={current ? 'step' : undefined}
      ref={current ? showCurrent : undefined}
      onClick={() => onJump(number - 1)}
    >
      {number}
    </button>
  );
};

type JumpProps = Pick<MapProps, 'onJump'> & {
  readonly to: MapCell | undefined;
  readonly text: string;
};

const Jump = ({ to, text, onJump }: JumpProps) =>
  to ? (
    <Button variant="surface" color="gray" onClick={() => onJump(to.number - 1)} {...highContrast}>
      {text}: {to.number}
    </Button>
  ) : null;

const DrawerFoot = ({ cells, onJump, onFinish }: MapProps) => {
  const firstSkipped = cells.find(({ standing }) => standing === 'skipped');
  const flagged = nextFlagged(cells);
  return (
    <Flex className={drawerStyles['foot']} direction="column" gap="3">
      <Grid columns={firstSkipped && flagged ? '2' : '1'} gap="3">
        <Jump to={firstSkipped} text="First skipped" onJump={onJump} />
        <Jump to={flagged} text="Next flagged" onJump={onJump} />
      </Grid>
      <Button size="3" onClick={onFinish}>
        Finish Quiz
      </Button>
    </Flex>
  );
};

type GroupProps = Pick<MapProps, 'cells' | 'onJump'> & { readonly only: MapKind | undefined };

/** The six of a case study stand under one line, and are told as a group. */
const CellGroup = ({ cells, only, onJump }: GroupProps) => {
  const study = cells[0]?.study;
  const buttons = cells.map((cell) => (
    <CellButton
      key={cell.number}
      {...cell}
      isDimmed={only !== undefined && !isOfKind(cell, only)}
      onJump={onJump}
    />
  ));
  return study === undefined ? (
    buttons
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes a row of its own in the grid
    <div role="group" aria-label={studyWords(study)} className={styles['of-study']}>
      {buttons}
    </div>
  );
};

const MapBody = (map: MapProps) => {
  const [only, setOnly] = useState<MapKind>();
  return (
    <>
      <MapLegend cells={map.cells} only={only} onOnly={setOnly} />
      <div className={drawerStyles['body']}>
        <div className={styles['map']}>
          {mapGroups(map.cells).map((cells) => (
            <CellGroup key={cells[0]?.number} cells={cells} only={only} onJump={map.onJump} />
          ))}
        </div>
        <StudyNote cells={map.cells} />
      </div>
      <DrawerFoot {...map} />
    </>
  );
};

/** Every question of the paper at a glance, and the way to any of them. */
export const MapDrawer = ({ open, onOpenChange, endsAt, ...map }: MapDrawerProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        className={drawerStyles['drawer']}
        aria-describedby={undefined}
        {...focusBack}
      >
        <Flex align="center" justify="between" mb="4">
          <Dialog.Title size="5" weight="medium" mb="0">
            Question map
          </Dialog.Title>
          {endsAt ? (
            <Text size="2" ml="auto" mr="4">
              <Remaining endsAt={endsAt} />
            </Text>
          ) : null}
          <Dialog.Close>
            <IconButton variant="ghost" color="gray" aria-label="Close" {...highContrast}>
              <X size={20} />
            </IconButton>
          </Dialog.Close>
        </Flex>
        <MapBody {...map} />
      </Dialog.Content>
    </Dialog.Root>
  );
};
