import type { SelectionCase } from './pattern.ts';

const exam = 'Inspection, palpation, percussion and auscultation';
const film = 'Chest radiograph interpretation';

/** Several signs of the examination or the film that belong together. */
export const examinationSelections: readonly SelectionCase[] = [
  {
    id: 'set-tension-signs',
    topic: exam,
    level: 'analysis',
    stem: 'A ventilated patient suddenly deteriorates, and tension pneumothorax on the left is suspected. Which findings support it?',
    right: [
      [
        'Hyperresonant note over the left chest',
        'Trapped air rings on percussion. It lies between lung and chest wall.',
      ],
      [
        'Blood pressure that drops within minutes',
        'Pressure in the chest cuts off venous return, so blood pressure falls.',
      ],
      [
        'Trachea that is shifted to the right',
        'The trapped air pushes the mediastinum to the other side.',
      ],
      [
        'Neck veins that stand out',
        'Venous blood is dammed up because it cannot enter the compressed chest.',
      ],
    ],
    wrong: [
      [
        'Dull percussion note over the left base',
        'Dullness means fluid or airless lung, not free air.',
      ],
      [
        'Peak pressure that falls to half of before',
        'Peak pressure rises, because the lung is squeezed. A fall suggests a leak.',
      ],
    ],
    note: 'Hyperresonance, absent breath sounds, shift away and shock make the diagnosis at the bedside. Decompress without waiting for a film.',
  },
  {
    id: 'set-fatigue-signs',
    topic: exam,
    level: 'analysis',
    stem: 'A therapist watches a patient with pneumonia on high-flow oxygen for fatigue of the respiratory muscles. Which findings point to it?',
    right: [
      [
        'Abdomen that sinks in with inspiration',
        'The tired diaphragm is sucked upward, so the abdomen moves in.',
      ],
      [
        'Breaths that turn rapid and shallow',
        'Small, fast breaths spare tired muscles for a while.',
      ],
      [
        'PaCO₂ that climbs from 34 to 49 mm Hg',
        'A rising PaCO₂ shows that ventilation no longer keeps up.',
      ],
      [
        'Drowsiness that sets in',
        'Rising CO₂ and exhaustion dull the patient. It is a late and dangerous sign.',
      ],
    ],
    wrong: [
      [
        'Expiration that lasts longer than inspiration',
        'Expiration is normally longer than inspiration. It is no sign of fatigue.',
      ],
      [
        'Speech in sentences without a pause',
        'Full sentences show reserve. A tiring patient speaks in single words.',
      ],
    ],
    note: 'Fatigue shows in the pattern of breathing before blood gases change. A rising PaCO₂ is a late sign.',
  },
  {
    id: 'set-consolidation-signs',
    topic: exam,
    level: 'application',
    stem: 'The right lower lobe of a patient is consolidated, and its bronchus is open. Which signs should be found there?',
    right: [
      ['Increased tactile fremitus', 'Solid lung conducts vibration well from an open bronchus.'],
      [
        'Bronchial breath sounds',
        'Sound of the large airways reaches the chest wall through solid lung.',
      ],
    ],
    wrong: [
      [
        'Trachea pulled to the left',
        'The trachea stays central, because volume is not lost or gained.',
      ],
      [
        'Hyperresonant percussion',
        'Hyperresonance is found over too much air. Consolidated lung holds none.',
      ],
      [
        'Absent sounds of the voice',
        'Voice sounds are louder over consolidation with open airways.',
      ],
    ],
    note: 'Consolidation: dull, fremitus up, bronchial sounds, egophony. Effusion is dull with fremitus gone.',
  },
  {
    id: 'set-cor-pulmonale',
    topic: exam,
    level: 'application',
    stem: 'Which findings suggest failure of the right heart in a patient with longstanding hypoxemic COPD?',
    right: [
      [
        'Swelling of both ankles',
        'Venous pressure behind the right heart drives fluid into the legs.',
      ],
      ['Distended neck veins', 'The failing right ventricle dams up venous blood.'],
      ['Enlarged, tender liver', 'The liver swells when the venous pressure is high.'],
    ],
    wrong: [
      ['Pink, frothy sputum', 'Frothy sputum comes from pulmonary edema with left heart failure.'],
      [
        'Clubbed finger tips',
        'Clubbing is not a sign of heart failure and is not typical of COPD.',
      ],
    ],
    note: 'Right heart failure backs up into the body, and left heart failure into the lungs. Oxygen lowers pulmonary vascular resistance in hypoxemia.',
  },
  {
    id: 'set-copd-look',
    topic: exam,
    level: 'application',
    stem: 'During a clinic visit a therapist inspects a patient with advanced emphysema. Which findings are expected?',
    right: [
      ['Breathing out through pursed lips', 'Pursed lips keep floppy airways open in expiration.'],
      [
        'Larger front-to-back chest diameter',
        'Hyperinflation rounds the chest like a barrel. The ribs become horizontal.',
      ],
      ['Use of the neck muscles at rest', 'Flat diaphragms work poorly, so neck muscles help.'],
    ],
    wrong: [
      [
        'Expiration shorter than inspiration',
        'Expiration is prolonged, because flow is limited. A short expiration would not fit.',
      ],
      [
        'Skin that crackles when touched',
        'Crackling skin means air in the tissues after an air leak.',
      ],
      [
        'One side that lags far behind',
        'Emphysema affects both sides. Lag of one side suggests local disease.',
      ],
    ],
    note: 'Emphysema shows in posture, chest shape and a long expiration on both sides. One-sided signs need another explanation.',
  },
  {
    id: 'set-film-atelectasis',
    topic: film,
    level: 'application',
    stem: 'A portable film of a postoperative patient is reviewed for atelectasis. Which signs show loss of lung volume?',
    right: [
      ['Raised hemidiaphragm on that side', 'The diaphragm moves up to fill the lost space.'],
      ['Ribs crowded close together', 'The chest wall sinks in where volume is lost.'],
      [
        'Fissure drawn toward the density',
        'Fissures move to the collapsed lobe. They show where volume was lost.',
      ],
    ],
    wrong: [
      [
        'Mediastinum pushed to the other side',
        'A push away means added volume, such as air or fluid under pressure.',
      ],
      ['Dark space without lung markings', 'A dark space without markings is free air.'],
    ],
    note: 'Direct and indirect signs of volume loss define atelectasis. Everything moves toward it.',
  },
  {
    id: 'set-film-heart-failure',
    topic: film,
    level: 'application',
    stem: 'A breathless patient may have cardiogenic pulmonary edema. Which findings of the film support this rather than ARDS?',
    right: [
      ['Cardiothoracic ratio of 0.60', 'A large heart supports failure of the left ventricle.'],
      [
        'Short lines at the outer bases',
        'Kerley B lines show fluid in the septa from high venous pressure.',
      ],
      [
        'Wide vessels to the upper lobes',
        'Blood is redistributed upward when venous pressure rises.',
      ],
    ],
    wrong: [
      [
        'Normal width of the vessel pedicle',
        'A normal pedicle and heart speak for leaky capillaries.',
      ],
      [
        'Deep sulcus at one pleural angle',
        'A deep sulcus on a supine film suggests a pneumothorax.',
      ],
    ],
    note: 'Heart size, vessels and septal lines favor heart failure. History and echocardiography settle doubtful cases.',
  },
  {
    id: 'set-film-hyperinflation',
    topic: film,
    level: 'application',
    stem: 'Frontal and lateral films of a smoker are reviewed. Which findings indicate hyperinflation?',
    right: [
      ['Flat diaphragms in both views', 'Trapped gas pushes the diaphragms down and flat.'],
      ['Wide space behind the sternum', 'Overfilled lungs fill the space in front of the heart.'],
    ],
    wrong: [
      ['Wide, globe-shaped heart shadow', 'The heart looks long and narrow in hyperinflation.'],
      ['Crowded vessels at both bases', 'Crowding is a sign of low lung volume.'],
      ['Blunted costophrenic angles', 'Blunted angles show fluid or scars, not trapped gas.'],
    ],
    note: 'Hyperinflation widens and flattens. Spirometry is needed to prove airflow obstruction.',
  },
];
