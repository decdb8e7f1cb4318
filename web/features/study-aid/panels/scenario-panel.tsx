import { Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';

type Scenario = ContentOf<'clinical-scenarios'>['scenarios'][number];
type Choice = Scenario['steps'][number]['options'][number];

type Walk = { readonly place: number; readonly tried: readonly Choice[] };

const begin: Walk = { place: 0, tried: [] };

/** A wrong choice shows what comes of it and lets one choose again, as the ward does. */
const useWalk = ({ steps }: Scenario) => {
  const [walk, setWalk] = useState(begin);
  const [firstTries, setFirstTries] = useState(0);
  const { place, tried } = walk;
  const step = steps[place];
  const isSolved = tried.some(({ isRight }) => isRight);
  return {
    place,
    step,
    tried,
    isSolved,
    firstTries,
    choose: (choice: Choice): void => {
      if (isSolved || tried.includes(choice)) return;
      if (choice.isRight && tried.length === 0) setFirstTries(firstTries + 1);
      setWalk({ place, tried: [...tried, choice] });
    },
    goOn: (): void => setWalk({ place: place + 1, tried: [] }),
    again: (): void => {
      setWalk(begin);
      setFirstTries(0);
    },
  };
};

const Outcome = ({ choice }: { readonly choice: Choice }) => (
  <Text
    as="p"
    size="2"
    mt="1"
    mb="2"
    color={choice.isRight ? 'green' : 'gray'}
    className={classes(textStyles['pretty'], textStyles['measure'])}
  >
    <strong>{choice.isRight ? 'Best choice. ' : 'Not the best here. '}</strong>
    {choice.outcome}
  </Text>
);

const ScenarioCard = ({ scenario }: { readonly scenario: Scenario }) => {
  const { place, step, tried, isSolved, firstTries, choose, goOn, again } = useWalk(scenario);
  const { title, opening, steps, summary } = scenario;
  return (
    <Card size="3">
      <Heading as="h3" size="4" weight="medium">
        {isSolved || !step ? title : 'Clinical scenario'}
      </Heading>
      <Text as="p" size="2" color="gray" className={textStyles['num']} role="status">
        {step
          ? `Decision ${place + 1} of ${steps.length}. ${opening}`
          : `${firstTries} of ${steps.length} right at the first try`}
      </Text>
      {step ? (
        <>
          <Text
            as="p"
            size="3"
            my="3"
            className={classes(textStyles['pretty'], textStyles['measure'])}
          >
            {step.situation}
          </Text>
          <Text as="p" size="3" weight="medium" mb="2">
            {step.question}
          </Text>
          <ul className={classes(bareListStyles['bare-list'], styles['aid-options'])}>
            {step.options.map((choice) => (
              <li key={choice.text}>
                <button
                  type="button"
                  className={styles['aid-pair']}
                  aria-pressed={tried.includes(choice)}
                  aria-disabled={isSolved || tried.includes(choice)}
                  onClick={() => choose(choice)}
                >
                  {choice.text}
                </button>
                {tried.includes(choice) ? <Outcome choice={choice} /> : null}
              </li>
            ))}
          </ul>
          {isSolved ? (
            <Button mt="3" onClick={goOn}>
              {place + 1 < steps.length ? 'Next decision' : 'See the summary'}
            </Button>
          ) : null}
        </>
      ) : (
        <Flex direction="column" align="start" gap="3" mt="3">
          <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
            {summary}
          </Text>
          <Button variant="surface" onClick={again}>
            Walk it again
          </Button>
        </Flex>
      )}
    </Card>
  );
};

export const ScenarioPanel = ({ scenarios }: ContentOf<'clinical-scenarios'>) => (
  <Flex direction="column" gap="4">
    {scenarios.map((scenario) => (
      <ScenarioCard key={scenario.title} scenario={scenario} />
    ))}
  </Flex>
);
