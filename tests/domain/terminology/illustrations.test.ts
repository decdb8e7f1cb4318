import { describe, expect, it, vi } from 'vitest';
import { type DrawnLabel, drawing } from '../../../domain/contracts/drawing.ts';
import { illustrationKeys } from '../../../domain/contracts/terminology.ts';
import { pointsOf } from '../../../domain/pictures/polyline.ts';
import { allIllustrations } from '../../../domain/terminology/illustrations/all-illustrations.ts';
import type { Illustration } from '../../../domain/terminology/illustrations/illustration.ts';

/** As wide as the smallest phone shows it. */
const shownWidth = 340;
const lineHeight = 14;

/** Pixels of a letter at the size of labels, on the wide side. */
const letterWidth = (letter: string): number => {
  if (/[iljtfrI.,:| -]/.test(letter)) return 4.2;
  if (/[mwMW]/.test(letter)) return 10.2;
  return /[A-Z0-9]/.test(letter) ? 8.2 : 7;
};

const before = { start: 0, middle: 0.5, end: 1 } as const;

const boxOf = ({ x, y, text, anchor }: DrawnLabel, scale: number) => {
  const width = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  const left = x * scale - before[anchor] * width;
  const top = y * scale - lineHeight / 2;
  return { text, left, right: left + width, top, bottom: top + lineHeight };
};

const boxesOf = ({ drawing: { width, labels } }: Illustration) =>
  labels.map((label) => boxOf(label, shownWidth / width));

type Box = ReturnType<typeof boxOf>;

const touch = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const named = allIllustrations.map((illustration) => [illustration.key, illustration] as const);

describe('the illustrations of the glossary', () => {
  it('are one for each key', () => {
    expect(allIllustrations.map(({ key }) => key)).toEqual([...illustrationKeys]);
  });

  it('take less than 30 ms each to draw', async () => {
    vi.resetModules();
    const began = process.threadCpuUsage();
    await import('../../../domain/terminology/illustrations/all-illustrations.ts');
    const { user } = process.threadCpuUsage(began);
    expect(user / 1000).toBeLessThan(30 * illustrationKeys.length);
  });

  it.each(named)('%s is a drawing with a title, and with words for who cannot see it', (_, it) => {
    expect(drawing.safeParse(it.drawing).success).toBe(true);
    expect(it.title.length).toBeGreaterThan(5);
    expect(it.alt.length).toBeGreaterThanOrEqual(80);
    expect(it.alt).toMatch(/\.$/);
    expect(it.drawing.labels.length).toBeGreaterThanOrEqual(4);
  });

  it.each(named)('%s stays inside its sheet', (_, { drawing: { width, height, marks } }) => {
    const outside = marks
      .flatMap(({ points }) => pointsOf(points))
      .filter(([x, y]) => !(x >= 0 && x <= width && y >= 0 && y <= height));
    expect(outside).toEqual([]);
  });

  it.each(named)('%s draws nothing twice', (_, { drawing: { marks, labels } }) => {
    const drawn = marks.map((mark) => JSON.stringify(mark));
    expect(new Set(drawn).size).toBe(drawn.length);
    const written = labels.map(({ text, x, y }) => `${text} ${x} ${y}`);
    expect(new Set(written).size).toBe(written.length);
  });

  it.each(named)('%s keeps its words inside and apart on a phone', (_, illustration) => {
    const boxes = boxesOf(illustration);
    const { width, height } = illustration.drawing;
    const shownHeight = (shownWidth * height) / width;
    const outside = boxes.filter(
      ({ left, right, top, bottom }) =>
        left < -4 || right > shownWidth + 4 || top < 0 || bottom > shownHeight,
    );
    const touching = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => (touch(a, b) ? [`${a.text} / ${b.text}`] : [])),
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    expect(touching).toEqual([]);
  });
});
