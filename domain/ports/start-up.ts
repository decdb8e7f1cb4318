/** Read models that have to be made from the whole log, by this process or by another one. */
export type Preparation = {
  readonly projections: readonly string[];
  /** Undefined until this process begins, and while another one makes them. */
  readonly step: string | undefined;
  /** Folded so far; each counts once, however many read models handle it. */
  readonly events: number;
  /** Of the log, that lies before the step: from 0 to 1. */
  readonly share: number;
};

/** How this process comes to serve. */
export type StartUp = {
  /** Until everything is there that a request may need. */
  readonly isUnderWay: () => boolean;
  /** Undefined while no read model has to be made. */
  readonly preparation: () => Preparation | undefined;
};
