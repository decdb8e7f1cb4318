import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

const rooms = ['api', 'ops', 'projectors'];

type Prepared = { readonly name: string; readonly place: string };

const propertyNamed = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((one) => one.name !== undefined && one.name.getText() === name);

/** The name of a statement that Postgres is to keep; what is put together from parts has its text as it stands. */
const preparedIn = (node: ts.Node): string | undefined => {
  if (!ts.isObjectLiteralExpression(node) || !propertyNamed(node, 'text')) return undefined;
  const named = propertyNamed(node, 'name');
  if (!named || !ts.isPropertyAssignment(named)) return undefined;
  const { initializer } = named;
  return ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer)
    ? initializer.getText().slice(1, -1)
    : undefined;
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
    expect(all.length).toBeGreaterThan(40);
    expect(shared(all)).toEqual([]);
  });

  it('would be caught with the name of another', () => {
    const source = `
      const one = { name: 'papers', text: 'select 1' };
      const text = 'select 2';
      const two = () => pool.query({ name: 'papers', text, values: [] });
      const other = { name: 'papers', label: 'no statement' };`;
    expect(shared(statementsOf('planted.ts', source))).toEqual([
      'papers: planted.ts:2, planted.ts:4',
    ]);
  });
});
