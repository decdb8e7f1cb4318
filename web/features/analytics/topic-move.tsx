import type { CSSProperties } from 'react';
import { bandMarks } from '../../ui/band.ts';
import styles from './analytics.module.css';

export type RulerProps = {
  /** Where the ruler begins, percent; it ends at 100. */
  readonly lowest: number;
};

const placeOn = (lowest: number, value: number): string =>
  `${((value - lowest) / (100 - lowest)) * 100}%`;

type TopicMoveProps = RulerProps & {
  readonly now: number;
  readonly was: number | undefined;
  readonly fill: string;
};

/** From the accuracy of the last period to this one's, on the same ruler in every row. */
export const TopicMove = ({ lowest, now, was, fill }: TopicMoveProps) => {
  const at = (value: number): CSSProperties => ({ left: placeOn(lowest, value) });
  return (
    <div
      className={styles['move']}
      role="img"
      aria-label={was === undefined ? `${now}%` : `From ${was}% to ${now}%`}
    >
      <i style={at(bandMarks.near)} />
      <i style={at(bandMarks.strong)} />
      {was === undefined ? null : (
        <>
          <b
            style={{
              ...at(Math.min(was, now)),
              width: `${(Math.abs(now - was) / (100 - lowest)) * 100}%`,
              background: fill,
            }}
          />
          <u style={at(was)} />
        </>
      )}
      <em style={{ ...at(now), background: fill }} />
    </div>
  );
};

/** Even steps from where the ruler begins to 100. */
export const rulerTicks = (lowest: number): readonly number[] =>
  Array.from({ length: 6 }, (_, step) => lowest + (step * (100 - lowest)) / 5);

/** The ruler's numbers. */
export const TopicRuler = ({ lowest }: RulerProps) => (
  <div className={styles['move-axis']} aria-hidden="true">
    {rulerTicks(lowest).map((value) => (
      <span key={value} style={{ left: placeOn(lowest, value) }}>
        {value}
      </span>
    ))}
  </div>
);

/** Half of the scale is enough where nothing lies below it. */
export const lowestOf = (values: readonly number[]): number =>
  values.some((value) => value < 50) ? 0 : 50;
