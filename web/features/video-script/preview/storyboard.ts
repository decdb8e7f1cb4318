import type { VideoScene } from '../../../../domain/contracts/video-script.ts';
import { lengthOf } from '../playing-order.ts';

/** Where a script that is played has come to. */
export type Storyboard = {
  /** Among the scenes in playing order. */
  readonly place: number;
  /** Since the scene began. */
  readonly seconds: number;
  readonly isPlaying: boolean;
  /** The option that was chosen first, by the place of the scene. */
  readonly answers: Readonly<Record<number, number>>;
};

export const beginning: Storyboard = { place: 0, seconds: 0, isPlaying: false, answers: {} };

type Scenes = readonly Pick<VideoScene, 'start' | 'end' | 'quiz'>[];

const isOver = ({ place, seconds }: Storyboard, scenes: Scenes): boolean => {
  const scene = scenes[place];
  return !scene || seconds >= lengthOf(scene);
};

/** At the beginning of another scene, if there is one. */
export const movedBy = (board: Storyboard, step: 1 | -1, scenes: Scenes): Storyboard => {
  const place = board.place + step;
  return scenes[place] ? { ...board, place, seconds: 0 } : board;
};

/** A second later: a scene that is over gives way to the next, but its quiz waits for an answer. */
export const aSecondLater = (board: Storyboard, scenes: Scenes): Storyboard => {
  const scene = scenes[board.place];
  if (!(scene && board.isPlaying)) return board;
  const later = { ...board, seconds: Math.min(board.seconds + 1, lengthOf(scene)) };
  if (!isOver(later, scenes)) return later;
  const waits = scene.quiz !== undefined && board.answers[board.place] === undefined;
  const isLast = board.place === scenes.length - 1;
  return waits || isLast ? { ...later, isPlaying: false } : movedBy(later, 1, scenes);
};

/** Goes on from here; after a scene that is over with the next, and after the last from the start. */
export const playing = (board: Storyboard, scenes: Scenes): Storyboard => {
  const going = { ...board, isPlaying: true };
  if (!isOver(board, scenes)) return going;
  const isLast = board.place === scenes.length - 1;
  return isLast ? { ...going, place: 0, seconds: 0 } : movedBy(going, 1, scenes);
};

/** The first answer stands. */
export const answered = (board: Storyboard, option: number): Storyboard =>
  board.answers[board.place] === undefined
    ? { ...board, answers: { ...board.answers, [board.place]: option } }
    : board;
