import type { ClinicalStatus, VitalSigns } from '../../contracts/patient.ts';
import { passLevel } from '../../simulation/pass-level.ts';
import { blueprintOf } from '../blueprints/blueprints.ts';
import type { CaseFinding, CasePath } from '../cases-schema/case-finding.ts';
import { type ProblemPoint, problemPoints } from './problem-points.ts';
import type { AuthoredDecision, AuthoredOption, SimulationFile } from './simulation-file.ts';

const error = (rule: string, path: CasePath, says: string): CaseFinding => ({
  rule,
  severity: 'error',
  path,
  says,
});

/** The finding where something is wrong; none where it is not. */
const only = (isWrong: boolean, finding: CaseFinding): CaseFinding[] => (isWrong ? [finding] : []);

const worse: readonly ClinicalStatus[] = ['improved', 'stable', 'worsened', 'critical'];

/** Each sign as a text names it, and what the monitor has. */
const named = ({ hr, bp, rr, spo2 }: VitalSigns): readonly (readonly [RegExp, string])[] => [
  [/\bHR (\d+)/g, `${hr}`],
  [/\bBP (\d+\/\d+)/g, bp],
  [/\bRR (\d+)/g, `${rr}`],
  [/\bSpO2 (?:is |of )?(\d+)%/g, `${spo2}`],
];

const monitorAgrees = (text: string, monitor: VitalSigns, path: CasePath): CaseFinding[] =>
  named(monitor).flatMap(([sign, shown]) =>
    [...text.matchAll(sign)].flatMap(([words, value]) =>
      only(
        value !== shown,
        error('monitor', path, `says "${words}" where the monitor shows ${shown}`),
      ),
    ),
  );

type Judged = {
  readonly option: AuthoredOption;
  readonly isRight: boolean;
  readonly path: CasePath;
};

const reasonFindings = ({ option, isRight, path }: Judged): CaseFinding[] => {
  const { because, fails, tempting } = option;
  return isRight
    ? only(!because, error('reason', path, 'a right choice says "because"'))
    : only(!(fails && tempting), error('reason', path, 'say why it is "tempting" and "fails"'));
};

/** Nobody is punished for what was right, and what is refused does nothing. */
const outcomeFindings = (
  { status: before }: AuthoredDecision,
  { option: { then }, isRight, path }: Judged,
): CaseFinding[] => {
  const isPunished = isRight && worse.indexOf(then.status ?? before) > worse.indexOf(before);
  const isRefused = then.go === 'again';
  const changes = then.status !== undefined || then.monitor !== undefined;
  return [
    ...only(isPunished, error('punished', path, 'a right choice leaves the patient worse')),
    ...only(isRight && isRefused, error('refused', path, 'the physician refuses a right choice')),
    ...only(
      isRefused && changes,
      error('refused', path, 'an order that is refused changes neither monitor nor status'),
    ),
  ];
};

const optionFindings = (
  decision: AuthoredDecision,
  option: AuthoredOption,
  path: CasePath,
): CaseFinding[] => {
  const { key, acceptable, weight } = option;
  const judged = { option, isRight: key === true || acceptable === true, path };
  const best = Math.max(...decision.options.map((one) => one.weight));
  const isHeld = judged.isRight ? weight >= 1 : weight <= 0;
  return [
    ...only(
      key === true && weight < best,
      error('weight', path, 'the key weighs less than another'),
    ),
    ...only(!isHeld, error('weight', path, 'right choices weigh 1 to 3, wrong ones 0 to -3')),
    ...reasonFindings(judged),
    ...outcomeFindings(decision, judged),
  ];
};

