import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { QuizPreset } from './asked-for.ts';
import { isShownWhole } from './quiz-choice.ts';
import { StartBar } from './start-bar.tsx';

type AskedPanelProps = { readonly asked: QuizPreset; readonly overview: QuizOverview };

/** The quiz that a practice button led to, one press from its start. */
export const AskedPanel = ({ asked, overview }: AskedPanelProps) => (
  <Panel
    title={asked.title}
    {...(isShownWhole(overview, asked.choice)
      ? { note: 'Or change it in the quiz builder below.' }
      : {})}
  >
    <StartBar choice={asked.choice} overview={overview} label="Start" />
  </Panel>
);
