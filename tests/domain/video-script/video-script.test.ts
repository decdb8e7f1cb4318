import { describe, expect, it } from 'vitest';
import {
  newQuiz,
  newScript,
  sceneAfter,
  scriptFileName,
  scriptJson,
  typedNumber,
  videoScript,
  withoutScene,
} from '../../../domain/contracts/video-script.ts';

const scene = { start: 0, end: 60, text: '', visual: 'intro_image.png' };

describe('a video script', () => {
  it('[VID-05] [VID-06] begins with 600 s and one scene', () => {
    expect(newScript).toEqual({ title: '', duration: 600, scenes: [scene] });
  });

  it('[VID-07] [VID-08] goes on where the last scene ends, for 60 s', () => {
    expect(sceneAfter({ end: 95.5 })).toEqual({
      start: 95.5,
      end: 155.5,
      text: '',
      visual: 'diagram.png',
    });
  });

  it('[VID-09] [VID-10] loses any scene but the last', () => {
    expect(withoutScene(['first', 'second'], 0)).toEqual(['second']);
    expect(withoutScene(['second'], 0)).toEqual(['second']);
  });

  it('[VID-11] has quizzes of four options and a place from 0 to 3', () => {
    const ofQuiz = (quiz: unknown): boolean =>
      videoScript.safeParse({ ...newScript, scenes: [{ ...scene, quiz }] }).success;
    expect(ofQuiz(newQuiz)).toBe(true);
    expect(ofQuiz({ ...newQuiz, correct: 3 })).toBe(true);
    expect(ofQuiz({ ...newQuiz, options: ['a', 'b', 'c'] })).toBe(false);
    expect(ofQuiz({ ...newQuiz, options: ['a', 'b', 'c', 'd', 'e'] })).toBe(false);
    for (const correct of [-1, 4, 1.5]) expect(ofQuiz({ ...newQuiz, correct })).toBe(false);
  });

  it('[VID-12] takes numbers as they are, and no number as zero', () => {
    expect(['90', '-5', '1.5', '1e2'].map(typedNumber)).toEqual([90, -5, 1.5, 100]);
    expect(['', 'soon', '1e999'].map(typedNumber)).toEqual([0, 0, 0]);
    const odd = { title: '', duration: -1, scenes: [{ ...scene, start: 9, end: 3 }] };
    expect(JSON.parse(scriptJson(odd))).toEqual(odd);
  });

  it('[VID-13] is written as JSON, without what only its editor knows', () => {
    const edited = { ...newScript, scenes: [{ ...scene, id: 7, quiz: newQuiz }] };
    expect(JSON.parse(scriptJson(edited))).toEqual({
      ...newScript,
      scenes: [{ ...scene, quiz: newQuiz }],
    });
  });

  it.each([
    ['Heart Failure Basics', 'heart_failure_basics_script.json'],
    ['ABG  in\tSix Steps', 'abg_in_six_steps_script.json'],
    ['', '_script.json'],
  ])('[VID-14] is called after its title: %j', (title, name) => {
    expect(scriptFileName(title)).toBe(name);
  });
});
