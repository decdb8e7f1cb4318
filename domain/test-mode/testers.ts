import type { FieldCode } from '../contracts/fields.ts';
import type { TesterType } from '../contracts/test-mode.ts';

/** Who may sign in to the test mode, and what they study there. */
export type Tester = {
  readonly username: string;
  readonly type: TesterType;
  readonly field: FieldCode;
};

/** The fields with questions, in turn: the first tester is a nurse, and so is every sixth after. */
const fieldsInTurn: readonly FieldCode[] = ['RN', 'LPN', 'RT', 'PA', 'NP', 'RT'];

const fieldOf = (number: number): FieldCode =>
  fieldsInTurn[(number - 1) % fieldsInTurn.length] ?? 'RN';

const numbered = (name: string, number: number): string =>
  `${name}${String(number).padStart(2, '0')}`;

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const admin: Tester = { username: 'admin01', type: 'admin', field: 'RN' };

/** test01 to test99, test100 and admin01. */
export const testers: readonly Tester[] = [
  ...numbers(100).map((number) => ({
    username: numbered('test', number),
    type: 'pro' as const,
    field: fieldOf(number),
  })),
  admin,
];

const byName: ReadonlyMap<string, Tester> = new Map(testers.map((one) => [one.username, one]));

/** Names are compared without case; undefined for a name that is no tester's. */
export const testerNamed = (name: string): Tester | undefined =>
  byName.get(name.trim().toLowerCase());

export type SampleLearner = { readonly username: string; readonly field: FieldCode };

/** Whom an admin of the test mode finds in lists; nobody signs in as one of them. */
export const sampleLearners: readonly SampleLearner[] = numbers(20).map((number) => ({
  username: numbered('sample', number),
  field: fieldOf(number),
}));
