import type {
  AuditFilterRecord,
  ExportFormat,
  PersonalPart,
  ViewReason,
} from '../contracts/audit.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { AuditEvent } from './events.ts';

type ViewPersonalData = {
  readonly type: 'ViewPersonalData';
  readonly viewerId: AccountId;
  readonly personId: AccountId;
  readonly part: PersonalPart;
  readonly reason: ViewReason;
  readonly at: Instant;
};

type ExportAudit = {
  readonly type: 'ExportAudit';
  readonly viewerId: AccountId;
  readonly format: ExportFormat;
  readonly filter: AuditFilterRecord;
  readonly count: number;
  readonly at: Instant;
};

type ExportItems = Extract<AuditEvent, { readonly type: 'ItemsExported' }>['data'] & {
  readonly type: 'ExportItems';
};

type AskSql = {
  readonly type: 'AskSql';
  readonly viewerId: AccountId;
  readonly reason: ViewReason;
  readonly digest: string;
  readonly characters: number;
  readonly at: Instant;
};

export type AdminExportCommand = ExportAudit | ExportItems;

type AdminReadCommand = ViewPersonalData | AdminExportCommand | AskSql;

/** What an administrator read of others, told each time it is asked for. */
export const adminReads: Decider<null, AdminReadCommand, AuditEvent, never> = {
  initial: null,
  decide: (command) => {
    if (command.type === 'ViewPersonalData') {
      const { type: _, ...data } = command;
      return accepted([{ type: 'PersonalDataViewed', data }]);
    }
    if (command.type === 'AskSql') {
      const { type: _, ...data } = command;
      return accepted([{ type: 'SqlAsked', data }]);
    }
    if (command.type === 'ExportItems') {
      const { type: _, ...data } = command;
      return accepted([{ type: 'ItemsExported', data }]);
    }
    const { type: _, ...data } = command;
    return accepted([{ type: 'AuditExported', data }]);
  },
  evolve: () => null,
};
