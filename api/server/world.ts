import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { MailWay, OutboxMail } from '../../domain/contracts/mail.ts';
import type { DrawQuota } from '../../domain/draws/quota.ts';
import type { CommandWorld } from '../../domain/handling/handle-command.ts';
import type { AdaptiveExam } from '../../domain/measurement/adaptive-rules.ts';
import type { CatchingUp } from '../../domain/ports/catching-up.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { EventTables } from '../../domain/ports/event-tables.ts';
import type { StudyAidGenerator } from '../../domain/ports/generation.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Identifiers } from '../../domain/ports/identifiers.ts';
import type { IdentityProvider } from '../../domain/ports/identity-provider.ts';
import type { Outages } from '../../domain/ports/outages.ts';
import type { Passwords } from '../../domain/ports/passwords.ts';
import type { PaymentProcessor, SandboxTill } from '../../domain/ports/payments.ts';
import type { ReadPosition } from '../../domain/ports/read-position.ts';
import type { ReplayDesk } from '../../domain/ports/replay-desk.ts';
import type { Seals } from '../../domain/ports/seals.ts';
import type { StartUp } from '../../domain/ports/start-up.ts';
import type { Tutor } from '../../domain/ports/tutor.ts';
import type { Vault } from '../../domain/ports/vault.ts';
import type { OwnedReadModel } from '../../projectors/all.ts';
import type { TimeTravel } from '../time-travel/time-travel.ts';

export type ApiLimits = {
  /** Requests a minute of one address. */
  readonly registrations: number;
  /** Requests a minute of one account, for drawing papers. */
  readonly papers: number;
  /** Requests a minute of one account, for everything that is not only read. */
  readonly changes: number;
  /** Questions that one account may draw. */
  readonly questions: DrawQuota;
  /** Questions that may wait for an answer on one account's open papers of a day. */
  readonly unanswered: number;
};

export type ApiSettings = {
  /** Scheme, host and port that browsers see, for example https://boardwell.example. */
  readonly publicOrigin: string;
  /** Names beside that of `publicOrigin` that requests may be addressed to. */
  readonly allowedHosts?: readonly string[];
  /** Milliseconds that a request may take to arrive; 15 s when absent. */
  readonly requestTimeoutMs?: number;
  /** Folder of the built web application; absent where another server hands it out. */
  readonly webDirectory?: string;
  /** Read models that must have caught up before the product calls itself ready. */
  readonly projections: readonly string[];
  /** Reactions that follow the log. */
  readonly reactions: readonly string[];
  /** Whether the log stands in the database, where a position counts its events. */
  readonly isLogInDatabase: boolean;
  readonly limits: ApiLimits;
  /** Between two looks at whether the session of an open page still holds; 20 s when absent. */
  readonly heartbeatMs?: number;
  /** Proxies in front, as addresses or networks, whose word on the client's address is believed. */
  readonly trustedProxies?: readonly string[];
  /** Whoever shows it may read /metrics; without one only a purely local product shows them. */
  readonly metricsToken?: string;
  /** Whether administrators must have a second factor; false when absent. */
  readonly adminSecondFactor?: boolean;
  /** The model that is asked where the administrators name no other; absent where none is set up. */
  readonly model?: string;
  /** Absent where nobody may sign in as a tester. */
  readonly testMode?: {
    /** Of the password that all testers share; made once, when it is first asked for. */
    readonly passwordHash: () => Promise<string>;
  };
  /** Instead of the published rules of adaptive exams. */
  readonly adaptiveExams?: readonly AdaptiveExam[];
};

/** How this process stands to the others. */
export type SharedHints = {
  /** What carries hints to other processes cannot be reached: they learn of it later. */
  readonly areAway: () => boolean;
  /** Since when no other process has been there, by the clock of `performance`; undefined where one is, or may be. */
  readonly aloneSince: () => number | undefined;
};

/** What the API knows of the mail that leaves this process. */
export type MailDesk = {
  readonly way: MailWay;
  /** There is mail to be sent: this process need not look for it. */
  readonly wake: () => void;
  /** What was sent to nobody, where the way is the outbox. */
  readonly outbox: () => readonly OutboxMail[];
};

/** Everything the API needs of the outside. */
export type ApiWorld = {
  readonly commands: CommandWorld;
  readonly database: Pool;
  readonly vault: Vault;
  readonly passwords: Passwords;
  /** Absent where nobody signs in with Google. */
  readonly google?: IdentityProvider;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly generator: StudyAidGenerator;
  readonly tutor: Tutor;
  readonly payments: PaymentProcessor;
  /** Absent where a real processor takes the money. */
  readonly sandbox?: SandboxTill;
  readonly bus: Bus;
  readonly outages: Outages;
  readonly mail: MailDesk;
  readonly hints: SharedHints;
  readonly catchingUp: CatchingUp;
  readonly startUp: StartUp;
  /** What the machinery under the API measures of itself. */
  readonly metrics: Registry;
  readonly readPosition: ReadPosition;
  readonly replay: ReplayDesk;
  readonly seals: Seals;
  readonly timeTravel: TimeTravel;
  readonly readModels: readonly OwnedReadModel[];
  /** The exported log, asked in SQL. */
  readonly eventTables: EventTables;
  readonly settings: ApiSettings;
};
