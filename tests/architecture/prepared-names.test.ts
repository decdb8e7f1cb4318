import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

const rooms = ['api', 'ops', 'projectors'];

type Prepared = { readonly name: string; readonly place: string };

const propertyNamed = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((one) => one.name !== undefined && one.name.getText() === name);

const wordsOf = (node: ts.Node | undefined): string | undefined =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    ? node.getText().slice(1, -1)
    : undefined;

/** The first argument of `statement`, or beside a text by hand; what is put together from parts is as it stands. */
const preparedIn = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node) && node.expression.getText() === 'statement') {
    return wordsOf(node.arguments[0]);
  }
  if (!ts.isObjectLiteralExpression(node) || !propertyNamed(node, 'text')) return undefined;
  const named = propertyNamed(node, 'name');
  return named && ts.isPropertyAssignment(named) ? wordsOf(named.initializer) : undefined;
};

const statementsOf = (path: string, source: string): Prepared[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Prepared[] = [];
  const visit = (node: ts.Node): void => {
    const name = preparedIn(node);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (name !== undefined) found.push({ name, place: `${path}:${line + 1}` });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const shared = (statements: readonly Prepared[]): string[] =>
  [...Map.groupBy(statements, ({ name }) => name)].flatMap(([name, all]) =>
    all.length > 1 ? `${name}: ${all.map(({ place }) => place).join(', ')}` : [],
  );

describe('a prepared statement', () => {
  it('has a name of its own: the driver refuses another text under the same one', () => {
    const all = rooms
      .flatMap((room) => ourFiles(`${room}/**/*.ts`))
      .flatMap((path) => statementsOf(path, readFileSync(join(root, path), 'utf8')));
    expect(all.length).toBeGreaterThan(100);
    expect(shared(all)).toEqual([]);
  });

  it('would be caught with the name of another', () => {
    const source = `
      const one = { name: 'papers', text: 'select 1' };
      const text = 'select 2';
      const two = () => pool.query({ name: 'papers', text, values: [] });
      const other = { name: 'papers', label: 'no statement' };
      const three = statement('papers', () => query.selectFrom('read.attempt'));`;
    expect(shared(statementsOf('planted.ts', source))).toEqual([
      'papers: planted.ts:2, planted.ts:4, planted.ts:6',
    ]);
  });
});
