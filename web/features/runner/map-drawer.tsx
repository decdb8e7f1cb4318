import { Button, Dialog, Flex, Grid, IconButton, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { highContrast } from '../../ui/high-contrast.ts';
import { type MapCell, mapCounts, type QuestionStanding } from './question-map.ts';

type MapDrawerProps = {
  readonly open: boolean;
  readonly cells: readonly MapCell[];
  readonly onOpenChange: (open: boolean) => void;
  readonly onJump: (index: number) => void;
  readonly onFinish: () => void;
};

const words: Readonly<Record<QuestionStanding, string>> = {
  answered: 'Answered',
  skipped: 'Skipped',
  unseen: 'Not seen yet',
};

const Legend = ({ cells }: Pick<MapDrawerProps, 'cells'>) => {
  const counts = mapCounts(cells);
  return (
    <Grid columns="2" gapX="4" gapY="2" mb="4">
      {(['answered', 'skipped', 'unseen'] as const).map((standing) => (
        <Flex key={standing} align="center" gap="2">
          <span className={`map-key ${standing}`} aria-hidden="true" />
          <Text size="2">{words[standing]}</Text>
          <Text size="2" color="gray" className="num">
            {counts[standing]}
          </Text>
        </Flex>
      ))}
    </Grid>
  );
};

/** A long map opens where the learner is. */
const showCurrent = (cell: HTMLButtonElement | null): void => {
  cell?.scrollIntoView?.({ block: 'center' });
};

const CellButton = ({
  number,
  standing,
  current,
  onJump,
}: MapCell & Pick<MapDrawerProps, 'onJump'>) => (
  <button
    type="button"
    className={current ? 'current' : standing}
    aria-label={`Question ${number}, ${words[standing].toLowerCase()}`}
    aria-current={current ? 'step' : undefined}
    ref={current ? showCurrent : undefined}
    onClick={() => onJump(number - 1)}
  >
    {number}
  </button>
);

const DrawerFoot = ({ cells, onJump, onFinish }: Omit<MapDrawerProps, 'open' | 'onOpenChange'>) => {
  const firstSkipped = cells.find(({ standing }) => standing === 'skipped');
  return (
    <Flex className="drawer-foot" direction="column" gap="3">
      {firstSkipped ? (
        <Button
          variant="surface"
          color="gray"
          onClick={() => onJump(firstSkipped.number - 1)}
          {...highContrast}
        >
          First skipped: {firstSkipped.number}
        </Button>
      ) : null}
      <Button size="3" onClick={onFinish}>
        Finish Quiz
      </Button>
    </Flex>
  );
};

/** Every question of the paper at a glance, and the way to any of them. */
export const MapDrawer = ({ open, onOpenChange, ...map }: MapDrawerProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content className="drawer" aria-describedby={undefined}>
      <Flex align="center" justify="between" mb="4">
        <Dialog.Title size="5" weight="medium" mb="0">
          Question map
        </Dialog.Title>
        <Dialog.Close>
          <IconButton variant="ghost" color="gray" aria-label="Close the map" {...highContrast}>
            <X size={20} />
          </IconButton>
        </Dialog.Close>
      </Flex>
      <Legend cells={map.cells} />
      <div className="drawer-body">
        <div className="map">
          {map.cells.map((cell) => (
            <CellButton key={cell.number} {...cell} onJump={map.onJump} />
          ))}
        </div>
      </div>
      <DrawerFoot {...map} />
    </Dialog.Content>
  </Dialog.Root>
);
