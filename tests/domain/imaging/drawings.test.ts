import { describe, expect, it } from 'vitest';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import { drawCase } from '../../../domain/imaging/draw-case.ts';
import { elementsOf, valuesOf } from './svg-text.ts';

const drawn = allCases.map((imageCase) => ({
  imageCase,
  id: imageCase.id,
  ...drawCase(imageCase),
}));

const allowed = new Set(
  'svg defs g path rect ellipse text filter mask clipPath linearGradient radialGradient stop feGaussianBlur feTurbulence feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feComposite'.split(
    ' ',
  ),
);

/** A gray is written with three equal parts. */
const isGray = (color: string): boolean =>
  color === 'none' || color === '#fff' || color.startsWith('url(#') || /^#(..)\1\1$/.test(color);

const runsOrFetches = /href|<script|foreignObject|\sstyle=|\son[a-z]+=|javascript:/;

describe('every drawing', () => {
  it('is a whole document that runs and fetches nothing', () => {
    for (const { id, svg } of drawn) {
      expect(svg.slice(0, 70), id).toContain(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000',
      );
      expect(
        elementsOf(svg).filter((name) => !allowed.has(name)),
        id,
      ).toEqual([]);
      expect(svg.match(runsOrFetches), id).toBeNull();
      expect(svg.match(/https?:/g), id).toHaveLength(1);
    }
  });

  it('holds numbers only where numbers belong', () => {
    for (const { id, svg } of drawn) expect(svg.match(/NaN|undefined|Infinity|@/), id).toBeNull();
  });

  it('says that it is a schematic', () => {
    for (const { id, svg } of drawn) expect(svg.includes('Schematic, for learning'), id).toBe(true);
  });

  it('is gray', () => {
    for (const { id, svg } of drawn) {
      const colors = ['fill', 'stroke', 'stop-color'].flatMap((name) => valuesOf(svg, name));
      expect(
        colors.filter((color) => !isGray(color)),
        id,
      ).toEqual([]);
    }
  });

  it('names once what it refers to, under names of its own', () => {
    for (const { id, svg } of drawn) {
      const ids = valuesOf(svg, 'id');
      expect(new Set(ids).size, id).toBe(ids.length);
      expect(
        ids.filter((one) => !one.endsWith(`-${id}`)),
        id,
      ).toEqual([]);
      const referred = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, name]) => name ?? '');
      expect(
        referred.filter((name) => !ids.includes(name)),
        id,
      ).toEqual([]);
    }
  });

  it('is described by what is seen, not by its name', () => {
    for (const { id, alt, imageCase } of drawn) {
      expect(alt.length, id).toBeGreaterThan(50);
      const answer = imageCase.questions[0]?.options.find(({ right }) => right)?.text ?? '';
      for (const name of [imageCase.pathology, answer])
        expect(alt.toLowerCase(), id).not.toContain(name.toLowerCase());
    }
  });

  it('has its places inside the image, each under its own name', () => {
    for (const { id, hotspots } of drawn) {
      expect(hotspots.length, id).toBeGreaterThan(0);
      expect(new Set(hotspots.map((one) => one.id)).size, id).toBe(hotspots.length);
      const edges = hotspots.flatMap(({ x, y }) => [x, y]);
      expect(Math.min(...edges), id).toBeGreaterThan(1);
      expect(Math.max(...edges), id).toBeLessThan(99);
    }
  });

  it('keeps its places apart, so that each can be hit', () => {
    for (const { id, hotspots } of drawn)
      for (const [index, one] of hotspots.entries())
        for (const other of hotspots.slice(index + 1))
          expect(
            Math.hypot(one.x - other.x, one.y - other.y),
            `${id}: ${one.name}, ${other.name}`,
          ).toBeGreaterThan(2);
  });

  it('is the same each time', () => {
    for (const { id, imageCase, svg } of drawn)
      expect(drawCase(imageCase).svg === svg, id).toBe(true);
  });
});
