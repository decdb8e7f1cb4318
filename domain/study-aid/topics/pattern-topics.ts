import { capnographyPatterns } from '../../bank/facts/blood-gases/capnography-patterns.ts';
import { hypoxemiaPatterns } from '../../bank/facts/blood-gases/hypoxemia-patterns.ts';
import { examPatterns } from '../../bank/facts/chest-assessment/exam-patterns.ts';
import { filmPatterns } from '../../bank/facts/chest-assessment/film-patterns.ts';
import { newbornPatterns } from '../../bank/facts/chest-assessment/newborn-patterns.ts';
import type { Pattern, PatternAspect } from '../../bank/facts/chest-assessment/pattern.ts';
import { arrestBlockPatterns } from '../../bank/facts/hemodynamics/arrest-block-patterns.ts';
import { profilePatterns } from '../../bank/facts/hemodynamics/profile-patterns.ts';
import { rhythmPatterns } from '../../bank/facts/hemodynamics/rhythm-patterns.ts';
import { functionPatterns } from '../../bank/facts/pulmonary-function/function-patterns.ts';
import { waveformPatterns } from '../../bank/facts/pulmonary-function/waveform-patterns.ts';
import { ventilatorFaults } from '../../bank/facts/respiratory-equipment/ventilator-faults.ts';
import { inSentence } from '../../bank/models/medicine/in-sentence.ts';
import type { StudyDecision, StudyFact, StudyTopic } from './study-topic.ts';

type Group = {
  readonly code: string;
  readonly name: string;
  readonly patterns: readonly Pattern[];
};

const groups: readonly Group[] = [
  { code: 'rhythm', name: 'Heart rhythms', patterns: [...rhythmPatterns, ...arrestBlockPatterns] },
  { code: 'hemodynamics', name: 'Hemodynamic profiles', patterns: profilePatterns },
  { code: 'film', name: 'Chest films', patterns: filmPatterns },
  { code: 'chest', name: 'Chest examination', patterns: examPatterns },
  { code: 'newborn', name: 'The newborn chest', patterns: newbornPatterns },
  { code: 'capnography', name: 'Capnography', patterns: capnographyPatterns },
  { code: 'hypoxemia', name: 'Causes of hypoxemia', patterns: hypoxemiaPatterns },
  { code: 'function', name: 'Pulmonary function', patterns: functionPatterns },
  { code: 'waveform', name: 'Ventilator waveforms', patterns: waveformPatterns },
  { code: 'ventilator', name: 'Ventilator faults', patterns: ventilatorFaults },
];

const source = 'standard respiratory care texts';

const factOf = (
  { code }: Group,
  pattern: Pattern,
  aspect: 'finding' | 'treatment',
): StudyFact[] => {
  const told: PatternAspect | undefined = aspect === 'finding' ? pattern.finding : pattern.response;
  if (!told) return [];
  return [
    {
      id: `${code}-${pattern.id}/${aspect}`,
      aspect,
      question: told.scene,
      answer: told.text,
      reason: told.why,
      accepts: (told.accepts ?? []).map((id) => `pattern/${code}-${id}`),
    },
  ];
};

const decisionsOf = ({ response, finding }: Pattern): StudyDecision[] =>
  [response, finding].flatMap((told) => {
    if (!told?.slips || told.slips.length < 2) return [];
    const { scene, text, why, slips } = told;
    const cut = scene.lastIndexOf('. ') + 1;
    return [
      {
        scene: scene.slice(0, cut),
        question: scene.slice(cut).trim(),
        best: { text, why },
        mistakes: slips.map(([slip, reason]) => ({ text: slip, why: reason })),
      },
    ];
  });

const topicOf = (filed: Group, pattern: Pattern): StudyTopic => {
  const { code, name: group } = filed;
  const named = inSentence(pattern.name);
  return {
    id: `pattern/${code}-${pattern.id}`,
    kind: 'pattern',
    name: pattern.name,
    named,
    group,
    aliases: [pattern.id.replaceAll('-', ' '), group],
    related: pattern.marks,
    source,
    gist: `${pattern.marks} ${pattern.note}`,
    facts: [
      {
        id: `${code}-${pattern.id}/recognition`,
        aspect: 'recognition',
        question: `How is ${named} recognized?`,
        answer: pattern.marks.replace(/\.$/, ''),
        reason: pattern.note,
      },
      ...factOf(filed, pattern, 'finding'),
      ...factOf(filed, pattern, 'treatment'),
    ],
    similar: pattern.lookalikes.map((id) => `pattern/${code}-${id}`),
    scenes: pattern.scenes,
    decisions: decisionsOf(pattern),
  };
};

/** States and faults that are recognized by their data: rhythms, films, waveforms, gases. */
export const patternTopics = (): StudyTopic[] =>
  groups.flatMap((group) => group.patterns.map((pattern) => topicOf(group, pattern)));
