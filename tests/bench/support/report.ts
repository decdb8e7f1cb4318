export type Goal = {
  readonly name: string;
  readonly measured: number;
  readonly goal: number;
  /** How the two compare: as much as, or as little as the goal. */
  readonly wants: 'at least' | 'at most';
  readonly unit: string;
};

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const figure = (value: number): string => (value >= 100 ? whole : fine).format(value);

const isMet = ({ measured, goal, wants }: Goal): boolean =>
  wants === 'at least' ? measured >= goal : measured <= goal;

/** One line a goal: what was measured, what was wanted, met or missed. */
export const goalLines = (goals: readonly Goal[]): readonly string[] =>
  goals.map((goal) => {
    const { name, measured, wants, unit } = goal;
    const value = `${figure(measured)}${unit}`.padStart(12);
    return `  ${isMet(goal) ? 'met   ' : 'MISSED'} ${name.padEnd(58)}${value}  (${wants} ${figure(goal.goal)}${unit})`;
  });

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
