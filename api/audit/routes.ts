import type { ApiRoute } from '../server/route.ts';
import { auditRoute } from './routes/audit.ts';
import { auditChainRoute } from './routes/chain.ts';
import { auditCountsRoute } from './routes/counts.ts';
import { auditEventRoute } from './routes/event.ts';
import { auditExportRoute } from './routes/export.ts';
import { auditNamesRoute } from './routes/names.ts';
import { auditTailRoute } from './routes/tail.ts';

/** What happened, for administrators. */
export const auditRoutes: readonly ApiRoute[] = [
  auditRoute,
  auditCountsRoute,
  auditEventRoute,
  auditNamesRoute,
  auditExportRoute,
  auditTailRoute,
  auditChainRoute,
];
