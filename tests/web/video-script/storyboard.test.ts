import { describe, expect, it } from 'vitest';
import { newQuiz } from '../../../domain/contracts/video-script.ts';
import {
  answered,
  aSecondLater,
  beginning,
  movedBy,
  playing,
} from '../../../web/features/video-script/preview/storyboard.ts';

const scenes = [
  { start: 0, end: 2 },
  { start: 2, end: 3, quiz: newQuiz },
  { start: 3, end: 4 },
];

const later = (seconds: number, from = playing(beginning, scenes)) =>
  Array.from({ length: seconds }).reduce<typeof from>((board) => aSecondLater(board, scenes), from);

describe('a script that is played', () => {
  it('goes to the next scene when one is over', () => {
    expect(later(1)).toMatchObject({ place: 0, seconds: 1 });
    expect(later(2)).toMatchObject({ place: 1, seconds: 0, isPlaying: true });
  });

  it('waits at the end of a scene for the answer to its quiz', () => {
    const waiting = later(9);
    expect(waiting).toMatchObject({ place: 1, seconds: 1, isPlaying: false });
    expect(playing(answered(waiting, 2), scenes)).toMatchObject({ place: 2, isPlaying: true });
  });

  it('does not wait for an answer that was given, and the first one stands', () => {
    const early = answered(answered(later(2), 3), 0);
    expect(early.answers).toEqual({ 1: 3 });
    expect(later(1, early)).toMatchObject({ place: 2, isPlaying: true });
  });

  it('stops after the last scene, and begins again', () => {
    const end = later(9, movedBy(movedBy(playing(beginning, scenes), 1, scenes), 1, scenes));
    expect(end).toMatchObject({ place: 2, seconds: 1, isPlaying: false });
    expect(playing(end, scenes)).toMatchObject({ place: 0, seconds: 0, isPlaying: true });
  });

  it('moves to no scene that is not there', () => {
    expect(movedBy(beginning, -1, scenes)).toBe(beginning);
  });
});
