import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  cohort,
  cohortBody,
  cohortParams,
  institutionParams,
} from '../../../domain/contracts/institution.ts';
import type { AccountId, CohortId, InstitutionId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asSchool } from '../as-school.ts';
import { coordinatedSchool } from '../load-school.ts';
import { presentCohorts } from '../presenters/school.ts';

type Wanted = {
  readonly institutionId: InstitutionId;
  readonly accountId: AccountId;
  readonly cohortId: CohortId;
  readonly name: string;
};

/** Throws `Refused` where another cohort is called so. */
const mustBeFree = async (
  context: ApiContext,
  { institutionId, accountId, cohortId, name }: Wanted,
): Promise<void> => {
  const state = await coordinatedSchool(context, institutionId, accountId);
  const cohorts = await presentCohorts(context.world.vault, { institutionId, state });
  const isTaken = cohorts.some(
    (one) => one.id !== cohortId && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new Refused({ code: 'CohortNameTaken' });
};

const config = { policy: { auth: 'user', csrf: true } } as const;
const one = '/api/schools/:institutionId/cohorts/:cohortId';

const openRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/schools/:institutionId/cohorts',
      {
        config,
        schema: {
          about: {
            capability: 'institution',
            operationId: 'openCohort',
            summary: 'Open a cohort of the school',
            refuses: [404, 409],
          },
          params: institutionParams,
          body: cohortBody,
          response: { 201: cohort },
        },
      },
      async (request, reply) => {
        const { institutionId } = request.params;
        const { name } = request.body;
        const { accountId } = signedIn(request);
        const school = asSchool(context, { request, reply }, institutionId);
        const cohortId = school.commandId as string as CohortId;
        await mustBeFree(context, { institutionId, accountId, cohortId, name });
        const at = context.world.clock.instant();
        await school.carryOut({ type: 'OpenCohort', at, cohortId, name });
        return reply.code(201).send({ id: cohortId, name, members: 0 });
      },
    );
  };

const renameRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      one,
      {
        config,
        schema: {
          about: {
            capability: 'institution',
            operationId: 'renameCohort',
            summary: 'Rename a cohort of the school',
            refuses: [404, 409],
          },
          params: cohortParams,
          body: cohortBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { institutionId, cohortId } = request.params;
        const { name } = request.body;
        const { accountId } = signedIn(request);
        await mustBeFree(context, { institutionId, accountId, cohortId, name });
        const school = asSchool(context, { request, reply }, institutionId);
        const at = context.world.clock.instant();
        await school.carryOut({ type: 'RenameCohort', at, cohortId, name });
        return reply.code(204).send();
      },
    );
  };

const closeRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      one,
      {
        config,
        schema: {
          about: {
            capability: 'institution',
            operationId: 'closeCohort',
            summary: 'Close a cohort: its learners keep their seats, and are in none',
            refuses: [404],
          },
          params: cohortParams,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { institutionId, cohortId } = request.params;
        const school = asSchool(context, { request, reply }, institutionId);
        const at = context.world.clock.instant();
        await school.carryOut({ type: 'CloseCohort', at, cohortId });
        return reply.code(204).send();
      },
    );
  };

/** How a school groups its learners: opened, renamed and closed. */
export const cohortRoutes = [openRoute, renameRoute, closeRoute] as const;
