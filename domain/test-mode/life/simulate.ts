import { areaQuotas } from '../../attempt/area-quotas.ts';
import { drawByBlueprint } from '../../attempt/draw-exam.ts';
import type { Candidate } from '../../attempt/draw-paper.ts';
import { takenUntil } from '../../attempt/exam-clock.ts';
import { blueprintOf } from '../../bank/blueprints/blueprints.ts';
import { drawnScenarioOf } from '../../bank/scenarios/drawn-scenario.ts';
import { type ExamDefinition, examsOf, isSimulationExam } from '../../contracts/exams.ts';
import { type AttemptId, itemId, simulationStream } from '../../kernel/ids.ts';
import { type Instant, instantOf } from '../../kernel/time.ts';
import { placedPoints } from '../../simulation/decision-points.ts';
import type { DrawnScenario, SimulationResult } from '../../simulation/events.ts';
import { letterOf } from '../../simulation/option-order.ts';
import { simulation } from '../../simulation/simulation.ts';
import type { PlannedQuiz } from './calendar.ts';
import { noticeDraw } from './draw.ts';
import { type Learner, lifeZone } from './learner.ts';

/** The exam of the field that is a clinical simulation; undefined where it has none. */
const simulationExamOf = ({ field }: Pick<Learner, 'field'>): ExamDefinition | undefined =>
  examsOf(field).find(({ name }) => isSimulationExam(field, name));

const drawScenarios = (
  { bank, field, random }: Learner,
  exam: ExamDefinition,
): readonly DrawnScenario[] => {
  const candidates: readonly Candidate[] = bank.scenarios.map(({ scenario }) => ({
    itemId: scenario.id,
    area: scenario.category,
    family: scenario.id,
    seen: undefined,
  }));
  const areas = blueprintOf(field, exam.name)?.areas ?? [];
  const weights = areas.map(({ code, weight }) => ({ code, weight: weight.mid }));
  const drawn =
    drawByBlueprint(candidates, areaQuotas(weights, exam.questions), {
      random,
    }) ?? [];
  const byId = new Map<string, (typeof bank.scenarios)[number]>(
    bank.scenarios.map((one) => [one.scenario.id, one]),
  );
  return drawn.flatMap((one) => {
    const scenario = byId.get(one.itemId);
    const about = { revision: scenario?.revision ?? 1, firstSeen: true, chance: random };
    return scenario ? [drawnScenarioOf(scenario, about)] : [];
  });
};

type Begun = { readonly attemptId: AttemptId; readonly scenarios: readonly DrawnScenario[] };

const begin = (learner: Learner, exam: ExamDefinition, { begun, at }: Beginning): void => {
  const { recorder, accountId: learnerId, field } = learner;
  const { attemptId, scenarios } = begun;
  const until = takenUntil({ at, timeLimitMinutes: exam.timeLimit });
  const items = scenarios.map(({ scenarioId }) => itemId.parse(scenarioId));
  noticeDraw(learner, { attemptId, at, count: scenarios.length, until, items });
  recorder.carryOut({
    decider: simulation,
    stream: simulationStream(attemptId),
    command: {
      type: 'StartSimulation',
      attemptId,
      learnerId,
      at,
      field,
      exam: exam.name,
      timeLimitMinutes: exam.timeLimit,
      scenarios: [...scenarios],
    },
  });
};
type Beginning = { readonly begun: Begun; readonly at: Instant };

type Placed = ReturnType<typeof placedPoints>[number];
type AttemptMoment = { readonly attemptId: AttemptId; readonly nowMs: number };

/** Asks for most of what helps ahead of a decision, where it has information gathering. */
const gather = (
  learner: Learner,
  asked: AttemptMoment,
  { gathering, scenario, shown }: Placed,
): void => {
  if (!gathering) return;
  const { recorder, accountId: learnerId, random } = learner;
  const { attemptId } = asked;
  const choices = gathering.flatMap(({ weight }, index) =>
    weight > 0 && random() < 0.8 ? [index + 1] : [],
  );
  for (const choice of [...choices, 'done' as const]) {
    recorder.carryOut({
      decider: simulation,
      stream: simulationStream(attemptId),
      command: {
        type: 'GatherInformation',
        attemptId,
        learnerId,
        at: instantOf(asked.nowMs),
        scenario,
        point: shown,
        choice,
      },
    });
  }
};

type Luck = { readonly random: Learner['random']; readonly chance: number };

/** What is ordered at a decision. Made-up lives leave out branches: who errs is refused first. */
const ordersOf = ({ key, options }: Placed, { random, chance }: Luck) => {
  const refusable = options.filter(({ leadsTo }) => leadsTo === 'again');
  const refused = refusable[Math.floor(random() * refusable.length)]?.id;
  return random() < chance || refused === undefined ? [key] : [refused, key];
};

/** Decides at every point, in the order in which patients go on. */
const decideAll = (learner: Learner, { attemptId, scenarios }: Begun, quiz: PlannedQuiz) => {
  const { recorder, accountId: learnerId, temperament, random } = learner;
  const stream = simulationStream(attemptId);
  const chance = 0.12 + temperament.skill + temperament.growth * quiz.lived;
  let nowMs = quiz.startsAt;
  for (const placed of placedPoints(scenarios)) {
    const { scenario, shown: point, options } = placed;
    const seconds = Math.round(150 + random() * 200) / 10;
    nowMs += Math.round(seconds * 1000) + 5000;
    gather(learner, { attemptId, nowMs }, placed);
    const order = options.map(({ id }) => id);
    for (const id of ordersOf(placed, { random, chance })) {
      recorder.carryOut({
        decider: simulation,
        stream,
        command: {
          type: 'AnswerDecision',
          attemptId,
          learnerId,
          at: instantOf(nowMs),
          scenario,
          point,
          letter: letterOf(order, id),
          seconds,
          timeZone: lifeZone,
        },
      });
    }
  }
  return recorder.stateOf(simulation, stream);
};

/** Takes a whole simulation; undefined where the field or its bank has none. */
export const takeSimulation = (
  learner: Learner,
  quiz: PlannedQuiz,
  number: number,
): SimulationResult | undefined => {
  const exam = simulationExamOf(learner);
  const scenarios = exam ? drawScenarios(learner, exam) : [];
  if (!exam || scenarios.length === 0) return undefined;
  const attemptId = learner.ids.named(`attempt ${number}`) as AttemptId;
  const at = instantOf(quiz.startsAt);
  begin(learner, exam, { begun: { attemptId, scenarios }, at });
  const state = decideAll(learner, { attemptId, scenarios }, quiz);
  return state.status === 'completed' ? state.result : undefined;
};
