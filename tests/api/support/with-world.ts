import { buildServer } from '../../../api/server/server.ts';
import type { ApiWorld } from '../../../api/server/world.ts';
import type { Product } from '../../../ops/product/start-product.ts';

/** Serves the same product with a part of its world changed, for as long as the work takes. */
export const withWorld = async (
  { world }: Pick<Product, 'world'>,
  changes: Partial<ApiWorld>,
  work: (origin: string) => Promise<void>,
): Promise<void> => {
  const server = await buildServer({ ...world, ...changes });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    await work(origin);
  } finally {
    await server.close();
  }
};
