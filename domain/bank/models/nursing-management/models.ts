import { communityWards } from '../../facts/nursing-management/community-wards.ts';
import { deciderCases } from '../../facts/nursing-management/decider-cases.ts';
import { dutyDecisions } from '../../facts/nursing-management/duty-decisions.ts';
import { ethicsCases } from '../../facts/nursing-management/ethics-cases.ts';
import { hospitalWards } from '../../facts/nursing-management/hospital-wards.ts';
import { legalCases } from '../../facts/nursing-management/legal-cases.ts';
import { privacyPractices } from '../../facts/nursing-management/privacy-practices.ts';
import { qualityGroups } from '../../facts/nursing-management/quality-cases.ts';
import { referralCases } from '../../facts/nursing-management/referral-cases.ts';
import { rightsPractices } from '../../facts/nursing-management/rights-practices.ts';
import { teamPractices } from '../../facts/nursing-management/team-practices.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from '../nursing/decision-model.ts';
import { careRoleModels } from './care-role-models.ts';
import { categoryModel } from './category-model.ts';
import { floatModel } from './float-model.ts';
import { practiceModel } from './practice-model.ts';
import { priorityModel } from './priority-model.ts';
import { sbarModel } from './sbar-model.ts';
import { watchModel } from './watch-model.ts';

/** Models of management of care and coordinated care. */
export const nursingManagementModels: readonly ItemModel[] = [
  priorityModel({
    id: 'mgt-first-visit',
    problem: 'Of several clients in a hospital the one to see first is to be chosen.',
    wards: hospitalWards,
  }),
  priorityModel({
    id: 'mgt-first-elsewhere',
    problem: 'Of several clients outside the wards the one to turn to first is to be chosen.',
    wards: communityWards,
  }),
  ...careRoleModels,
  watchModel,
  sbarModel,
  categoryModel({
    id: 'mgt-ethics',
    part: 'management',
    problem: 'The ethical principle in a case is to be named.',
    features: 'What is owed: a choice, a benefit, safety, a fair share, truth, loyalty, secrecy.',
    slips: 'Mixing doing good with avoiding harm, and truth with keeping a promise.',
    groups: [ethicsCases],
  }),
  categoryModel({
    id: 'mgt-law',
    part: 'management',
    problem: 'The legal wrong that an act may be is to be named.',
    features: 'Threat or touch, freedom to move, standard of care and harm, speech or writing.',
    slips: 'Mixing assault with battery and slander with libel; calling each wrong negligence.',
    groups: [legalCases],
  }),
  categoryModel({
    id: 'mgt-referral',
    part: 'management',
    problem: 'The discipline that can best meet a need is to be chosen.',
    features: 'The function that is lost and what each discipline treats.',
    slips:
      'Mixing physical with occupational therapy; forgetting that swallowing is speech therapy.',
    groups: [referralCases],
  }),
  categoryModel({
    id: 'mgt-quality',
    part: 'management',
    problem: 'Measures, methods and events of quality work are to be told apart.',
    features: 'What is in place, done or achieved; looking back or ahead; whether harm was done.',
    slips: 'Taking a process for an outcome; analyzing ahead what has already happened.',
    groups: qualityGroups,
  }),
  practiceModel({
    id: 'mgt-rights-acts',
    part: 'management',
    problem: 'Consent, directives and rights of clients are to be put into practice.',
    features: 'Who informs, who decides, and what makes a decision free and informed.',
    practices: rightsPractices,
  }),
  practiceModel({
    id: 'mgt-privacy-acts',
    part: 'management',
    problem: 'Information, records and legal duties are to be handled as the law asks.',
    features: 'Need to know, permission, duty to report, truth of the record.',
    practices: privacyPractices,
  }),
  practiceModel({
    id: 'mgt-team-acts',
    part: 'management',
    problem: 'Work with the team is to be directed, handed over and settled.',
    features: 'Clear direction, accountability, privacy of feedback, completeness of the report.',
    practices: teamPractices,
  }),
  decisionModel({
    id: 'mgt-decider',
    part: 'management',
    problem: 'The person who may decide on treatment is to be found.',
    features: 'Capacity, age and emancipation, agent or guardian, emergency.',
    slips: 'Turning to relatives while the client can decide, or to a spouse before an agent.',
    decisions: deciderCases,
  }),
  decisionModel({
    id: 'mgt-duty',
    part: 'management',
    problem: 'Duties to clients, coworkers and the law meet; the best action is to be chosen.',
    features: 'Whose right or safety is at stake, who may act, what cannot be undone.',
    slips: 'Giving way to the loudest; keeping the peace; acting outside the role.',
    decisions: dutyDecisions,
  }),
  floatModel,
];
