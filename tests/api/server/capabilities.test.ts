import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalAnswers } from '../../../api/server/answer-to.ts';
import { buildContext } from '../../../api/server/build-context.ts';
import { say } from '../../../api/server/refusal-answer.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const withParts = (word: string, given: object) => ({ word, parts: () => given });

describe('the parts of capabilities', () => {
  it('stand beside those of the server, by their names', () => {
    const context = buildContext(product.world, [withParts('map', { maps: 'kept' })]);
    expect(context).toMatchObject({ world: product.world, maps: 'kept' });
  });

  it('have one owner each', () => {
    const two = [withParts('map', { places: 1 }), withParts('atlas', { roads: 1, places: 1 })];
    expect(() => buildContext(product.world, two)).toThrow(
      'map and atlas both have the part places',
    );
    expect(() => buildContext(product.world, [withParts('map', { inTurn: 1 })])).toThrow(
      'server and map both have the part inTurn',
    );
  });
});

const refusing = (word: string, code: string) => ({
  word,
  refusals: { [code]: say(409, `Refused by ${word}`) },
});

describe('the refusals of capabilities', () => {
  it('stand beside those of the server, by their codes', () => {
    const answers = refusalAnswers([refusing('map', 'MapTorn')]);
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['NotFound', 'MapTorn']));
  });

  it('have one owner each', () => {
    const two = [refusing('map', 'PlaceGone'), refusing('atlas', 'PlaceGone')];
    expect(() => refusalAnswers(two)).toThrow('map and atlas both have the refusal PlaceGone');
    expect(() => refusalAnswers([refusing('map', 'NotFound')])).toThrow(
      'server and map both have the refusal NotFound',
    );
  });
});
