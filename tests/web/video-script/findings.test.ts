import { describe, expect, it } from 'vitest';
import { newScript, type VideoScene } from '../../../domain/contracts/video-script.ts';
import { findingsOf, shownSeconds } from '../../../web/features/video-script/findings.ts';

const scene = (start: number, end: number, quiz?: VideoScene['quiz']): VideoScene => ({
  start,
  end,
  text: '',
  visual: '',
  quiz,
});

const found = (...scenes: VideoScene[]) => findingsOf({ title: '', duration: 600, scenes });

describe('what to check before the download', () => {
  it('is nothing in a new script, nor in scenes that follow each other', () => {
    expect(findingsOf(newScript)).toEqual([]);
    expect(found(scene(60, 600), scene(0, 60))).toEqual([]);
  });

  it('tells gaps, before the first scene too', () => {
    expect(found(scene(5, 60), scene(70.1, 90))).toEqual([
      'Nothing is shown in the first 5 s.',
      'Nothing is shown for 10.1 s between scene 1 and scene 2.',
    ]);
  });

  it('tells overlaps, with whichever scene before ends last', () => {
    expect(found(scene(0, 100), scene(10, 20), scene(50, 120))).toEqual([
      'The times of scene 1 and scene 2 overlap by 10 s.',
      'The times of scene 1 and scene 3 overlap by 50 s.',
    ]);
  });

  it('tells scenes outside the lesson, and without length', () => {
    expect(found(scene(-5, 300), scene(300, 610), scene(610, 610))).toEqual([
      'Scene 1 starts before the lesson does.',
      'Scene 2 ends at 610 s, 10 s after the lesson.',
      'Scene 3 does not end after it starts.',
      'Scene 3 ends at 610 s, 10 s after the lesson.',
    ]);
    expect(findingsOf({ ...newScript, duration: 0 })).toContain('The lesson has no duration.');
  });

  it('tells quizzes that are not written out', () => {
    const quiz = { question: ' ', options: ['Preload', 'Preload', ' ', ''], correct: 0 };
    expect(found(scene(0, 60, quiz))).toEqual([
      'The quiz of scene 1 has no question.',
      'The quiz of scene 1 has 2 of 4 options.',
      'The quiz of scene 1 has an option twice.',
    ]);
  });
});

describe('the seconds that some scene shows', () => {
  it('count once what two scenes share, and nothing outside the lesson', () => {
    const scenes = [scene(0, 60), scene(30, 90), scene(590, 700)];
    expect(shownSeconds({ title: '', duration: 600, scenes })).toBe(100);
  });
});
