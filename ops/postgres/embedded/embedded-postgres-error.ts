export type EmbeddedPostgresErrorCode =
  /** Another process of the product works on this data folder. */
  | 'data-folder-in-use'
  /** The data folder was copied from another while a product worked on that. */
  | 'copied-in-use'
  /** The account Postgres must run as may not enter or own the data folder. */
  | 'data-folder-closed'
  /** The folder that should hold the database is not there, or is not a finished cluster. */
  | 'cluster-missing'
  /** The cluster was made by another major version of Postgres. */
  | 'cluster-version'
  /** A file of the data folder does not hold what was written to it. */
  | 'file-damaged'
  /** There are no Postgres programs for this machine, or they do not run. */
  | 'programs-missing'
  /** Root may not run Postgres, and no account for it could be made. */
  | 'no-account'
  | 'initdb-failed'
  | 'start-failed';

/** The private Postgres cannot be brought up; the message says what to do about it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError' as const;
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
