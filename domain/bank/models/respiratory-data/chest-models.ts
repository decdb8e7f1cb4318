import { examDecisions } from '../../facts/chest-assessment/exam-decisions.ts';
import { examPatterns } from '../../facts/chest-assessment/exam-patterns.ts';
import { filmPatterns } from '../../facts/chest-assessment/film-patterns.ts';
import { imagingDecisions } from '../../facts/chest-assessment/imaging-decisions.ts';
import { laboratoryDecisions } from '../../facts/chest-assessment/laboratory-decisions.ts';
import { newbornDecisions } from '../../facts/chest-assessment/newborn-decisions.ts';
import { newbornPatterns } from '../../facts/chest-assessment/newborn-patterns.ts';
import { recordDecisions } from '../../facts/chest-assessment/record-decisions.ts';
import { signPatterns } from '../../facts/chest-assessment/sign-patterns.ts';
import { testDecisions } from '../../facts/chest-assessment/test-decisions.ts';
import { tubeDecisions } from '../../facts/chest-assessment/tube-decisions.ts';
import type { ItemModel } from '../item-model.ts';
import { decisionModel } from './case-models.ts';
import { aspectModel, recognitionModel } from './pattern-models.ts';
import { patientData } from './places.ts';

const placesOf = patientData;

const exam = {
  patterns: examPatterns,
  placesOf,
  topic: 'Inspection, palpation, percussion and auscultation',
};
const signs = { ...exam, patterns: signPatterns };
const film = { patterns: filmPatterns, placesOf, topic: 'Chest radiograph interpretation' };
const newborn = {
  patterns: newbornPatterns,
  placesOf,
  topic: 'Neonatal and perinatal assessment (Apgar, gestational age)',
};

/** Examination, film, newborn, record and choice of tests. */
export const chestModels: readonly ItemModel[] = [
  recognitionModel({
    ...exam,
    id: 'd-exam-state',
    problem: 'Findings of the four steps of the examination are to be put together.',
    features: 'Percussion note, fremitus, breath sounds, position of the trachea and circulation.',
    slips: 'Reading a silent side without percussion; taking a shift toward for a shift away.',
    ask: 'Which condition do these findings suggest?',
  }),
  aspectModel({
    ...exam,
    id: 'd-exam-finding',
    aspect: 'finding',
    level: 'application',
    problem: 'A disorder is known; what examination will show is asked.',
    features: 'Whether air, fluid or airless lung lies beneath, and whether bronchi are open.',
    slips: 'Confusing collapse with consolidation; forgetting what fluid does to sound.',
  }),
  recognitionModel({
    ...signs,
    id: 'd-breathing-name',
    problem: 'A pattern of breathing is to be named from its description.',
    features: 'Depth, regularity, pauses and how they begin and end.',
    slips: 'Taking every pause for the same pattern.',
    ask: 'Which term describes this pattern?',
  }),
  aspectModel({
    ...signs,
    id: 'd-breathing-cause',
    aspect: 'finding',
    level: 'application',
    problem: 'A pattern of breathing is seen; its likely cause is asked.',
    features: 'Acid-base state, circulation, brainstem, lungs and diaphragm.',
    slips: 'Linking a pattern with the wrong organ.',
  }),
  decisionModel({
    id: 'd-exam-sign',
    cases: examDecisions,
    placesOf,
    topic: exam.topic,
    problem: 'One sign of the examination is to be interpreted or acted on.',
    features: 'Time course, side, phase of breathing and the rest of the picture.',
    slips: 'Naming what sounds alike; acting on the wrong one of two mirror-image states.',
  }),
  recognitionModel({
    ...film,
    id: 'd-film-state',
    problem: 'A described chest film is to be interpreted.',
    features: 'Density, borders, volume of the side, pleural lines and heart size.',
    slips: 'Fluid for collapse; cardiac for noncardiac edema; bulla for free air.',
    ask: 'Which interpretation fits the film best?',
  }),
  aspectModel({
    ...film,
    id: 'd-film-finding',
    aspect: 'finding',
    level: 'application',
    problem: 'A disorder is known; its typical film is asked.',
    features: 'What the disorder does to air, fluid and volume.',
    slips: 'Choosing the film of a look-alike.',
  }),
  decisionModel({
    id: 'd-film-decision',
    cases: tubeDecisions,
    placesOf,
    topic: film.topic,
    problem: 'A film shows the position of a tube or the quality of the exposure.',
    features: 'Distance to the carina, course of the tube, ribs counted and clavicles compared.',
    slips: 'Moving a tube that lies well; reading disease into a poor exposure.',
  }),
  recognitionModel({
    ...newborn,
    id: 'd-newborn-cause',
    problem: 'A newborn or infant has respiratory distress; the cause is asked.',
    features: 'Gestation, way of birth, time of onset, film and response to oxygen.',
    slips: 'Taking retained fluid for surfactant lack; lung disease for heart disease.',
    ask: 'Which disorder is most likely?',
  }),
  aspectModel({
    ...newborn,
    id: 'd-newborn-plan',
    aspect: 'response',
    level: 'analysis',
    problem: 'The cause of distress in a newborn is evident; the measure that fits it is asked.',
    features: 'What keeps the infant from being oxygenated.',
    slips: 'Giving a treatment that fits a look-alike.',
  }),
  aspectModel({
    ...newborn,
    id: 'd-newborn-history',
    aspect: 'finding',
    level: 'application',
    problem: 'A chart is read for what makes one disorder of the newborn likely.',
    features: 'Gestation, labor, amniotic fluid, prenatal images and past support.',
    slips: 'Linking a risk with the wrong disorder.',
  }),
  decisionModel({
    id: 'd-newborn-assess',
    cases: newbornDecisions,
    placesOf,
    topic: newborn.topic,
    problem: 'Maturity, scores or saturations of a newborn are to be interpreted.',
    features: 'Age in minutes, gestation, site of the probe and expected values.',
    slips: 'Treating a value that is normal for the age; reading a postductal site as preductal.',
  }),
  decisionModel({
    id: 'd-test-choice',
    cases: [...testDecisions, ...imagingDecisions],
    placesOf,
    topic: 'Recommending diagnostic procedures',
    problem: 'The next test is to be chosen for a question that the case poses.',
    features: 'What is suspected, what the test can show, and what forbids it.',
    slips: 'A test of the wrong organ; a test that cannot answer the question.',
  }),
  decisionModel({
    id: 'd-record-value',
    cases: [...recordDecisions, ...laboratoryDecisions],
    placesOf,
    topic: 'Evaluating data in the patient record',
    problem: 'The record holds one item that explains the problem or changes the plan.',
    features: 'Drugs, laboratory values, trends, allergies and directives.',
    slips: 'Stopping at a value that is normal or does not bear on the question.',
  }),
];
