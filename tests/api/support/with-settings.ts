import type { ApiSettings } from '../../../api/world.ts';
import type { Product } from '../../../ops/product/start-product.ts';
import { type Browser, browser } from './browser.ts';
import { withWorld } from './with-world.ts';

/** Serves the same product with other settings, for as long as the work takes. */
export const withSettings = (
  product: Pick<Product, 'world'>,
  settings: Partial<ApiSettings>,
  work: (own: Browser) => Promise<void>,
): Promise<void> =>
  withWorld(product, { settings: { ...product.world.settings, ...settings } }, (origin) =>
    work(browser(origin)),
  );
