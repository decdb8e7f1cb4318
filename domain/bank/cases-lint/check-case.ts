import type { CaseFile } from '../cases-schema/case-file.ts';
import type { CaseFinding } from '../cases-schema/case-finding.ts';
import { type AskRule, type CaseRule, readAsk } from './case-rule.ts';
import { caseStudyRules } from './rules-of-case-studies.ts';
import { chartLanguageRules, languageRules } from './rules-of-language.ts';
import { optionRules } from './rules-of-options.ts';
import { citingRules, partRules } from './rules-of-parts.ts';
import { placeRules } from './rules-of-places.ts';
import { reasonRules } from './rules-of-reasons.ts';
import { askSceneRules, sceneRules } from './rules-of-scenes.ts';
import { shapeRules } from './rules-of-shape.ts';
import { siblingRules } from './rules-of-siblings.ts';

const caseRules: readonly CaseRule[] = [
  ...caseStudyRules,
  ...siblingRules,
  ...partRules,
  ...sceneRules,
  ...chartLanguageRules,
];
const askRules: readonly AskRule[] = [
  ...shapeRules,
  ...citingRules,
  ...placeRules,
  ...optionRules,
  ...reasonRules,
  ...askSceneRules,
  ...languageRules,
];

/** Everything that an author should mend in a case, its asks in the order of the file. */
export const checkCase = (file: CaseFile): readonly CaseFinding[] => {
  const asks = file.asks.map((ask, index) => readAsk(file, ask, index));
  return [
    ...caseRules.flatMap(({ name: rule, severity, find }) =>
      find(file).map((found) => ({ ...found, rule, severity })),
    ),
    ...asks.flatMap((read) =>
      askRules.flatMap(({ name: rule, severity, find }) =>
        find(read, file).map((found) => ({ ...found, rule, severity })),
      ),
    ),
  ];
};
