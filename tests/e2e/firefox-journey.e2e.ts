import { firefox } from './engines/firefox.ts';
import { walk } from './engines/journey.ts';
import { withPicture } from './engines/with-picture.ts';
import { newLearner } from './support/learner.ts';
import { productTest as test } from './support/test.ts';

const path = process.env['BOARDWELL_FIREFOX'];

test('a learner in Firefox signs up, takes a quiz, and reads result, progress, analytics and pricing', async ({
  product,
}) => {
  test.info().skip(!path, 'there is no Firefox here');
  if (!path) return;
  const screen = await firefox(path);
  await withPicture(screen, () => walk({ screen, origin: product.origin, learner: newLearner() }));
});
