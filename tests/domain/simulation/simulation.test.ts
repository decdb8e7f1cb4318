import { describe, it } from 'vitest';
import type { Choice } from '../../../domain/simulation/decision-points.ts';
import { simulation } from '../../../domain/simulation/simulation.ts';
import type {
  AnswerDecision,
  SimulationCommand,
} from '../../../domain/simulation/simulation-state.ts';
import { attemptOne, day, instantAt, learner, stranger, zone } from '../../support/facts.ts';
import { given } from '../../support/given.ts';
import {
  decisionMade,
  onArrivalSigns,
  optionNamed,
  scenarioNamed,
  scoredDecision,
  secondsIn,
  simulationCompleted,
  simulationStarted,
} from '../../support/simulation-facts.ts';

const about = { attemptId: attemptOne, learnerId: learner, at: secondsIn(30) };
const calendar = { timeZone: zone('America/Chicago') };
const overAt = instantAt('2026-11-20T16:00:30.000Z');

const answer = (own: Partial<AnswerDecision> = {}): AnswerDecision => ({
  type: 'AnswerDecision',
  ...about,
  ...calendar,
  scenario: 0,
  point: 0,
  letter: 'B',
  seconds: 20,
  ...own,
});
const fork = (own: Partial<Choice> = {}): SimulationCommand => ({
  type: 'ForkDecision',
  ...about,
  scenario: 0,
  point: 0,
  letter: 'C',
  ...own,
});
const complete: SimulationCommand = { type: 'CompleteSimulation', ...about, ...calendar };
const giveUp: SimulationCommand = { type: 'VoidSimulation', ...about };
const makeRoom: SimulationCommand = { type: 'YieldSimulation', ...about };
const voided = { type: 'SimulationVoided', data: about } as const;
const forked = {
  type: 'DecisionForked',
  data: { ...about, scenarioId: scenarioNamed('one'), point: 0, optionId: optionNamed('south') },
} as const;

const first = decisionMade();
const second = decisionMade({
  at: secondsIn(60),
  point: 1,
  optionId: optionNamed('west'),
  correct: false,
  weight: -1,
  vitalSigns: { ...onArrivalSigns, hr: 104, spo2: 78 },
  clinicalStatus: 'critical',
});
const last = decisionMade({ at: secondsIn(90), scenarioId: scenarioNamed('two') });
const wrongThere = { scenarioId: scenarioNamed('two'), correct: false };
const whole = [simulationStarted(), first, second, last, simulationCompleted()];

describe('starting a simulation', () => {
  it('records what was drawn, keys and consequences with it', () => {
    const { data } = simulationStarted();
    given(simulation, [])
      .when({ type: 'StartSimulation', ...data })
      .thenRecords(simulationStarted());
  });

  it('is refused without scenarios, and the second time', () => {
    const { data } = simulationStarted();
    given(simulation, [])
      .when({ type: 'StartSimulation', ...data, scenarios: [] })
      .thenRefuses({ code: 'PaperEmpty' });
    given(simulation, [simulationStarted()])
      .when({ type: 'StartSimulation', ...data })
      .thenRefuses({ code: 'PaperAlreadyIssued' });
  });
});

