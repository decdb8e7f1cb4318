import { sql } from 'kysely';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { exposureOf } from '../../../domain/attempt/exposure.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Listed, ProjectionName } from '../../../projectors/all.ts';
import type { ItemExposureRow } from '../../../projectors/item-exposure/item-exposure.ts';

type Named<Name> = Extract<Listed, { readonly name: Name }>;

/** `key`: the account is the key. `prefix`: the key begins with it. Else the column that names it. */
type Found<Name extends ProjectionName> = {
  readonly table: Named<Name>['table'];
  readonly by: 'key' | 'prefix' | Named<Name>['columns'][number]['name'];
  /** The row in a form that a person can read; as it is stored when absent. */
  readonly readable?: (row: unknown) => unknown;
};

const readableExposure = (row: unknown): unknown => {
  const { items, ...rest } = row as ItemExposureRow;
  const met = Object.entries(items).map(([itemId, packed]) => [itemId, exposureOf(packed)]);
  return { ...rest, items: Object.fromEntries(met) };
};

/** Where the rows of one person stand; null where a read model holds none, or but an index of the events. */
const places: { readonly [Name in ProjectionName]: Found<Name> | null } = {
  accounts: { table: 'account', by: 'key' },
  progress: { table: 'progress', by: 'key' },
  'quiz-history': { table: 'quiz_history', by: 'learner_id' },
  'topic-mastery': { table: 'topic_mastery', by: 'key' },
  'study-months': { table: 'study_month', by: 'prefix' },
  achievements: { table: 'achievement', by: 'key' },
  attempts: { table: 'attempt', by: 'learner_id' },
  'item-exposure': { table: 'item_exposure', by: 'key', readable: readableExposure },
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
  'generation-requests': { table: 'generation_request', by: 'learner' },
  'study-aids': { table: 'study_aid', by: 'learner' },
  'image-readings': { table: 'image_reading', by: 'learner' },
  'flashcard-decks': { table: 'flashcard_deck', by: 'learner' },
  'tutor-conversations': { table: 'tutor_conversation', by: 'learner' },
  flashcards: { table: 'flashcard', by: 'learner' },
  'flashcard-paces': { table: 'flashcard_pace', by: 'key' },
  'term-progress': { table: 'term_progress', by: 'key' },
  // By attempt and by sheet, to find what the events of these hold already.
  'held-items': null,
  'review-sheets': null,
  // Where each event stands: the events themselves are in the file.
  audit: null,
  'metric-runs': null,
  // The bank's, of nobody.
  'item-bank': null,
  'item-revisions': null,
  'item-quality': null,
  'scenario-bank': null,
  'scenario-revisions': null,
  'content-library': null,
  'blog-posts': null,
};

const pageSize = 100;

type Page = { readonly owner: AccountId; readonly after: string };

const pageOf = ({ table, by }: { readonly table: string; readonly by: string }) =>
  statement(`own rows of ${table}`, ({ owner, after }: Given<Page>) =>
    query
      .with(
        (cte) => cte('own').materialized(),
        (db) =>
          db
            .selectFrom(sql<StoredRow>`${sql.table(`read.${table}`)}`.as('stored'))
            .select(['key', 'data'])
            .where(
              by === 'prefix'
                ? sql<boolean>`starts_with(key, ${owner} || '/')`
                : sql<boolean>`${sql.ref(by)} = ${owner}`,
            ),
      )
      .selectFrom('own')
      .select(['key', 'data'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(pageSize),
  );

type StoredRow = { readonly key: string; readonly data: unknown };

type OwnReadModel = {
  readonly name: ProjectionName;
  readonly page: ReturnType<typeof pageOf>;
  readonly readable?: (row: unknown) => unknown;
};

/** The read models that hold something of one person. */
export const ownReadModels: readonly OwnReadModel[] = Object.entries(places).flatMap(
  ([name, found]) =>
    found
      ? [
          {
            name: name as ProjectionName,
            page: pageOf(found),
            ...(found.readable && { readable: found.readable }),
          },
        ]
      : [],
);

/** The rows of one person in one read model, a page at a time. */
export const ownRows = async function* (
  database: Pool,
  { page, readable = (row: unknown) => row }: Pick<OwnReadModel, 'page' | 'readable'>,
  owner: AccountId,
): AsyncGenerator<readonly unknown[]> {
  let after = '';
  for (;;) {
    const rows = await page.rows(database, { owner, after });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ data }) => readable(data));
    if (rows.length < pageSize) return;
    after = last.key;
  }
};
