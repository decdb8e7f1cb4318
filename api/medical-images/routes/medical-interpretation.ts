import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { interpretationBody, interpretationSet } from '../../../domain/contracts/medical-images.ts';
import { seedOf } from '../../../domain/kernel/random.ts';
import { practiceSet } from '../../../domain/medical-images/practice-set.ts';
import type { ApiContext } from '../../server/context.ts';
import { isReadRight } from '../is-read-right.ts';
import { libraryOfLearner } from '../library-of-learner.ts';
import { shownImage } from '../presenters/shown-image.ts';

/** A set of cases to practice a kind of image; some are of another kind, so that its name gives nothing away. */
export const medicalInterpretationRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/test/medical-interpretation',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['image-readings'] } },
        schema: {
          about: {
            capability: 'medical-images',
            operationId: 'practiceInterpretation',
            summary: 'Choose cases to practice a kind of image, those read least first',
            refuses: [409],
          },
          body: interpretationBody,
          response: { 200: interpretationSet },
        },
      },
      async (request) => {
        const { library, readings } = await libraryOfLearner(context, request);
        const asked = library.cases.filter(({ questions }) => questions.length > 0);
        const cases = asked.map((one) => {
          const reading = readings.get(one.id);
          const isRight = reading !== undefined && isReadRight(reading);
          return { ...one, times: reading?.times ?? 0, isRight };
        });
        const { topic } = request.body;
        const set = practiceSet(cases, {
          topic,
          seed: seedOf(context.world.identifiers.command()),
        });
        return { images: set.map((one) => shownImage(library, one, readings.get(one.id))) };
      },
    );
  };
