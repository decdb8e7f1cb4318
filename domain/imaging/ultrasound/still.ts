import type { Landmark } from '../landmark.ts';

/** What a view shows, quiet or not. */
export type Still = {
  readonly body: string;
  readonly name: string;
  readonly probe: string;
  readonly unitsPerCentimeter: number;
  readonly places: readonly Landmark[];
  /** By step, of what is wrong; empty of a quiet still. */
  readonly seen: Readonly<Record<string, string>>;
  /** Steps of a quiet still. */
  readonly steps: Readonly<Record<string, string>>;
  readonly impression: string;
  readonly alt: string;
};
