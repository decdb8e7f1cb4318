import { Box } from '@radix-ui/themes';
import type {
  AnatomyDiagram,
  AnatomyIllustration,
} from '../../../../domain/contracts/terminology-study.ts';
import { DrawnPicture } from '../../../drawings/picture/drawn-picture.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from '../terminology.module.css';

/** Where the label of a place stands. */
const sides: Readonly<Record<AnatomyIllustration['side'], string | undefined>> = {
  left: styles['left'],
  right: styles['right'],
  above: styles['above'],
  below: styles['below'],
};

type HotspotProps = {
  readonly place: AnatomyIllustration;
  readonly hasLabel: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const Hotspot = ({ place, hasLabel, isChosen, onChoose }: HotspotProps) => {
  const { name, coordinates, side } = place;
  return (
    <button
      type="button"
      className={styles['hotspot']}
      style={{ left: `${coordinates.x}%`, top: `${coordinates.y}%` }}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {hasLabel ? (
        <span className={classes(styles['hotspot-label'], sides[side])}>{name}</span>
      ) : null}
    </button>
  );
};

type DiagramProps = {
  readonly diagram: AnatomyDiagram;
  readonly hasLabels: boolean;
  readonly isHighlighted: boolean;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** A drawing with a button on each named place. */
export const Diagram = ({ diagram, ...shown }: DiagramProps) => {
  const { hasLabels, isHighlighted, chosenId, onChoose } = shown;
  const { title, drawing, alt, places } = diagram;
  return (
    <div
      className={
        isHighlighted ? classes(styles['diagram'], styles['highlighted']) : styles['diagram']
      }
    >
      <figure className={styles['term-figure']}>
        <DrawnPicture drawing={drawing} alt={alt} name={title}>
          <Box className={styles['hotspots']} role="group" aria-label={`Places: ${title}`}>
            {places.map((place) => (
              <Hotspot
                key={place.id}
                place={place}
                hasLabel={hasLabels}
                isChosen={place.id === chosenId}
                onChoose={() => onChoose(place.id)}
              />
            ))}
          </Box>
        </DrawnPicture>
      </figure>
    </div>
  );
};
