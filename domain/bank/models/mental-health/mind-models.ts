import {
  dyingGroup,
  faithGroup,
  griefGroup,
  replyGroup,
} from '../../facts/mental-health/communication-groups.ts';
import { crisisPractices } from '../../facts/mental-health/crisis-practices.ts';
import { disorderGroup } from '../../facts/mental-health/disorder-groups.ts';
import { disorderPractices } from '../../facts/mental-health/disorder-practices.ts';
import { abusePool, mindDangerPool, suicidePool } from '../../facts/mental-health/mind-pools.ts';
import { responseDecisions } from '../../facts/mental-health/response-decisions.ts';
import { cognitionGroup, substanceGroup } from '../../facts/mental-health/substance-groups.ts';
import { defenseGroup, symptomGroup } from '../../facts/mental-health/symptom-groups.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from '../nursing/decision-model.ts';
import { needCategoryModel } from '../nursing-needs/category-model.ts';
import { needFindingModel } from '../nursing-needs/finding-model.ts';
import { needPracticeModel } from '../nursing-needs/practice-model.ts';

/** Models of psychosocial integrity. */
export const mindModels: readonly ItemModel[] = [
  needCategoryModel({
    id: 'defense-shown',
    need: 'mind',
    problem: 'The defense mechanism in a scene is to be named.',
    features: 'What is done with the feeling or fact, and toward whom.',
    slips: 'Mixing projection with displacement and repression with suppression.',
    groups: [defenseGroup],
  }),
  needCategoryModel({
    id: 'symptom-term',
    need: 'mind',
    problem: 'A symptom of thought, speech, perception or movement is to be named.',
    features: 'Belief or perception; links between ideas; movement and mood.',
    slips: 'Mixing illusion with hallucination and flight of ideas with loose associations.',
    groups: [symptomGroup],
  }),
  needCategoryModel({
    id: 'disorder-picture',
    need: 'mind',
    problem: 'A mental disorder is to be recognized from its picture.',
    features: 'Trigger, duration, leading symptom, weight and behavior.',
    slips: 'Overlooking the time since a trauma; mixing disorders of eating and of anxiety.',
    groups: [disorderGroup],
  }),
  needCategoryModel({
    id: 'substance-picture',
    need: 'mind',
    problem: 'Intoxication and withdrawal are to be told apart by their signs.',
    features: 'Time since last use, pupils, pulse, breathing, mind.',
    slips: 'Mixing intoxication with withdrawal; taking delirium for tremor.',
    groups: [substanceGroup],
  }),
  needCategoryModel({
    id: 'cognition-term',
    need: 'mind',
    problem: 'Disturbances of memory and thought in older adults are to be named.',
    features: 'Onset, fluctuation, what is lost, time of day.',
    slips: 'Taking delirium or depression for dementia.',
    groups: [cognitionGroup],
  }),
  needCategoryModel({
    id: 'reply-technique',
    need: 'mind',
    problem: 'What a reply does to a talk is to be named.',
    features: 'Whether it stays with the client’s feeling or leads away from it.',
    slips: 'Taking comfort or advice for help; mixing reflecting with restating.',
    groups: [replyGroup],
  }),
  needCategoryModel({
    id: 'loss-and-faith',
    need: 'mind',
    problem: 'Responses to loss and wishes of faith are to be recognized.',
    features: 'What is mourned, since when, who knows of it; which practice is kept.',
    slips: 'Taking usual grief for illness; mixing traditions.',
    groups: [dyingGroup, griefGroup, faithGroup],
  }),
  decisionModel({
    id: 'therapeutic-reply',
    part: 'mind',
    problem: 'The most helpful reply to one statement is to be chosen.',
    features: 'The feeling in the statement, safety, honesty.',
    slips: 'Comfort, advice, why questions, change of subject, focus on the nurse.',
    decisions: responseDecisions,
  }),
  needFindingModel({
    id: 'mind-warning',
    need: 'mind',
    problem: 'A sign of suicide, abuse or danger to life is to be picked out.',
    features: 'Means, plan and farewell; injuries that do not fit; drug reactions.',
    slips: 'Calm at quiet warnings; alarm at usual distress.',
    pools: [suicidePool, abusePool, mindDangerPool],
  }),
  needPracticeModel({
    id: 'mind-care',
    need: 'mind',
    problem: 'Care in mental illness and crisis is to be chosen or corrected.',
    features: 'What lowers anxiety and keeps safe; what strengthens symptoms.',
    slips: 'Arguing, hurrying, cheering up, leaving alone.',
    practices: [...disorderPractices, ...crisisPractices],
  }),
];
