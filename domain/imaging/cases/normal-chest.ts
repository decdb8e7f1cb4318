import { ask, right, wrong } from '../authoring.ts';
import type { ImageCase } from '../image-case.ts';
import { askChest, chestCase, erect, seated, supine } from './chest-case.ts';

const filed = {
  pathology: 'Normal chest',
  sources: ['radiology textbook', 'guide to reading chest radiographs'],
} as const;

/** Films without a finding: that nothing is wrong is an answer too. */
export const normalChestCases: readonly ImageCase[] = [
  chestCase({
    ...filed,
    id: 'before-a-knee-operation',
    title: 'Before a knee operation',
    patient: { age: '54 years', sex: 'male' },
    history: 'Film before surgery, no complaints. SpO₂ 98%.',
    clinicalScenario: 'Go through all steps in order.',
    questions: [
      askChest('No abnormality', 'Cardiomegaly', 'Right pleural effusion', 'Left pneumothorax'),
      ask('How wide may the heart be on this film?', [
        right('Up to half of the inner width of the thorax', 'In an upright PA film of an adult.'),
        wrong('Up to a third', 'Most healthy hearts are wider.'),
        wrong('Up to two thirds', 'That is far enlarged.'),
      ]),
    ],
    significance: 'Nothing that stands against the operation on this film.',
    learningObjectives: [
      'Read in order: airway, bones, heart, diaphragm, edges, fields, gadgets',
      'Measure the cardiothoracic ratio',
    ],
    tags: ['preoperative'],
    image: erect,
  }),
  chestCase({
    ...filed,
    id: 'sharp-pain-after-a-flight',
    title: 'Sharp pain after a long flight',
    patient: { age: '41 years', sex: 'female' },
    history:
      'Sudden pleuritic pain and breathlessness, left calf swollen. Heart rate 112, SpO₂ 91%.',
    clinicalScenario: 'Read the film, then ask what fits the patient.',
    questions: [
      askChest(
        'No abnormality',
        'Right pneumothorax',
        'Left lower lobe pneumonia',
        'Pulmonary edema',
      ),
      ask('What comes next?', [
        right(
          'CT angiography of the pulmonary arteries',
          'Low oxygen with a clear film and a swollen calf: pulmonary embolism is likely.',
        ),
        wrong(
          'Reassurance, for the film is normal',
          'Most films in pulmonary embolism show nothing, or nothing specific.',
        ),
        wrong('An antibiotic', 'Nothing speaks of infection.'),
      ]),
    ],
    significance:
      'Low oxygen and a clear film: think of pulmonary embolism. Anticoagulate while waiting if the probability is high and bleeding risk low.',
    learningObjectives: ['Know that a normal film does not exclude pulmonary embolism'],
    tags: ['embolism', 'hypoxemia'],
    image: erect,
  }),
  chestCase({
    ...filed,
    id: 'wheeze-in-the-night',
    title: 'Wheeze in the night',
    patient: { age: '17 years', sex: 'female' },
    history:
      'Known asthma, wheezes since midnight. Respiratory rate 28, SpO₂ 94%, peak flow 55% of her best.',
    clinicalScenario: 'Does the film change the treatment?',
    questions: [
      askChest('No abnormality', 'Hyperinflation', 'Right pneumothorax', 'Pulmonary edema'),
      ask('When is a film needed in an attack of asthma?', [
        right(
          'If a pneumothorax or pneumonia is suspected, or it is life-threatening',
          'Most attacks need none.',
        ),
        wrong('In every attack', 'It seldom changes what is done.'),
        wrong('Never', 'A pneumothorax must not be missed.'),
      ]),
    ],
    significance:
      'Bronchodilator, steroid, oxygen to target; the film excludes what looks like asthma or comes with it.',
    learningObjectives: ['Know when asthma needs a film'],
    tags: ['asthma'],
    image: erect,
  }),
  chestCase({
    ...filed,
    id: 'contact-of-a-coughing-man',
    title: 'His roommate has tuberculosis',
    patient: { age: '26 years', sex: 'male' },
    history:
      'Contact, no cough, no fever, no weight loss. Blood test for tuberculosis is positive.',
    clinicalScenario: 'Look at the apices above the collar bones.',
    questions: [
      askChest(
        'No abnormality',
        'Right upper lobe pneumonia',
        'Lung nodule',
        'Effusions on both sides',
      ),
      ask('A positive test and a clear film without complaints mean:', [
        right(
          'Infection that is latent',
          'Treatment that prevents disease is offered; he does not infect others.',
        ),
        wrong('Active disease', 'It would show on the film or in complaints.'),
        wrong('No infection', 'The test is positive.'),
      ]),
    ],
    significance:
      'Latent tuberculosis: offer preventive treatment after active disease has been excluded.',
    learningObjectives: [
      'Look at the apices behind the collar bones',
      'Tell latent from active tuberculosis',
    ],
    tags: ['tuberculosis', 'screening'],
    image: erect,
  }),
  chestCase({
    ...filed,
    id: 'film-at-the-bedside',
    title: 'Film at the bedside',
    patient: { age: '63 years', sex: 'female' },
    history: 'Broken hip, film before surgery in bed. No breathlessness, SpO₂ 97%.',
    clinicalScenario: 'Say how position and beam change the picture.',
    questions: [
      askChest('No abnormality', 'Cardiomegaly', 'Pulmonary edema', 'Effusions on both sides'),
      ask('Why may the heart look wider here than on a PA film?', [
        right(
          'It lies farther from the detector, and the diaphragm stands higher',
          'AP and supine make it larger: do not call it enlarged under about 55%.',
        ),
        wrong('It is nearer to the detector', 'In AP it is farther away.'),
        wrong('The beam is weaker', 'That does not change size.'),
      ]),
    ],
    significance:
      'No cardiac enlargement that this projection allows to call so; go on with the operation.',
    learningObjectives: ['Read projection and position before the heart'],
    tags: ['AP', 'supine'],
    image: { ...supine, heart: { ratio: 0.51 } },
  }),
  chestCase({
    ...filed,
    id: 'child-who-coughed-once',
    title: 'A child who coughed once',
    patient: { age: '3 years', sex: 'female' },
    history: 'Coughed while eating nuts an hour ago, now well. Breath sounds equal, SpO₂ 99%.',
    clinicalScenario: 'Compare the darkness of both lungs.',
    questions: [
      askChest(
        'No abnormality',
        'Collapse of the left lung',
        'Right pneumothorax',
        'Right middle lobe pneumonia',
      ),
      ask('Does the film exclude a nut in a bronchus?', [
        right('No: a nut casts no shadow', 'With a clear story of choking, bronchoscopy decides.'),
        wrong('Yes: it would be seen', 'Only metal and some stones are.'),
        wrong('Yes: both lungs are equal', 'Early films are often normal.'),
      ]),
    ],
    significance:
      'A story of choking counts more than a clear film: ask for bronchoscopy if it is convincing; a film in expiration may show trapped air.',
    learningObjectives: ['Know what a film of a choking child cannot show'],
    tags: ['child', 'foreign body'],
    image: { ...supine, child: true, heart: { ratio: 0.5 } },
  }),
  chestCase({
    ...filed,
    id: 'first-day-of-fever',
    title: 'First day of fever and cough',
    patient: { age: '37 years', sex: 'male' },
    history: 'Fever 38.7 °C since this morning, cough, crackles at the right base. SpO₂ 95%.',
    clinicalScenario: 'Trust the film or the stethoscope?',
    questions: [
      askChest(
        'No abnormality',
        'Right lower lobe pneumonia',
        'Right pleural effusion',
        'Pulmonary edema',
      ),
      ask('Crackles and fever with a clear film:', [
        right(
          'The film may be early: treat by the patient and look again',
          'Opacities may take a day to appear, longer in the dry or neutropenic.',
        ),
        wrong('Pneumonia is excluded', 'It is not on the first day.'),
        wrong('The crackles are of the heart', 'Nothing else speaks of it.'),
      ]),
    ],
    significance:
      'Clinical pneumonia may be treated with a clear first film; ultrasound or a second film helps.',
    learningObjectives: ['Know that films lag behind the disease'],
    tags: ['early', 'infection'],
    image: erect,
  }),
  chestCase({
    ...filed,
    id: 'burning-after-meals',
    title: 'Burning behind the breastbone',
    patient: { age: '45 years', sex: 'female' },
    history:
      'Burning pain after meals for months, worse lying down. ECG and troponin normal, SpO₂ 98%.',
    clinicalScenario: 'Look under the diaphragm as well.',
    questions: [
      askChest('No abnormality', 'Free air under the diaphragm', 'Cardiomegaly', 'Lung mass'),
      ask('The black bubble under the left dome is:', [
        right(
          'Air in the stomach',
          'It lies within the stomach, its usual place, below a thick dome.',
        ),
        wrong('Free air', 'That gives a crescent along the dome, most often on the right.'),
        wrong('An abscess', 'Nothing speaks of it.'),
      ]),
    ],
    significance: 'Reflux is likely: treat, and look by endoscopy if alarm signs appear.',
    learningObjectives: ['Know the stomach bubble and tell it from free air'],
    tags: ['stomach bubble'],
    image: seated,
  }),
];
