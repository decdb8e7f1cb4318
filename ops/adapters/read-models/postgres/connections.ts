import type { Pool } from 'pg';
import { patient, prompt } from '../../../postgres/connections/settings.ts';
import { openPool } from '../../../postgres/open-pool.ts';

/**
 * A row that a crash loses is projected again from the log, together with its checkpoint, so no
 * commit waits for the disk. The planner is kept to keys: a plan made while a table was empty
 * lasts as long as its connection.
 */
export const projectingPool = (databaseUrl: string): Pool =>
  openPool({
    databaseUrl,
    name: 'boardwell projectors',
    patience: prompt,
    session: {
      synchronous_commit: 'off',
      enable_seqscan: 'off',
      jit: 'off',
      // What is planned once is right for every key; statements of many parts take long to plan.
      plan_cache_mode: 'force_generic_plan',
    },
    max: 4,
    idleTimeout: 30_000,
  });

/** As for projecting, of large stretches of the log at once. */
export const catchingUpPool = (databaseUrl: string): Pool =>
  openPool({
    databaseUrl,
    name: 'boardwell projectors catching up',
    // What a frozen process has begun must not keep its follower waiting.
    patience: { ...patient, idleInTransaction: 10_000 },
    session: { synchronous_commit: 'off', enable_seqscan: 'off', jit: 'off' },
    max: 3,
    idleTimeout: 30_000,
  });

/** Sorting, indexing and comparing whole tables takes as long as it takes. */
export const buildingPool = (databaseUrl: string): Pool =>
  openPool({
    databaseUrl,
    name: 'boardwell rebuild',
    patience: patient,
    session: { synchronous_commit: 'off', maintenance_work_mem: '128MB', jit: 'off' },
    max: 4,
    idleTimeout: 30_000,
  });
