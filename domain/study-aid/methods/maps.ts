import type { ContentOf } from '../../contracts/study-aid-content.ts';
import { sentence } from '../topics/sentences.ts';
import type { Aspect, StudyFact, StudyTopic } from '../topics/study-topic.ts';
import { distinctlyNamed, type MethodInput } from './method-input.ts';

type Branch = { readonly title: string; readonly link: string };

const branches: Readonly<Record<Aspect, Branch>> = {
  recognition: { title: 'How it is told apart', link: 'is told by' },
  finding: { title: 'Findings', link: 'shows' },
  test: { title: 'Tests', link: 'is established by' },
  treatment: { title: 'Treatment', link: 'is treated by' },
  mechanism: { title: 'Mechanism', link: 'comes about by' },
  complication: { title: 'Complications', link: 'may lead to' },
  risk: { title: 'Causes and risks', link: 'is favored by' },
  advice: { title: 'Advice and prevention', link: 'calls for' },
  action: { title: 'Action', link: 'acts by' },
  use: { title: 'Uses', link: 'is used for' },
  harm: { title: 'Harms', link: 'may cause' },
  effect: { title: 'Unwanted effects', link: 'may cause' },
  caution: { title: 'Cautions', link: 'needs care in' },
  monitoring: { title: 'Monitoring', link: 'is followed by' },
  range: { title: 'Usual range', link: 'is usually' },
  low: { title: 'When it is low', link: 'is lowered by' },
  high: { title: 'When it is high', link: 'is raised by' },
  critical: { title: 'Critical values', link: 'is critical at' },
  sample: { title: 'Taking the sample', link: 'is sampled' },
};

const central = 'center';

const conceptMapOf = (topic: StudyTopic, near: readonly StudyTopic[]) => {
  const facts = topic.facts.map(({ answer, aspect }, place) => ({
    node: { id: `fact-${place}`, label: answer, group: branches[aspect].title },
    link: { from: central, to: `fact-${place}`, label: branches[aspect].link },
  }));
  const others = near.slice(0, 4).map(({ name }, place) => ({
    node: { id: `near-${place}`, label: name, group: 'Look-alikes and neighbors' },
    link: { from: central, to: `near-${place}`, label: 'is confused with' },
  }));
  const parts = [...facts, ...others];
  return {
    title: topic.name,
    central,
    nodes: [{ id: central, label: topic.name, group: 'Topic' }, ...parts.map(({ node }) => node)],
    links: parts.map(({ link }) => link),
  };
};

const nearOf = (topic: StudyTopic, { near }: MethodInput): readonly StudyTopic[] =>
  near.filter(({ id }) => topic.similar.includes(id));

/** Cause, findings, tests, treatment and look-alikes around the topic. */
export const conceptMaps = (input: MethodInput): ContentOf<'concept-maps'> => ({
  conceptMaps: distinctlyNamed(input.main)
    .slice(0, 3)
    .map((topic) => conceptMapOf(topic, nearOf(topic, input))),
});

const branchOf = ({ aspect, answer, reason }: StudyFact) => ({
  title: branches[aspect].title,
  subtopics: [sentence(answer)],
  connections: [reason],
});

const tips = [
  'Cover the branches and rebuild the map from the title alone.',
  'Say for each look-alike the one finding that rules it out.',
  'Come back to this map in two days, then in a week.',
];

/** The same as a tree of branches. */
export const mindMaps = (input: MethodInput): ContentOf<'mind-mapping'> => ({
  mindMaps: distinctlyNamed(input.main)
    .slice(0, 3)
    .map((topic) => {
      const near = nearOf(topic, input).slice(0, 5);
      const beside = {
        title: 'Look-alikes and neighbors',
        subtopics: near.map(({ name }) => name),
        connections: near.map(({ gist }) => gist),
      };
      return {
        centralTopic: topic.name,
        branches: [...topic.facts.map(branchOf), ...(near.length > 0 ? [beside] : [])],
        studyTips: tips,
      };
    }),
});
