import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

/** Words that say nothing of what a type is: a request, an answer, a band, an address. */
const words = ['Told', 'Asked', 'Wished', 'Met', 'Held', 'Standing', 'Place'];
const definition = new RegExp(
  String.raw`^\s*(?:export )?(?:declare )?(?:type|interface) (?:${words.join('|')})\b(?! *[,}])`,
  'm',
);

const rooms = ['api', 'database', 'docs', 'domain', 'ops', 'projectors', 'tests', 'web'];

describe('the name of a type', () => {
  it('says what the type is', () => {
    const found = rooms
      .flatMap((room) => ourFiles(`${room}/**/*.{ts,tsx}`))
      .filter((path) => definition.test(readFileSync(join(root, path), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    'type Asked = { readonly path: string };',
    'export type Told<Answer> = { readonly answer: Answer };',
    'const one = 1;\ninterface Standing {\n',
    'declare type Wished = string;',
    'export interface Held extends Lease {\n',
    '  type Place = string;',
    'type Met\n  = string;',
  ])('would be caught at %j', (code) => {
    expect(code).toMatch(definition);
  });

  it.each([
    'type AskedArea = string;',
    'type HeldPlans = readonly string[];',
    'type BirthPlace = string;',
    'const Asked = () => null;',
    'import {\n  type Place,\n} from "./places.ts";',
  ])('is not meant by %j', (code) => {
    expect(code).not.toMatch(definition);
  });
});
