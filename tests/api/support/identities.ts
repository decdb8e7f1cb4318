import type { TestProduct } from '../../support/product.ts';

/** How many accounts can be signed in to. */
export const identitiesOf = async ({ world }: TestProduct): Promise<number> => {
  const { rows } = await world.database.query('select 1 from auth.identity');
  return rows.length;
};
