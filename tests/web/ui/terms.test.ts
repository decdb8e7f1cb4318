import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withinSentence } from '../../../web/ui/terms.ts';
import { ourFiles, root } from '../../architecture/tree.ts';
import { givenTexts, retiredWords } from './support/retired-words.ts';
import { saidTexts } from './support/said-texts.ts';

/** "web/ui/x.tsx:3 Quizzes you handed in (submit)" for each text that holds a word that was retired. */
const retiredIn = (path: string, source: string): readonly string[] =>
  saidTexts(path, source)
    .filter(({ text }) => !givenTexts.has(text))
    .flatMap(({ line, text }) =>
      retiredWords
        .filter(([said]) => said.test(text))
        .map(([, better]) => `${path}:${line} ${text} (${better})`),
    );

/** Whatever reaches a person; the questions themselves have rules of their own. */
const sources = [
  'web/**/*.{ts,tsx}',
  'api/**/*.ts',
  'domain/{account,achievements,analytics,attempt,contracts,draws,evidence}/**/*.ts',
  'domain/{measurement,progress,readiness,review,simulation,subscription}/**/*.ts',
];

describe('the words of the interface', () => {
  it.each([
    ['Today, 6:42 PM', 'today, 6:42 PM'],
    ['Yesterday, 8:15 PM', 'yesterday, 8:15 PM'],
    ['Wed, Nov 18', 'Wed, Nov 18'],
  ])('take %s into a sentence as %s', (date, written) =>
    expect(withinSentence(date)).toBe(written),
  );

  it.each([
    ['between tags', 'export const A = () => <p>Quizzes you handed in</p>;'],
    ['in an attribute', 'export const A = () => <p aria-label="Quizzes you handed in" />;'],
    ['in a text', "export const a = 'Quizzes you handed in';"],
    ['around a figure', `export const a = (n: number) => \`\${n} quizzes you handed in\`;`],
  ])('are found %s, with the better word', (_, source) =>
    expect(retiredIn('web/a.tsx', source)).toEqual([
      expect.stringMatching(/^web\/a\.tsx:1 .*handed in \(submit\)$/),
    ]),
  );

  it('are not looked for in names and comments', () => {
    const source = `/** Handed in. */\nimport { handedIn } from './handed-in.ts';\nexport const a = <p className="paper cell" />;`;
    expect(retiredIn('web/a.tsx', source)).toEqual([]);
  });

  it('are plain US English', () => {
    const found = sources
      .flatMap((pattern) => ourFiles(pattern))
      .flatMap((path) => retiredIn(path, readFileSync(join(root, path), 'utf8')));
    expect(found.join('\n')).toBe('');
  });
});
