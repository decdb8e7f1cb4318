import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withinSentence } from '../../../web/ui/terms.ts';
import { ourFiles, root } from '../../architecture/tree.ts';

/** Said once, and not what an American product says. */
const foreign =
  />\s*Go on\b|go on where you stopped|, begun \{|variants of one count once|Make an address|Passing is |Correct, you|, you'|^\s*Again$|period before|'on the way'|lies within your range|s of your range lies/m;

describe('the words of the interface', () => {
  it.each([
    ['Today, 6:42 PM', 'today, 6:42 PM'],
    ['Yesterday, 8:15 PM', 'yesterday, 8:15 PM'],
    ['Wed, Nov 18', 'Wed, Nov 18'],
  ])('take %s into a sentence as %s', (date, written) =>
    expect(withinSentence(date)).toBe(written),
  );

  it('are plain US English', () => {
    const found = ourFiles('web/**/*.{ts,tsx}').filter((path) =>
      foreign.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
