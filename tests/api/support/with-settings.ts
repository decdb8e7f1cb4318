import type { ApiLimits, ApiSettings } from '../../../api/server/world.ts';
import type { Product } from '../../../ops/product/start-product.ts';
import { type Browser, browser } from './browser.ts';
import { withWorld } from './with-world.ts';

type OtherSettings = Partial<Omit<ApiSettings, 'limits'>> & {
  readonly limits?: Partial<ApiLimits>;
};

/** Serves the same product with other settings, for as long as the work takes. */
export const withSettings = (
  product: Pick<Product, 'world'>,
  { limits, ...settings }: OtherSettings,
  work: (own: Browser) => Promise<void>,
): Promise<void> => {
  const before = product.world.settings;
  const changed = { ...before, ...settings, limits: { ...before.limits, ...limits } };
  return withWorld(product, { settings: changed }, (origin) => work(browser(origin)));
};
