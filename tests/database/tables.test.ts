import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ourFiles, root } from '../architecture/tree.ts';
import { productSchema } from './support/product-schema.ts';

/** What the driver gives for a column of each type of Postgres, as it is written. */
const forms: Readonly<Record<string, RegExp>> = {
  text: /^(?:string|AccountId|MailKind|MetricFailureCode|Position|StreamName|Rebuild(?:Kind|State|StepName|Action|Outcome))$/,
  uuid: /^string$/,
  int8: /^string$/,
  int4: /^number$/,
  bool: /^boolean$/,
  timestamptz: /^Date$/,
  bytea: /^Buffer$/,
  _text: /^readonly string\[\]$/,
  json: /./,
  jsonb: /./,
};

type Column = { readonly form: string; readonly isNullable: boolean };

/** That a column has a default concerns only whoever inserts. */
const columnOf = (written: string): Column => {
  const bare = written.replace(/^Generated(?:Always)?<(.*)>$/s, '$1');
  const form = bare.replace(/ \| null$/, '');
  return { form, isNullable: form !== bare || bare === 'unknown' };
};

const membersOf = (type: ts.TypeNode | undefined): readonly ts.PropertySignature[] =>
  type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isStringLiteral(name) ? name.text : name.getText();

/** The columns of tables that a file writes out, by "schema.table.column". */
const typedIn = (source: string): [string, Column][] => {
  const file = ts.createSourceFile('tables.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isTypeAliasDeclaration)
    .flatMap(({ type }) => membersOf(type))
    .flatMap((table) =>
      membersOf(table.type).map((column): [string, Column] => [
        `${nameOf(table)}.${nameOf(column)}`,
        columnOf(column.type?.getText() ?? ''),
      ]),
    );
};

const typed = new Map(
  ourFiles('database/tables/*.ts').flatMap((path) =>
    typedIn(readFileSync(join(root, path), 'utf8')),
  ),
);

type Stored = { readonly name: string; readonly type: string; readonly nullable: boolean };

/** Those of read models are made of their projections, as their types are. */
const written = `
  select table_schema || '.' || table_name || '.' || column_name as name, udt_name as type,
    is_nullable = 'YES' as nullable
  from information_schema.columns
  where table_schema in ('audit', 'auth', 'budget', 'images', 'log', 'projector', 'sandbox') order by 1`;

describe('the tables as types', () => {
  let schema: Awaited<ReturnType<typeof productSchema>>;
  let stored: readonly Stored[];

  beforeAll(async () => {
    schema = await productSchema();
    stored = (await schema.client.query<Stored>(written)).rows;
  });

  afterAll(() => schema.drop());

  it('name every column of every table, and none that is not there', () => {
    expect([...typed.keys()].toSorted()).toEqual(stored.map(({ name }) => name).toSorted());
  });

  it('say of each what the driver gives', () => {
    const others = stored.flatMap(({ name, type }) => {
      const form = typed.get(name)?.form ?? '';
      return forms[type]?.test(form) ? [] : [`${name}: ${type} as ${form}`];
    });
    expect(others).toEqual([]);
  });

  it('say which may be null', () => {
    const others = stored.filter(
      ({ name, type, nullable }) =>
        !type.startsWith('json') && typed.get(name)?.isNullable !== nullable,
    );
    expect(others).toEqual([]);
  });

  it('would be caught with another column', () => {
    const planted = typedIn(
      `type T = { 'auth.step': { id: Buffer; at?: Generated<Date | null> } };`,
    );
    expect(planted).toEqual([
      ['auth.step.id', { form: 'Buffer', isNullable: false }],
      ['auth.step.at', { form: 'Date', isNullable: true }],
    ]);
  });
});
