import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allIllustrations } from '../../../domain/terminology/illustrations/all-illustrations.ts';

const sheet = ['drawn-picture.css', 'anatomy-inks.css']
  .map((name) => readFileSync(`web/drawings/picture/${name}`, 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');

const rules = [...sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector,
  body,
}));

const elements = { line: 'polyline', area: 'polygon' } as const;
const other = { line: 'polygon', area: 'polyline' } as const;

/** Whether a rule gives such a mark its color. */
const isColored = (kind: 'line' | 'area', role: string): boolean =>
  rules.some(({ selector, body }) => {
    const isMeant = new RegExp(`\\.${role}(?![\\w-])`).test(selector);
    const isOfKind = selector.includes(elements[kind]) || !selector.includes(other[kind]);
    const property = kind === 'line' ? 'stroke' : 'fill';
    return isMeant && isOfKind && new RegExp(`(^|[;\\s])${property}:`).test(body);
  });

describe('the inks of drawings', () => {
  const used = allIllustrations.flatMap(({ drawing }) =>
    drawing.marks.map(({ kind, role }) => `${kind} ${role}`),
  );

  it.each([...new Set(used)])('%s has a color', (drawn) => {
    const [kind, role = ''] = drawn.split(' ');
    expect(isColored(kind === 'line' ? 'line' : 'area', role)).toBe(true);
  });
});
