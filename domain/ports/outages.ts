/** What everything suffers from while the log or the database is away. */
export type Outages = {
  /** True of such trouble, which is counted and told once for all; nobody need tell it again. */
  readonly took: (error: unknown) => boolean;
};
