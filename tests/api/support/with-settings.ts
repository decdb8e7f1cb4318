import { buildServer } from '../../../api/server.ts';
import type { ApiSettings } from '../../../api/world.ts';
import type { Product } from '../../../ops/product/start-product.ts';
import { type Browser, browser } from './browser.ts';

/** Serves the same product with other settings, for as long as the work takes. */
export const withSettings = async (
  { world }: Pick<Product, 'world'>,
  settings: Partial<ApiSettings>,
  work: (own: Browser) => Promise<void>,
): Promise<void> => {
  const server = await buildServer({ ...world, settings: { ...world.settings, ...settings } });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    await work(browser(url));
  } finally {
    await server.close();
  }
};
