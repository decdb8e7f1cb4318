import type { AuditTables } from './audit-tables.ts';
import type { AuthTables } from './auth-tables.ts';
import type { BudgetTables } from './budget-tables.ts';
import type { ImageTables } from './image-tables.ts';
import type { LogTables } from './log-tables.ts';
import type { ProjectorTables } from './projector-tables.ts';
import type { ReadTables } from './read-tables.ts';
import type { SandboxTables } from './sandbox-tables.ts';

/** What is stored, by schema and table, as the driver reads it. */
export type Tables = AuditTables &
  AuthTables &
  BudgetTables &
  ImageTables &
  LogTables &
  ProjectorTables &
  ReadTables &
  SandboxTables;
