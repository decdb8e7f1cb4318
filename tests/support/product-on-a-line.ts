import { type DatabaseLine, databaseLine } from './database-line.ts';
import { startTestProduct, type TestProduct } from './product.ts';

export type ProductOnALine = TestProduct & { readonly line: DatabaseLine };

/** As `startTestProduct`, and its way to the database can be cut, silenced and counted on. */
export const startProductOnALine = async (): Promise<ProductOnALine> => {
  const opened: DatabaseLine[] = [];
  const product = await startTestProduct({
    by: async (databaseUrl) => {
      const line = await databaseLine(databaseUrl);
      opened.push(line);
      return line.url;
    },
  });
  const [line] = opened;
  if (!line) throw new Error('The product has another way to its database');
  return {
    ...product,
    line,
    stop: async () => {
      await product.stop();
      await line.cut();
    },
  };
};
