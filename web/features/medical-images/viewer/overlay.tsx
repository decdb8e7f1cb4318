import { Box } from '@radix-ui/themes';
import type { ImageHotspot } from '../../../../domain/contracts/medical-images.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { pinPlaces } from './pin-places.ts';
import { centimeters, type ImagePoint, type View } from './view-state.ts';
import styles from './viewer.module.css';

export type Sized = {
  readonly width: number;
  readonly height: number;
  readonly unitsPerCentimeter: number | null;
};

const inPercent = (part: number): string => `${part * 100}%`;

/** "2.6 cm". */
export const lengthWords = (length: number): string => `${length.toFixed(1)} cm`;

const Tick = ({ at }: { readonly at: ImagePoint }) => (
  <span className={styles['measure-end']} style={{ left: inPercent(at.x), top: inPercent(at.y) }} />
);

type MeasureProps = { readonly view: View; readonly sized: Sized };

/** The line between two ends, and the crosshair of the keyboard. */
export const MeasureOverlay = ({ view, sized }: MeasureProps) => {
  const [from, to] = view.points;
  const length = centimeters(view.points, sized);
  return (
    <Box className={styles['film-overlay']} aria-hidden="true">
      {from && to ? (
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className={styles['measure-line']}
          aria-hidden="true"
        >
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </svg>
      ) : null}
      {from ? <Tick at={from} /> : null}
      {to ? <Tick at={to} /> : null}
      {view.isMeasuring ? (
        <span
          className={styles['measure-cursor']}
          style={{ left: inPercent(view.cursor.x), top: inPercent(view.cursor.y) }}
        />
      ) : null}
      {to && length !== undefined ? (
        <span
          className={classes(styles['measure-length'], textStyles['num'])}
          style={{ left: inPercent(Math.min(to.x, 0.86)), top: inPercent(to.y) }}
        >
          {lengthWords(length)}
        </span>
      ) : null}
    </Box>
  );
};

type PinsProps = {
  readonly hotspots: readonly ImageHotspot[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** A number for each finding, beside it, with a line to its place on the image. */
export const Pins = ({ hotspots, chosen, onChoose }: PinsProps) => {
  const places = pinPlaces(hotspots);
  return (
    <Box className={styles['film-overlay']}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={styles['pin-lines']}
        aria-hidden="true"
      >
        {hotspots.map(({ id, x, y }, place) => (
          <line key={id} x1={x} y1={y} x2={places[place]?.x ?? x} y2={places[place]?.y ?? y} />
        ))}
      </svg>
      {hotspots.map(({ id, x, y }) => (
        <span key={id} className={styles['pin-end']} style={{ left: `${x}%`, top: `${y}%` }} />
      ))}
      {hotspots.map(({ id, name, x, y }, place) => (
        <button
          key={id}
          type="button"
          className={classes(styles['film-pin'], textStyles['num'])}
          aria-label={`Finding ${place + 1}: ${name}`}
          aria-pressed={id === chosen}
          style={{ left: `${places[place]?.x ?? x}%`, top: `${places[place]?.y ?? y}%` }}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onChoose(id)}
        >
          {place + 1}
        </button>
      ))}
    </Box>
  );
};
