import type { SelectionCase } from '../chest-assessment/pattern.ts';

const pft = 'Pulmonary function testing (spirometry, lung volumes, DLCO)';
const heart = 'Hemodynamic and ECG monitoring';
const mechanics = 'Ventilatory mechanics, compliance, resistance and auto-PEEP';

/** Several causes, effects or readings that belong together in gas exchange and mechanics. */
export const functionSelections: readonly SelectionCase[] = [
  {
    id: 'set-dlco-low',
    topic: pft,
    level: 'application',
    stem: 'The DLCO of a patient is 48% of predicted. Which conditions could be the reason?',
    right: [
      ['Emphysema', 'Destroyed walls leave less surface for gas transfer.'],
      [
        'Severe anemia',
        'Less hemoglobin takes up less carbon monoxide. The result is corrected for it.',
      ],
    ],
    wrong: [
      ['Stable asthma', 'The alveolar surface is intact in asthma, and DLCO is normal or high.'],
      ['Polycythemia', 'More red cells take up more carbon monoxide.'],
      ['Alveolar bleeding', 'Blood in the alveoli takes up carbon monoxide, so DLCO is high.'],
    ],
    note: 'DLCO falls with loss of surface, membrane, capillaries or hemoglobin. It rises with more blood in the lung.',
  },
  {
    id: 'set-acceptable-spirometry',
    topic: pft,
    level: 'application',
    stem: 'A therapist reviews one forced vital capacity trial of an adult. Which features belong to an acceptable effort?',
    right: [
      ['Back-extrapolated volume of 60 mL', 'A small back-extrapolated volume shows a fast start.'],
      ['Volume plateau of one second at the end', 'A plateau shows that the lungs were emptied.'],
      ['Sharp peak early in the flow curve', 'A sharp early peak shows a maximal blast.'],
    ],
    wrong: [
      ['Notch from a cough at half a second', 'A cough in the first second spoils the FEV₁.'],
      [
        'Glottis closed before the plateau',
        'Early closure makes FVC too small. The trial is not acceptable.',
      ],
    ],
    note: 'Good start, no cough, no leak, no early stop. Three acceptable trials with repeatable values make a test.',
  },
  {
    id: 'set-restrictive-causes',
    topic: pft,
    level: 'application',
    stem: 'TLC of a patient is 61% of predicted with an FEV₁/FVC of 0.86. Which disorders could cause this pattern?',
    right: [
      ['Severe kyphoscoliosis', 'A stiff, deformed chest wall limits lung volume.'],
      [
        'Sarcoidosis with fibrosis',
        'Scarred lung is stiff and small. All volumes shrink together.',
      ],
      ['Large pleural effusion', 'Fluid takes the place of lung. The lung below it is compressed.'],
    ],
    wrong: [
      [
        'Chronic bronchitis',
        'Bronchitis obstructs airways and lowers the ratio. TLC is normal or raised.',
      ],
      [
        'Diffuse emphysema',
        'Emphysema raises TLC and lowers the ratio. It is the opposite pattern.',
      ],
    ],
    note: 'A low TLC with a normal ratio is restriction. The cause may lie in lung, pleura, chest wall or muscles.',
  },
  {
    id: 'set-low-wedge-shock',
    topic: heart,
    level: 'analysis',
    stem: 'A hypotensive patient has a wedge pressure of 4 mm Hg and a CVP of 2 mm Hg. Which causes of shock fit?',
    right: [
      ['Bleeding from a torn spleen', 'Loss of blood empties the heart, and both pressures fall.'],
      [
        'Severe burns on the first day',
        'Plasma lost through burns empties the circulation. Both pressures fall.',
      ],
      [
        'Sepsis before any fluid was given',
        'Wide, leaky vessels lower filling pressures. Fluid raises them again.',
      ],
    ],
    wrong: [
      [
        'Failure of the left ventricle',
        'A failing left ventricle raises wedge pressure. Here it is low.',
      ],
      ['Blood around the heart', 'Tamponade raises both pressures to a similar level.'],
    ],
    note: 'Low filling pressures mean lack of volume or tone. High ones mean pump failure or a mechanical cause.',
  },
  {
    id: 'set-peep-effects',
    topic: heart,
    level: 'analysis',
    stem: 'PEEP of a patient is raised from 5 to 16 cm H₂O. Which changes would tell the therapist that it is too high?',
    right: [
      [
        'Cardiac output falls from 5.4 to 3.8 L/min',
        'High chest pressure hinders venous return. The heart fills less.',
      ],
      [
        'SvO₂ falls from 71 to 58%',
        'Less delivery makes tissues extract more oxygen. It warns of a falling output.',
      ],
      [
        'Static compliance falls from 38 to 29 mL/cm H₂O',
        'Falling compliance shows overdistension. Alveoli are stretched too far.',
      ],
    ],
    wrong: [
      [
        'PaO₂ rises from 58 to 84 mm Hg',
        'A better PaO₂ is the wanted effect. It is no sign of harm.',
      ],
      [
        'Shunt falls from 34 to 21%',
        'Less shunt shows recruitment of alveoli. It is a wanted effect.',
      ],
    ],
    note: 'Judge PEEP by delivery and compliance along with PaO₂. A fall in output cancels the gain.',
  },
  {
    id: 'set-arterial-line-errors',
    topic: heart,
    level: 'application',
    stem: 'The pressure shown by an arterial line is far below that of a cuff. Which faults could cause a falsely low reading?',
    right: [
      [
        'Transducer above heart level',
        'Each 13 cm above the heart lowers the reading by about 10 mm Hg.',
      ],
      ['Air bubble in the tubing', 'Air damps the wave and lowers systolic pressure.'],
      ['Clot at the catheter tip', 'A clot damps the wave and lowers systolic pressure.'],
    ],
    wrong: [
      ['Transducer below heart level', 'A transducer that is too low reads too high.'],
      [
        'Catheter whip in the stream',
        'Whip gives falsely high systolic peaks. It does not lower the reading.',
      ],
    ],
    note: 'Level and zero the transducer, look for air and clots and do a fast-flush test before a low pressure is treated. Compare it with a cuff.',
  },
  {
    id: 'set-raised-plateau',
    topic: mechanics,
    level: 'analysis',
    stem: 'Plateau pressure of a passive patient has risen from 18 to 31 cm H₂O at the same volume and PEEP. Which problems could be the cause?',
    right: [
      ['Tension pneumothorax', 'Air in the pleural space compresses the lung.'],
      [
        'Flash pulmonary edema',
        'Flooded alveoli make the lungs stiff. The plateau rises with the peak.',
      ],
    ],
    wrong: [
      [
        'Bronchospasm without trapping',
        'Bronchospasm raises peak pressure and leaves the plateau.',
      ],
      ['Patient biting on the tube', 'A narrowed tube adds resistance and leaves the plateau.'],
      ['Leak around a soft cuff', 'A leak lowers pressures. It cannot raise the plateau.'],
    ],
    note: 'A rising plateau means stiffer lungs or chest wall or less lung. A rising peak alone means resistance.',
  },
  {
    id: 'set-auto-peep-relief',
    topic: mechanics,
    level: 'analysis',
    stem: 'A passive patient with asthma has an auto-PEEP of 11 cm H₂O on volume control. Which changes will reduce it?',
    right: [
      [
        'Lower respiratory rate',
        'Fewer breaths leave more time to exhale. This is the strongest measure.',
      ],
      ['Smaller tidal volume', 'Less gas has to leave in each breath.'],
      [
        'Higher inspiratory flow',
        'Shorter inspiration leaves more time for expiration. The lungs can empty further.',
      ],
      ['Inhaled bronchodilator', 'Wider airways let gas leave faster in the same time.'],
    ],
    wrong: [
      [
        'Longer inspiratory pause',
        'A pause takes time from expiration. More gas would be trapped.',
      ],
      ['Inverse I:E ratio', 'A long inspiration leaves too little time to exhale.'],
    ],
    note: 'Expiratory time is the key: lower the rate first, then volume, then shorten inspiration. Treat the obstruction as well.',
  },
  {
    id: 'set-resistance-up',
    topic: mechanics,
    level: 'analysis',
    stem: 'On constant flow the difference between peak and plateau pressure of a patient has doubled. Which findings would explain it?',
    right: [
      [
        'Thick mucus on the suction catheter',
        'Secretions narrow the tube and airways. Suction should narrow the difference again.',
      ],
      [
        'Wheezes over both lungs',
        'Bronchospasm narrows the small airways. A bronchodilator should lower the difference.',
      ],
      [
        'Soaked filter at the Y-piece',
        'A wet filter adds resistance to flow. It is exchanged at once.',
      ],
    ],
    wrong: [
      ['New effusion on the right side', 'An effusion lowers compliance and raises the plateau.'],
      ['Distended abdomen with ascites', 'Ascites stiffens the chest wall and raises the plateau.'],
    ],
    note: 'Peak minus plateau is resistance times flow. Check tube, filter and bronchi from outside to inside.',
  },
];
