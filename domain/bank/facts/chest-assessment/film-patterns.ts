import type { Pattern } from './pattern.ts';

/** What the chest radiograph shows in common disorders. */
export const filmPatterns: readonly Pattern[] = [
  {
    id: 'film-ards',
    name: 'Noncardiogenic edema (ARDS)',
    marks:
      'Acute respiratory distress syndrome (ARDS) shows bilateral patchy alveolar opacities with a heart of normal size within a week of an insult.',
    note: 'The edema comes from leaky capillaries, so heart size and filling pressures need not be raised.',
    scenes: [
      'Two days after aspiration of stomach contents a ventilated patient needs an FIO₂ of 0.80. The film shows patchy opacities in all four quadrants with air bronchograms. The heart is of normal size, and an echocardiogram shows good left ventricular function.',
      'A patient with pancreatitis becomes severely hypoxemic. The radiograph has turned from clear to widespread white, fluffy densities on both sides; the cardiac silhouette, pulmonary vessels and pleural angles are normal.',
    ],
    lookalikes: [
      'film-cardiac-edema',
      'film-lobar-pneumonia',
      'film-fibrosis',
      'film-effusion',
      'film-hyperinflation',
    ],
    finding: {
      scene:
        'A patient with septic shock meets the criteria of acute respiratory distress syndrome. What should the therapist expect on the chest film?',
      text: 'Bilateral patchy opacities with a normal heart size',
      why: 'Leaky capillaries in acute respiratory distress syndrome flood alveoli in both lungs while the heart keeps its size.',
    },
  },
  {
    id: 'film-cardiac-edema',
    name: 'Congestive heart failure',
    marks:
      'Congestive heart failure shows a large heart, prominent upper lobe vessels, Kerley B lines and opacities spreading from both hila.',
    note: 'High pulmonary venous pressure first redistributes blood, then fills the septa and at last the alveoli.',
    scenes: [
      'A patient with orthopnea has a film with a cardiothoracic ratio of 0.62, widened vessels to the upper lobes, short horizontal lines at the outer bases and hazy densities around both hila.',
      'A patient who stopped taking a diuretic wakes up breathless. The radiograph shows an enlarged heart, thickened fissures, a butterfly-shaped density around the hila and small amounts of fluid in both pleural angles.',
    ],
    lookalikes: [
      'film-ards',
      'film-lobar-pneumonia',
      'film-fibrosis',
      'film-tamponade',
      'film-hyperinflation',
    ],
    finding: {
      scene:
        'A patient has chronic left ventricular failure that has become worse. Which signs should the therapist look for on the film?',
      text: 'Large heart with Kerley B lines at both bases',
      why: 'Congestive heart failure enlarges the heart and fills the lymphatics of the septa, seen as Kerley B lines.',
    },
  },
  {
    id: 'film-lobar-pneumonia',
    name: 'Lobar pneumonia',
    marks:
      'Lobar pneumonia shows a dense opacity limited to a lobe with air bronchograms and without loss of volume.',
    note: 'Exudate fills alveoli while bronchi stay open, so dark air-filled branches stand out in the white lobe.',
    scenes: [
      'A patient with chills and a stabbing chest pain has a film with a homogeneous white area that ends sharply at the minor fissure. Dark branching lines run through it, and the trachea and hemidiaphragms are in their usual places.',
      'The radiograph of a febrile patient shows a density at the right base that hides the border of the right heart. Air-filled bronchi are seen inside the density, the left lung is clear, and the pleural angles are sharp.',
    ],
    lookalikes: [
      'film-atelectasis',
      'film-effusion',
      'film-ards',
      'film-cardiac-edema',
      'film-tuberculosis',
    ],
    finding: {
      scene:
        'A patient with pneumococcal pneumonia of the left lower lobe has a chest film taken. What is the typical finding?',
      text: 'One dense lobe that contains air bronchograms',
      why: 'Exudate of lobar pneumonia fills the alveoli around open bronchi, which show as air bronchograms.',
    },
  },
  {
    id: 'film-atelectasis',
    name: 'Lobar atelectasis',
    marks:
      'Lobar atelectasis shows a dense area with shift of fissures, trachea and mediastinum toward it, a raised hemidiaphragm and crowded ribs.',
    note: 'Signs of lost volume tell collapse from consolidation and fluid.',
    scenes: [
      'The film of a patient with a retained mucus plug shows a white right upper zone. The minor fissure is drawn upward, the trachea leans to the right, and the ribs on that side are crowded.',
      'On the first day after abdominal surgery a patient has a film with a triangular density behind the heart, a left hemidiaphragm that is 4 cm higher than before, and a mediastinum displaced to the left.',
    ],
    lookalikes: [
      'film-lobar-pneumonia',
      'film-effusion',
      'film-tension',
      'film-pneumothorax',
      'film-ards',
    ],
    finding: {
      scene:
        'The right lower lobe of an intubated patient has collapsed behind a plug. What should the film show on that side?',
      text: 'Raised hemidiaphragm with crowded ribs',
      why: 'Loss of volume in lobar atelectasis lifts the diaphragm and draws the ribs together.',
    },
  },
  {
    id: 'film-effusion',
    name: 'Pleural effusion',
    marks:
      'A pleural effusion shows a blunted costophrenic angle and a homogeneous density with a concave upper border that is highest at the side.',
    note: 'Free fluid sinks to the lowest place. A film with the patient lying on that side shows it as a layer.',
    scenes: [
      'An upright film of a patient with breast cancer shows a homogeneous density in the lower left chest. Its upper edge curves up along the chest wall like a meniscus, and the costophrenic angle cannot be seen.',
      'The radiograph of a patient with nephrotic syndrome shows a hazy right base with a rounded-off pleural angle. When the patient lies on the right side, the density forms a layer along the ribs.',
    ],
    lookalikes: [
      'film-lobar-pneumonia',
      'film-atelectasis',
      'film-pneumothorax',
      'film-cardiac-edema',
      'film-hyperinflation',
    ],
    finding: {
      scene:
        'About 500 mL of fluid has collected in the right pleural space of a patient. What should an upright film show?',
      text: 'Blunted costophrenic angle with a curved fluid line',
      why: 'Fluid of a pleural effusion fills the lowest angle first and climbs along the chest wall as a meniscus.',
    },
  },
  {
    id: 'film-pneumothorax',
    name: 'Pneumothorax without tension',
    marks:
      'A pneumothorax without tension shows a thin pleural line with no lung markings beyond it and a central mediastinum.',
    note: 'A film taken in full expiration can make a small pneumothorax easier to see.',
    scenes: [
      'After a transbronchial biopsy a patient has mild chest pain. The film shows a fine white line parallel to the left chest wall. Outside the line the field is black without vessels, and the heart is in its place.',
      'A patient with cystic fibrosis has sudden pain at the right shoulder. At the right apex a strip 2 cm wide has no lung markings; the lung edge is visible, and trachea and diaphragms look as before.',
    ],
    lookalikes: [
      'film-tension',
      'film-hyperinflation',
      'film-effusion',
      'film-atelectasis',
      'film-pneumomediastinum',
    ],
    finding: {
      scene:
        'A stable patient has a small air leak into the left pleural space. What should the therapist look for on the upright film?',
      text: 'Fine pleural line without vessels beyond it',
      why: 'In a pneumothorax the edge of the lung shows as a line, and the air outside it has no vessels.',
    },
  },
  {
    id: 'film-tension',
    name: 'Pneumothorax under tension',
    marks:
      'A pneumothorax under tension shows a black hemithorax without markings, a flattened diaphragm on that side and a mediastinum pushed to the other.',
    note: 'The clinical picture is enough to act on. A film must not delay decompression.',
    scenes: [
      'A film taken by chance shows the right side black and without vessels, the right lung a small lump at the hilum, the right hemidiaphragm pushed flat, and the heart and trachea far to the left.',
      'A ventilated patient is being bagged with difficulty. The portable film shows wide left rib spaces, no lung markings on the left, a deep left costophrenic angle, and a trachea to the right of the spine.',
    ],
    lookalikes: [
      'film-pneumothorax',
      'film-atelectasis',
      'film-effusion',
      'film-hyperinflation',
      'film-pneumomediastinum',
    ],
  },
  {
    id: 'film-hyperinflation',
    name: 'Advanced emphysema',
    marks:
      'Emphysema with hyperinflation shows low, flat diaphragms, a large retrosternal airspace, a narrow heart and few vessels at the periphery.',
    note: 'The film supports the diagnosis, but spirometry establishes airflow obstruction.',
    scenes: [
      'A heavy smoker has a film with eleven posterior ribs above flat diaphragms, a long narrow heart, and dark lung fields with few vessels toward the edges. The lateral view has a wide dark space behind the sternum.',
      'The radiograph of a thin patient with chronic dyspnea shows large thin-walled air spaces at both apices, widely spaced ribs and diaphragms lying as flat lines on both sides. Lung markings reach the chest wall lower down.',
    ],
    lookalikes: [
      'film-pneumothorax',
      'film-fibrosis',
      'film-cardiac-edema',
      'film-tension',
      'film-tuberculosis',
    ],
    finding: {
      scene:
        'A patient with advanced emphysema has frontal and lateral films taken. Which change is typical?',
      text: 'Flat diaphragms with a wide retrosternal space',
      why: 'Gas trapped in emphysema pushes the diaphragms flat and widens the space behind the sternum.',
    },
  },
  {
    id: 'film-fibrosis',
    name: 'Interstitial fibrosis',
    marks:
      'Interstitial fibrosis shows a net of fine lines at the bases, honeycomb cysts and small lungs with high diaphragms.',
    note: 'Scar tissue shrinks the lungs. High-resolution tomography shows the pattern best.',
    scenes: [
      'A patient with three years of dry cough has a film with net-like lines and small ring shadows at both bases. The lungs are small, the diaphragms stand high, and the heart border looks shaggy. Old films were similar.',
      'The radiograph of a former sandblaster shows small lungs crossed by fine lines with cystic spaces at the edges. The picture is unchanged after a month of diuretics, and the heart is of normal size.',
    ],
    lookalikes: [
      'film-cardiac-edema',
      'film-hyperinflation',
      'film-ards',
      'film-tuberculosis',
      'film-lobar-pneumonia',
    ],
    finding: {
      scene:
        'A patient with dyspnea has longstanding idiopathic pulmonary fibrosis. What should the chest film typically show?',
      text: 'Small lungs with net-like lines at both bases',
      why: 'Scarring of interstitial fibrosis draws the lungs together and shows as net-like lines, most at the bases.',
    },
  },
  {
    id: 'film-tuberculosis',
    name: 'Reactivated tuberculosis',
    marks:
      'Reactivated tuberculosis shows upper lobe infiltrates with cavities, often with old calcified nodes.',
    note: 'A patient with this film goes into airborne isolation while sputum is examined.',
    scenes: [
      'A patient who has lost 8 kg coughs blood-tinged sputum at night. The film shows patchy densities in the apex of the right upper lobe with a thick-walled cavity and calcified nodes at the hilum.',
      'A newly arrived refugee has had fevers in the evening for two months. The radiograph shows fibrotic streaks and a cavity in the left upper zone, with small nodules nearby; both bases are clear.',
    ],
    lookalikes: [
      'film-lobar-pneumonia',
      'film-fibrosis',
      'film-hyperinflation',
      'film-effusion',
      'film-ards',
      'film-cardiac-edema',
    ],
    finding: {
      scene:
        'Years after first infection, tuberculosis becomes active again in a patient with diabetes. Which film is typical?',
      text: 'Cavity within an upper lobe infiltrate',
      why: 'Reactivated tuberculosis favors the oxygen-rich upper lobes, where dead tissue leaves cavities.',
    },
  },
  {
    id: 'film-tamponade',
    name: 'Large pericardial effusion',
    marks: 'A large pericardial effusion shows a wide, globe-shaped heart with clear lung fields.',
    note: 'Low blood pressure, full neck veins and quiet heart sounds point to tamponade. Echocardiography confirms the fluid.',
    scenes: [
      'A patient with kidney failure has muffled heart sounds. The film shows a heart shaped like a water bottle that reaches the left chest wall, while vessels and lung fields look normal. A film four weeks ago showed a normal heart.',
    ],
    lookalikes: [
      'film-cardiac-edema',
      'film-effusion',
      'film-pneumomediastinum',
      'film-ards',
      'film-lobar-pneumonia',
    ],
    finding: {
      scene:
        'Echocardiography of a patient shows 600 mL of fluid around the heart, and the lungs are clear. What is expected on the film?',
      text: 'Globe-shaped heart with clear lung fields',
      why: 'Fluid of a large pericardial effusion widens the heart shadow on both sides and leaves the lungs clear.',
    },
  },
  {
    id: 'film-pneumomediastinum',
    name: 'Pneumomediastinum',
    marks:
      'Pneumomediastinum shows thin streaks of air along the heart and great vessels that often reach the soft tissue of the neck.',
    note: 'Air tracks from ruptured alveoli along the vessels. Crackling under the skin of the neck is its sign at the bedside.',
    scenes: [
      'A teenager with asthma feels pain behind the sternum after violent coughing, and the neck crackles when touched. The film shows vertical dark streaks beside the heart and up into the neck. Both lungs reach the chest wall.',
    ],
    lookalikes: [
      'film-pneumothorax',
      'film-tension',
      'film-hyperinflation',
      'film-tamponade',
      'film-atelectasis',
    ],
    finding: {
      scene:
        'Alveolar rupture during mechanical ventilation has let air into the mediastinum of a patient. What should the film show?',
      text: 'Dark streaks along the heart border and neck',
      why: 'Air of a pneumomediastinum outlines the heart and great vessels and rises into the neck.',
    },
  },
];
