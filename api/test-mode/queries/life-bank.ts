import type { Pool } from 'pg';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import { itemId } from '../../../domain/kernel/ids.ts';
import type { LifeBank, LifeItem } from '../../../domain/test-mode/life/bank.ts';
import type { BankCandidate } from '../../../projectors/item-bank/item-bank.ts';
import type { SimulationReads } from '../../simulation/queries/simulation-reads.ts';

type ItemRecord = Pick<LifeItem, 'area' | 'topic' | 'family' | 'revision'> & {
  readonly key: string;
  /** Each as "exam|area|topic". */
  readonly placements: readonly string[];
  readonly candidate: string;
};

/** Made-up learners choose among options; they enter no numbers and fill in no tables. */
const isList = ({ candidate }: ItemRecord): boolean =>
  (JSON.parse(candidate) as BankCandidate).marking === undefined;

const ofField = {
  name: 'items-to-live-with',
  text: `select key, area, topic, family, revision::int, placements, candidate
         from read.item where field = $1 order by key`,
};

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
  const { rows } = await database.query<ItemRecord>({ ...ofField, values: [field] });
  const items = rows.filter(isList).map(itemOf);
  if (field !== 'RT') return { items, scenarios: [] };
  const ids = (await simulations.candidates('')).map((one) => one.itemId);
  const scenarios = await simulations.revisions(await simulations.latest(ids));
  return { items, scenarios };
};
