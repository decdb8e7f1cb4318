import { capability } from '../server/capability.ts';
import { auditAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { auditParts } from './parts.ts';
import { auditRoute } from './routes/audit.ts';
import { auditChainRoute } from './routes/chain.ts';
import { auditCountsRoute } from './routes/counts.ts';
import { auditEventRoute } from './routes/event.ts';
import { auditExportRoute } from './routes/export.ts';
import { auditNamesRoute } from './routes/names.ts';
import { auditTailRoute } from './routes/tail.ts';

export const audit = capability({
  word: 'audit',
  about: 'What happened: searched, read as stored, exported, and sealed against change',
  routes: [
    auditRoute,
    auditCountsRoute,
    auditEventRoute,
    auditNamesRoute,
    auditExportRoute,
    auditTailRoute,
    auditChainRoute,
  ],
  parts: auditParts,
  audit: auditAudit,
  parameters,
  examples,
});
