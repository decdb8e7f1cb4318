import { Box, Grid } from '@radix-ui/themes';
import { useState } from 'react';
import type { QuizOverview } from '../../../../domain/contracts/quiz-overview.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import { AreaPicker } from './area-picker.tsx';
import type { QuizPreset } from './asked-for.ts';
import {
  KindControl,
  LengthControl,
  ModeControl,
  StatusControl,
  StudiesControl,
  TimeControl,
} from './form-controls.tsx';
import { isShownWhole, matching, type QuizChoice } from './quiz-choice.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { StartBar } from './start-bar.tsx';

type QuizBuilderProps = {
  readonly overview: QuizOverview;
  /** What the address asked for, where the areas show it; else what was chosen last. */
  readonly asked: QuizPreset | undefined;
};

/** A quiz of one's own: from where, which, how many, in what time, with the reasons when. */
export const QuizBuilder = ({ overview, asked }: QuizBuilderProps) => {
  const [choice, setChoice] = useState(() =>
    asked && isShownWhole(overview, asked.choice) ? asked.choice : rememberedChoice(overview),
  );
  const change = (next: QuizChoice): void => {
    setChoice(next);
    rememberChoice(overview.healthcareField, next);
  };
  const controls = { choice, onChange: change };
  const Length = choice.isCaseStudies ? StudiesControl : LengthControl;
  const size = Math.min(choice.count, matching(overview, choice)) || choice.count;
  return (
    <Panel
      title="Build your own quiz"
      note="Pick areas or topics, the kind of questions, and how many"
    >
      <Box my="-3" asChild>
        <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
          {overview.areas.map((area) => (
            <AreaPicker key={area.name} area={area} {...controls} />
          ))}
        </ul>
      </Box>
      <Grid columns={{ initial: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5" mt="6" mb="5">
        {overview.caseStudies ? <KindControl {...controls} /> : null}
        <StatusControl {...controls} />
        <Length {...controls} />
        <ModeControl {...controls} />
        <TimeControl {...controls} field={overview.healthcareField} questions={size} />
      </Grid>
      <StartBar choice={choice} overview={overview} label="Start custom quiz" />
    </Panel>
  );
};
