import {
  readinessGroup,
  techniqueGroup,
} from '../../facts/professional-practice/interview-groups.ts';
import {
  elementGroup,
  principleGroup,
  wrongGroup,
} from '../../facts/professional-practice/law-and-ethics-groups.ts';
import { coverageGroup, paymentGroup } from '../../facts/professional-practice/payment-groups.ts';
import {
  qualityToolGroup,
  safetyTermGroup,
  thinkingGroup,
} from '../../facts/professional-practice/safety-groups.ts';
import type { ItemModel } from '../item-model.ts';
import { categoryModel } from './practice-models.ts';

const source = 'Standard texts on medical ethics, health law, communication and health systems';

/** Cases to be told apart: principles, wrongs, techniques, tools, payers. */
export const practiceGroups: readonly ItemModel[] = [
  categoryModel({
    id: 'pp-principle',
    problem: 'Recognize the ethical principle that an action serves.',
    features: 'Whose choice, good, harm, fairness, promise or truth is at stake.',
    slips: 'Beneficence for everything; autonomy for truth-telling.',
    group: principleGroup,
    source,
  }),
  categoryModel({
    id: 'pp-legal-wrong',
    problem: 'Name the legal wrong in a case.',
    features: 'Touch, threat, standard of care, notice, truth, gain, freedom.',
    slips: 'Negligence for every wrong; assault for battery.',
    group: wrongGroup,
    source,
  }),
  categoryModel({
    id: 'pp-element',
    problem: 'Find the element of malpractice that is missing.',
    features: 'Relationship, standard of care, causal link, injury.',
    slips: 'A bad result taken for breach; intent taken for an element.',
    group: elementGroup,
    source,
  }),
  categoryModel({
    id: 'pp-readiness',
    problem: 'Recognize how ready a patient is to change.',
    features: 'Awareness, plan, date, duration of the new behavior.',
    slips: 'Preparation for action; action for maintenance.',
    group: readinessGroup,
    source,
  }),
  categoryModel({
    id: 'pp-technique',
    problem: 'Name the interviewing technique.',
    features: 'What the remark does with what the patient said.',
    slips: 'Reflection for summary; confrontation taken for hostility.',
    group: techniqueGroup,
    source,
  }),
  categoryModel({
    id: 'pp-quality-tool',
    problem: 'Recognize the tool of quality improvement.',
    features: 'Before or after an event, over time, by frequency, by branch, by test.',
    slips: 'Root cause analysis for looking ahead; Pareto for control chart.',
    group: qualityToolGroup,
    source,
  }),
  categoryModel({
    id: 'pp-safety-term',
    problem: 'Name what is described in the language of patient safety.',
    features: 'Whether the patient was reached and harmed, design or act.',
    slips: 'Near miss for harm; latent for active.',
    group: safetyTermGroup,
    source,
  }),
  categoryModel({
    id: 'pp-thinking',
    problem: 'Recognize the error of thinking in a diagnosis.',
    features: 'What swayed the judgment: impression, recent case, words, person.',
    slips: 'Calling every error anchoring.',
    group: thinkingGroup,
    source,
  }),
  categoryModel({
    id: 'pp-coverage',
    problem: 'Find out who pays for a service.',
    features: 'Age, income, work, setting, kind of service.',
    slips: 'Medicare for custodial care; part B for the hospital stay.',
    group: coverageGroup,
    source,
  }),
  categoryModel({
    id: 'pp-payment',
    problem: 'Name the way in which care is paid.',
    features: 'Per person, per service, per episode, fixed or percentage.',
    slips: 'Copayment for coinsurance; bundle for capitation.',
    group: paymentGroup,
    source,
  }),
];
