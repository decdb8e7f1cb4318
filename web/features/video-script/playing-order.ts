import type { VideoScene } from '../../../domain/contracts/video-script.ts';
import { clockTime } from '../../format/duration.ts';

export type NumberedScene<Scene extends VideoScene = VideoScene> = {
  readonly scene: Scene;
  /** As its card says, from 1. */
  readonly number: number;
};

/** The scenes as they follow each other in the lesson. */
export const inPlayingOrder = <Scene extends VideoScene>(
  scenes: readonly Scene[],
): readonly NumberedScene<Scene>[] =>
  scenes
    .map((scene, index) => ({ scene, number: index + 1 }))
    .toSorted((one, other) => one.scene.start - other.scene.start);

export const lengthOf = ({ start, end }: Pick<VideoScene, 'start' | 'end'>): number =>
  Math.max(0, end - start);

/** From when to when, as a player shows it; nothing is before the start. */
export const timesOf = ({ start, end }: Pick<VideoScene, 'start' | 'end'>): string =>
  [start, end].map((seconds) => clockTime(Math.max(0, seconds))).join('–');
