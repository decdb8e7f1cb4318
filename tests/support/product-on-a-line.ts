import { type DatabaseLine, databaseLine } from './database-line.ts';
import { startTestProduct, type TestProduct, type TestProductOptions } from './product.ts';

export type ProductOnALine = TestProduct & { readonly line: DatabaseLine };

/** As `startTestProduct`, and its way to the database can be cut, silenced and counted on. */
export const startProductOnALine = async (
  options: TestProductOptions = {},
): Promise<ProductOnALine> => {
  const opened: DatabaseLine[] = [];
  const product = await startTestProduct({
    ...options,
    by: async (databaseUrl) => {
      const line = await databaseLine(databaseUrl);
      opened.push(line);
      return line;
    },
  });
  const [line] = opened;
  if (!line) throw new Error('The product has another way to its database');
  return { ...product, line };
};
