import type { Landmark } from '../landmark.ts';

/** What a limb shows; drawn as the right one, mirrored for the left. */
export type Region = {
  readonly body: readonly string[];
  readonly unitsPerCentimeter: number;
  /** "Wrist", "PA and lateral". */
  readonly name: string;
  readonly view: string;
  readonly places: readonly Landmark[];
  /** What is wrong, by step; empty of a quiet film. */
  readonly seen: Readonly<Record<string, string>>;
  /** Without the side. */
  readonly impression: string;
  /** What is seen, without its name. */
  readonly alt: string;
};
