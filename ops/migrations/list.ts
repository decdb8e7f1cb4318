import type { Migration } from 'kysely/migration';
import { eventLog } from './0001-event-log.ts';
import { projections } from './0002-projections.ts';
import { identity } from './0003-identity.ts';
import { reactions } from './0004-reactions.ts';
import { calendarFeeds } from './0005-calendar-feeds.ts';
import { parkedWork } from './0006-parked-work.ts';
import { knownDevices } from './0007-known-devices.ts';
import { passwordChange } from './0008-password-change.ts';
import { rekeyings } from './0009-rekeyings.ts';
import { reservedNames } from './0010-reserved-names.ts';
import { reactionLeases } from './0011-reaction-leases.ts';
import { orderOfParkedWork } from './0012-order-of-parked-work.ts';
import { readModelLeases } from './0013-read-model-leases.ts';
import { sandboxPayments } from './0014-sandbox-payments.ts';
import { mail } from './0015-mail.ts';
import { newDevices } from './0016-new-devices.ts';
import { erasures } from './0017-erasures.ts';
import { vaultElsewhere } from './0018-vault-elsewhere.ts';
import { googleSignIn } from './0019-google-sign-in.ts';
import { secondFactor } from './0020-second-factor.ts';
import { passkeys } from './0021-passkeys.ts';
import { credit } from './0022-credit.ts';
import { modelSpend } from './0023-model-spend.ts';
import { imageRecords } from './0024-image-records.ts';
import { auditSeals } from './0025-audit-seals.ts';
import { identityPrefixes } from './0026-identity-prefixes.ts';
import { rebuilds } from './0027-rebuilds.ts';
import { liveMetrics } from './0028-live-metrics.ts';

/** Every change of the database, run in the order of their names. */
export const migrations = {
  '0001-event-log': eventLog,
  '0002-projections': projections,
  '0003-identity': identity,
  '0004-reactions': reactions,
  '0005-calendar-feeds': calendarFeeds,
  '0006-parked-work': parkedWork,
  '0007-known-devices': knownDevices,
  '0008-password-change': passwordChange,
  '0009-rekeyings': rekeyings,
  '0010-reserved-names': reservedNames,
  '0011-reaction-leases': reactionLeases,
  '0012-order-of-parked-work': orderOfParkedWork,
  '0013-read-model-leases': readModelLeases,
  '0014-sandbox-payments': sandboxPayments,
  '0015-mail': mail,
  '0016-new-devices': newDevices,
  '0017-erasures': erasures,
  '0018-vault-elsewhere': vaultElsewhere,
  '0019-google-sign-in': googleSignIn,
  '0020-second-factor': secondFactor,
  '0021-passkeys': passkeys,
  '0022-credit': credit,
  '0023-model-spend': modelSpend,
  '0024-image-records': imageRecords,
  '0025-audit-seals': auditSeals,
  '0026-identity-prefixes': identityPrefixes,
  '0027-rebuilds': rebuilds,
  '0028-live-metrics': liveMetrics,
} satisfies Record<string, Migration>;
