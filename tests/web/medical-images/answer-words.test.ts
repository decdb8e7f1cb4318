import { describe, expect, it } from 'vitest';
import type { ImageKindStats, ImageStats } from '../../../domain/contracts/medical-images.ts';
import {
  answerWords,
  launcherWords,
  weakestKind,
} from '../../../web/features/medical-images/answer-words.ts';

const kind = (topic: ImageKindStats['topic'], right: number, read: number): ImageKindStats => ({
  topic,
  images: 8,
  read,
  right,
});

const stats = (read: number, kinds: readonly ImageKindStats[]): ImageStats => ({
  totalImages: 52,
  modalityBreakdown: {},
  pathologyBreakdown: {},
  recentDownloads: 0,
  views: [],
  own: { read, right: 0, lately: 0, medianSeconds: null, kinds: [...kinds] },
});

describe('the headline', () => {
  it('says how many are read, and which kind slips past', () => {
    expect(answerWords(stats(0, []))).toBe(
      '52 images to read. The diagnosis waits until you commit.',
    );
    const kinds = [kind('pleural effusion', 4, 7), kind('fracture', 3, 4)];
    expect(answerWords(stats(31, kinds))).toBe(
      'You have read 31 of 52. Effusions are what slips past you.',
    );
  });

  it('makes nothing of three readings', () => {
    expect(weakestKind([kind('cardiac', 0, 3)])).toBeUndefined();
    expect(answerWords(stats(3, [kind('cardiac', 0, 3)]))).toBe('You have read 3 of 52.');
    expect(launcherWords([kind('cardiac', 0, 3)])).toBe('Six kinds to practice');
  });
});

describe("the launcher's title", () => {
  it('names one kind, or two, and counts more', () => {
    const weak = [kind('pleural effusion', 4, 7), kind('fracture', 3, 4), kind('cardiac', 1, 4)];
    expect(launcherWords(weak.slice(0, 1))).toBe('Pleural effusion is below 80%');
    expect(launcherWords(weak.slice(0, 2))).toBe('Pleural effusion and fracture are below 80%');
    expect(launcherWords(weak)).toBe('3 kinds are below 80%');
    expect(launcherWords([kind('fracture', 4, 4)])).toBe(
      'Nothing you have read enough of is below 80%',
    );
  });
});