describe('making a decision', () => {
  it('[CSE-04] [CSE-05] records whether it was right, and the patient afterwards', () => {
    given(simulation, [simulationStarted()]).when(answer()).thenRecords(first);
  });

  it('goes on from how the decision before left the patient', () => {
    given(simulation, [simulationStarted(), first])
      .when(answer({ at: secondsIn(60), point: 1, letter: 'A' }))
      .thenRecords(second);
  });

  it('meets the next patient as they arrive', () => {
    const events = [simulationStarted(), first, second];
    given(simulation, events)
      .when(answer({ at: secondsIn(90), scenario: 1, letter: 'C' }))
      .thenRecords(
        decisionMade({
          at: secondsIn(90),
          scenarioId: scenarioNamed('two'),
          weight: -3,
          optionId: optionNamed('south'),
          correct: false,
          clinicalStatus: 'critical',
          vitalSigns: { ...onArrivalSigns, spo2: 78 },
        }),
        simulationCompleted({
          correct: 1,
          incorrect: 2,
          score: 33,
          answers: [
            scoredDecision(),
            scoredDecision({ point: 1, chosen: [optionNamed('west')], correct: false }),
            scoredDecision({ ...wrongThere, chosen: [optionNamed('south')] }),
          ],
        }),
      );
  });

  it('[CSE-08] [CSE-11] completes the simulation with the last one, nothing skipped', () => {
    given(simulation, [simulationStarted(), first, second])
      .when(answer({ at: secondsIn(90), scenario: 1 }))
      .thenRecords(last, simulationCompleted());
  });

  it('takes no more time than it has been', () => {
    given(simulation, [simulationStarted()])
      .when(answer({ seconds: 9000 }))
      .thenRecords(decisionMade({ seconds: 30 }));
  });

  it('[CSE-02] is final: the same pick again adds nothing, another one is refused', () => {
    const events = [simulationStarted(), first];
    given(simulation, events).when(answer()).thenRecords();
    given(simulation, events)
      .when(answer({ letter: 'A' }))
      .thenRefuses({ code: 'DecisionAlreadyMade' });
    given(simulation, whole).when(answer()).thenRecords();
    given(simulation, whole)
      .when(answer({ letter: 'A' }))
      .thenRefuses({ code: 'AlreadySubmitted' });
  });

  it('is refused out of order, elsewhere, and for an option that is not offered', () => {
    const events = [simulationStarted()];
    given(simulation, events)
      .when(answer({ point: 1 }))
      .thenRefuses({ code: 'DecisionOutOfOrder' });
    given(simulation, events)
      .when(answer({ scenario: 2 }))
      .thenRefuses({ code: 'DecisionNotHere' });
    given(simulation, events)
      .when(answer({ letter: 'E' }))
      .thenRefuses({ code: 'OptionNotOffered' });
  });

  it('is refused when the time is over, a moment of grace apart', () => {
    const inGrace = instantAt('2026-11-20T16:00:05.000Z');
    given(simulation, [simulationStarted()])
      .when(answer({ at: inGrace }))
      .thenRecords(decisionMade({ at: inGrace }));
    given(simulation, [simulationStarted()])
      .when(answer({ at: overAt }))
      .thenRefuses({ code: 'TimeIsUp' });
  });

  it('is refused where there is nothing, to a stranger, and after giving up', () => {
    given(simulation, []).when(answer()).thenRefuses({ code: 'AttemptNotFound' });
    given(simulation, [simulationStarted()])
      .when(answer({ learnerId: stranger }))
      .thenRefuses({ code: 'AttemptNotFound' });
    given(simulation, [simulationStarted(), voided])
      .when(answer())
      .thenRefuses({ code: 'AttemptGivenUp' });
  });
});

describe('a simulation whose time is over', () => {
  it('counts what was decided, the rest as skipped, when its time ended and not when that is seen', () => {
    const endedAt = instantAt('2026-11-20T16:00:00.000Z');
    given(simulation, [simulationStarted(), first])
      .when({ ...complete, at: instantAt('2026-11-23T08:00:00.000Z') })
      .thenRecords(
        simulationCompleted({
          at: endedAt,
          hour: 10,
          timeSpent: 20,
          worked: [{ day: day('2026-11-20'), hour: 6, seconds: 20 }],
          correct: 1,
          incorrect: 0,
          skipped: 2,
          score: 33,
          answers: [
            scoredDecision(),
            scoredDecision({ point: 1, chosen: [], correct: false, seconds: 0 }),
            scoredDecision({ ...wrongThere, chosen: [], seconds: 0 }),
          ],
        }),
      );
  });

  it('is not completed before, nor twice', () => {
    given(simulation, [simulationStarted()]).when(complete).thenRefuses({ code: 'TimeIsNotUp' });
    given(simulation, whole).when(complete).thenRecords();
  });
});

describe('looking at another choice', () => {
  it('is recorded once, and leaves the result as it is', () => {
    given(simulation, whole).when(fork()).thenRecords(forked);
    given(simulation, [...whole, forked])
      .when(fork())
      .thenRecords();
    given(simulation, [...whole, forked])
      .when(complete)
      .thenRecords();
  });

  it('is refused before the simulation is over, and where there is nothing to look at', () => {
    given(simulation, [simulationStarted(), first])
      .when(fork())
      .thenRefuses({ code: 'SimulationNotOver' });
    given(simulation, whole)
      .when(fork({ point: 4 }))
      .thenRefuses({ code: 'DecisionNotHere' });
    given(simulation, whole)
      .when(fork({ letter: 'E' }))
      .thenRefuses({ code: 'OptionNotOffered' });
  });
});

describe('giving a simulation up', () => {
  it('is recorded once, and not after the end', () => {
    given(simulation, [simulationStarted()]).when(giveUp).thenRecords(voided);
    given(simulation, [simulationStarted(), voided]).when(giveUp).thenRecords();
    given(simulation, whole).when(giveUp).thenRefuses({ code: 'AlreadySubmitted' });
  });

  it('makes room for another one only where nothing was decided', () => {
    given(simulation, [simulationStarted()]).when(makeRoom).thenRecords(voided);
    given(simulation, [simulationStarted(), voided]).when(makeRoom).thenRecords();
    given(simulation, [simulationStarted(), first])
      .when(makeRoom)
      .thenRefuses({ code: 'DecisionAlreadyMade' });
    given(simulation, whole).when(makeRoom).thenRefuses({ code: 'AlreadySubmitted' });
  });
});
