import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, type RowOf, statement } from '../../../database/statement.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { itemId } from '../../../domain/kernel/ids.ts';
import type { LifeBank, LifeItem } from '../../../domain/test-mode/life/bank.ts';
import type { BankCandidate } from '../../../projectors/item-bank/item-bank.ts';
import type { SimulationReads } from '../../simulation/queries/simulation-reads.ts';

const ofField = statement('items-to-live-with', ({ field }: Given<{ field: string }>) =>
  query
    .selectFrom('read.item')
    .select(({ ref }) => [
      'key',
      'area',
      'topic',
      'family',
      asInt(ref('revision')).as('revision'),
      'placements',
      'candidate',
    ])
    .where('field', '=', field)
    .orderBy('key'),
);

type ItemRecord = RowOf<typeof ofField>;

/** Made-up learners choose among options; they enter no numbers and fill in no tables. */
const isList = ({ candidate }: ItemRecord): boolean =>
  (JSON.parse(candidate) as BankCandidate).marking === undefined;

/** Each is written as "exam|area|topic". */
const placeOf = (placement: string) => {
  const [exam = '', area = '', topic = ''] = placement.split('|');
  return [exam, { area, topic }] as const;
};

const itemOf = ({ key, placements, candidate, ...place }: ItemRecord): LifeItem => {
  const { topics: _, ...answer } = JSON.parse(candidate) as BankCandidate;
  return {
    itemId: itemId.parse(key),
    ...place,
    ...answer,
    places: new Map(placements.map(placeOf)),
  };
};

/** The published bank of a field, without its words. */
export const lifeBank = async (
  { database, simulations }: { readonly database: Pool; readonly simulations: SimulationReads },
  field: FieldCode,
): Promise<LifeBank> => {
  const items = (await ofField.rows(database, { field })).filter(isList).map(itemOf);
  if (field !== 'RT') return { items, scenarios: [] };
  const ids = (await simulations.candidates('')).map((one) => one.itemId);
  const scenarios = await simulations.revisions(await simulations.latest(ids));
  return { items, scenarios };
};
