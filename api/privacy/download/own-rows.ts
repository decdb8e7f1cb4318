import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ProjectionName } from '../../../projectors/all.ts';

/** `key`: the account is the key. `prefix`: the key begins with it. Else the column that names it. */
type Found = {
  readonly table: string;
  readonly by: 'key' | 'prefix' | 'learner_id' | 'account_id' | 'learner';
};

/** Where the rows of one person stand; null where a read model holds none, or but an index of the events. */
const places: Readonly<Record<ProjectionName, Found | null>> = {
  accounts: { table: 'account', by: 'key' },
  progress: { table: 'progress', by: 'key' },
  'quiz-history': { table: 'quiz_history', by: 'learner_id' },
  'topic-mastery': { table: 'topic_mastery', by: 'key' },
  'study-months': { table: 'study_month', by: 'prefix' },
  achievements: { table: 'achievement', by: 'key' },
  attempts: { table: 'attempt', by: 'learner_id' },
  'item-exposure': { table: 'item_exposure', by: 'key' },
  'item-flags': { table: 'item_flag', by: 'prefix' },
  'item-reports': { table: 'item_report', by: 'learner' },
  rescorings: { table: 'rescoring', by: 'learner_id' },
  'review-cards': { table: 'review_card', by: 'learner_id' },
  'review-paces': { table: 'review_pace', by: 'key' },
  'study-plans': { table: 'study_plan', by: 'key' },
  'readiness-evidence': { table: 'readiness_evidence', by: 'key' },
  readiness: { table: 'readiness', by: 'learner_id' },
  simulations: { table: 'simulation', by: 'learner_id' },
  referrals: { table: 'referral', by: 'key' },
  'school-ties': { table: 'school_tie', by: 'key' },
  invoices: { table: 'invoice', by: 'account_id' },
  // By attempt and by sheet, to find what the events of these hold already.
  'held-items': null,
  'review-sheets': null,
  // Where each event stands: the events themselves are in the file.
  audit: null,
  // The bank's, of nobody.
  'item-bank': null,
  'item-revisions': null,
  'item-quality': null,
  'scenario-bank': null,
  'scenario-revisions': null,
};

type OwnReadModel = Found & { readonly name: ProjectionName };

/** The read models that hold something of one person. */
export const ownReadModels: readonly OwnReadModel[] = Object.entries(places).flatMap(
  ([name, found]) => (found ? [{ name: name as ProjectionName, ...found }] : []),
);

const pageSize = 100;

const conditions = {
  key: 'key = $1',
  prefix: `starts_with(key, $1 || '/')`,
  learner_id: 'learner_id = $1',
  account_id: 'account_id = $1',
  learner: 'learner = $1',
} as const satisfies Record<Found['by'], string>;

const pageOf = ({ table, by }: Found) => ({
  name: `own rows of ${table}`,
  text: `with own as materialized (select key, data from read.${table} where ${conditions[by]})
         select key, data from own where key > $2 order by key limit $3`,
});

type StoredRow = { readonly key: string; readonly data: unknown };

/** The rows of one person in one read model, a page at a time. */
export const ownRows = async function* (
  database: Pool,
  readModel: Found,
  owner: AccountId,
): AsyncGenerator<readonly unknown[]> {
  let after = '';
  for (;;) {
    const values = [owner, after, pageSize];
    const { rows } = await database.query<StoredRow>({ ...pageOf(readModel), values });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ data }) => data);
    if (rows.length < pageSize) return;
    after = last.key;
  }
};
