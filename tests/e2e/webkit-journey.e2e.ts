import { walk } from './engines/journey.ts';
import { webkit } from './engines/webkit.ts';
import { withPicture } from './engines/with-picture.ts';
import { newLearner } from './support/learner.ts';
import { productTest as test } from './support/test.ts';

const browser = process.env['BOARDWELL_WEBKIT'] ?? '';

test('a learner in WebKit signs up, takes a quiz, and reads result, progress, analytics and pricing', async ({
  product,
}) => {
  const screen = await webkit(browser);
  await withPicture(screen, () => walk({ screen, origin: product.origin, learner: newLearner() }));
});