const branchFindings = (points: readonly ProblemPoint[], index: number): CaseFinding[] => {
  const point = points[index];
  if (!point) return [];
  const { decision, section } = point;
  const ahead = points.slice(index + 1).filter((one) => one.decision.branch);
  const known = new Set(['again', ...ahead.map((one) => one.decision.id)]);
  const isReached = points
    .slice(0, index)
    .some((one) => one.decision.options.some(({ then }) => then.go === decision.id));
  return [
    ...decision.options.flatMap(({ then: { go } }, option) =>
      only(
        go !== undefined && !known.has(go),
        error(
          'go',
          ['sections', section, 'options', option, 'then', 'go'],
          `"${go}" is no branch that follows; leave "go" out to lead on`,
        ),
      ),
    ),
    ...only(
      decision.branch === true && !isReached,
      error('go', ['sections', section, 'branch'], 'no choice before it leads here'),
    ),
  ];
};

const decisionFindings = ({ decision, section }: ProblemPoint): CaseFinding[] => {
  const path = ['sections', section];
  const keys = decision.options.filter(({ key }) => key);
  const texts = new Set(decision.options.map(({ text }) => text));
  return [
    ...only(
      keys.length !== 1,
      error('one-key', [...path, 'options'], `has ${keys.length} keys, not one`),
    ),
    ...only(
      texts.size < decision.options.length,
      error('twins', [...path, 'options'], 'repeats a choice'),
    ),
    ...monitorAgrees(decision.scene, decision.monitor, [...path, 'scene']),
    ...decision.options.flatMap((option, index) =>
      optionFindings(decision, option, [...path, 'options', index]),
    ),
  ];
};

const gatheringFindings = ({ gathering, section }: ProblemPoint): CaseFinding[] => {
  if (!gathering) return [];
  const path = ['sections', section - 1];
  const sum = gathering.choices.reduce((all, { weight }) => all + weight, 0);
  const max = gathering.choices.reduce((all, { weight }) => all + Math.max(0, weight), 0);
  return [
    ...only(
      sum >= passLevel(max),
      error(
        'everything-asked',
        [...path, 'choices'],
        `asking for everything scores ${sum} of ${max} and would pass at ${passLevel(max)}`,
      ),
    ),
    ...monitorAgrees(gathering.scene, gathering.monitor, [...path, 'scene']),
    ...gathering.choices.flatMap((choice, index) =>
      choice.reveals
        ? monitorAgrees(choice.result, gathering.monitor, [...path, 'choices', index, 'result'])
        : [],
    ),
    ...gathering.choices.flatMap(({ text }, index) =>
      only(
        gathering.choices.findIndex((one) => one.text === text) < index,
        error('twins', [...path, 'choices', index], 'repeats a choice'),
      ),
    ),
  ];
};

const orderFindings = ({ sections }: SimulationFile): CaseFinding[] =>
  sections.flatMap((section, index) => {
    const next = sections[index + 1];
    const isLost =
      section.kind === 'information-gathering' &&
      (next?.kind !== 'decision-making' || next.branch === true);
    return only(
      isLost,
      error('order', ['sections', index], 'a decision that leads on follows information gathering'),
    );
  });

/** All that keeps a problem out of the bank, beyond its form. */
export const checkProblem = (file: SimulationFile): readonly CaseFinding[] => {
  const points = problemPoints(file);
  const topics =
    blueprintOf('RT', 'CSE')?.areas.find(({ code }) => code === file.category)?.topics ?? [];
  const isPlaced = topics.includes(file.topic);
  const counted = points.filter(({ decision }) => !decision.branch).length;
  return [
    ...only(!isPlaced, error('topic', ['topic'], `is none of ${topics.join('; ')}`)),
    ...only(
      counted < 3 || points.length > 6,
      error('decisions', ['sections'], 'three to six decisions, branches among them'),
    ),
    ...only(
      !points.some(({ gathering }) => gathering),
      error('gathering', ['sections'], 'has no information gathering'),
    ),
    ...orderFindings(file),
    ...points.flatMap((point, index) => [
      ...gatheringFindings(point),
      ...decisionFindings(point),
      ...branchFindings(points, index),
    ]),
  ];
};
