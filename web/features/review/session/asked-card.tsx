import { Button, Flex, Kbd } from '@radix-ui/themes';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import questionStyles from '../../../ui/question.module.css';
import { OptionCards } from '../../attempt/runner/option-cards.tsx';
import { QuestionStem } from '../../attempt/runner/question-stem.tsx';
import runnerStyles from '../../attempt/runner/runner.module.css';
import { ArrivalHeading } from './arrival-heading.tsx';
import type { SittingControls } from './use-sitting.ts';

type AskedCardProps = { readonly controls: SittingControls; readonly question: Question };

/** A question that waits for its answer. */
export const AskedCard = ({ controls, question }: AskedCardProps) => {
  const { sitting, send } = controls;
  return (
    <div className={classes(questionStyles['focus-in'], runnerStyles['focus-question'])}>
      <ArrivalHeading
        as="h1"
        text={sitting.missed.includes(question.id) ? 'Question you missed' : 'Question'}
      />
      <QuestionStem {...question} />
      <OptionCards
        question={question}
        chosen={sitting.chosen}
        struck={sitting.struck}
        onChoose={(label) => send({ type: 'choose', label })}
        onStrike={(label) => send({ type: 'strike', label })}
      />
    </div>
  );
};

/** Without an idea it is a miss, and the answer is shown. */
export const AskedFoot = ({ controls }: { readonly controls: SittingControls }) => {
  const { sitting, submit, isPending } = controls;
  return (
    <Flex className={questionStyles['focus-in']} justify="between" align="center" gap="3">
      <Button
        size="3"
        variant="soft"
        color="gray"
        aria-keyshortcuts="S"
        disabled={isPending}
        onClick={() => submit([])}
        {...highContrast}
      >
        I don't know
        <Kbd size="2" aria-hidden="true" className={runnerStyles['wide-only']}>
          S
        </Kbd>
      </Button>
      <Button
        size="3"
        loading={isPending}
        disabled={sitting.chosen.length === 0}
        onClick={() => submit(sitting.chosen)}
      >
        Check answer
      </Button>
    </Flex>
  );
};
