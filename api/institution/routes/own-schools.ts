import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownSchools } from '../../../domain/contracts/institution.ts';
import type { InstitutionId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { loadSchool } from '../load-school.ts';
import { type KnownSchool, presentOwnSchools } from '../presenters/own-schools.ts';

/** Nobody studies at more. */
const mostSchools = 20;

const openOnes = async (
  context: ApiContext,
  ids: readonly InstitutionId[],
): Promise<KnownSchool[]> => {
  const schools = await Promise.all(
    ids.slice(0, mostSchools).map(async (institutionId) => {
      const state = await loadSchool(context, institutionId);
      return state.status === 'open' ? [{ institutionId, state }] : [];
    }),
  );
  return schools.flat();
};

export const ownSchoolsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, schools } = context;
    app.get(
      '/api/schools',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['school-ties'] } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'listOwnSchools',
            summary: 'List the schools where the learner has a seat, or which they coordinate',
          },
          response: { 200: ownSchools },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const { seats, coordinates } = await schools.tiesOf(accountId);
        const known = await openOnes(context, [...new Set([...coordinates, ...seats])]);
        return presentOwnSchools(world.vault, known, accountId);
      },
    );
  };
