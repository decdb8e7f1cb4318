/** What is paid for by the day. */
export type BudgetTables = {
  'budget.model_spend': {
    day: string;
    spent: string;
    held: Readonly<Record<string, readonly [microDollars: number, untilMs: number]>>;
  };
};
