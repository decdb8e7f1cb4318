import type { DecisionCase } from '../chest-assessment/pattern.ts';

/** Trends of compliance, resistance and auto-PEEP, and how they are measured. */
export const mechanicsDecisions: readonly DecisionCase[] = [
  {
    id: 'trend-secretions',
    level: 'analysis',
    stem: 'At a fixed volume of 450 mL and PEEP of 5 cm H₂O, hourly peak/plateau pressures of a patient are 26/18, 31/18 and 37/19 cm H₂O. Coarse rhonchi are heard over the upper chest. What should the therapist do?',
    key: [
      'Suction the airway',
      'Peak rises with a constant plateau, so resistance is up. Rhonchi point to secretions.',
    ],
    slips: [
      [
        'Raise the PEEP level',
        'PEEP treats collapsed alveoli. The plateau pressure shows that compliance is unchanged.',
      ],
      [
        'Give a diuretic drug',
        'Edema would raise the plateau pressure too. It has hardly changed here.',
      ],
      [
        'Withdraw the tube tip',
        'A tube in one bronchus would raise the plateau pressure and silence one side.',
      ],
      ['Insert a chest tube', 'A pneumothorax would raise the plateau pressure as well.'],
    ],
    note: 'Peak minus plateau is the resistive pressure. When it grows, think of secretions, bronchospasm, kinks and biting.',
  },
  {
    id: 'trend-edema',
    level: 'analysis',
    stem: 'Over four hours the plateau pressure of a patient rises from 19 to 29 cm H₂O and the peak pressure from 26 to 36 cm H₂O at constant settings. Crackles now reach both apices. The patient received 4 L of fluid. Which cause is most likely?',
    key: [
      'Pulmonary edema',
      'Peak and plateau rise by the same 10 cm H₂O, so the lungs are stiffer. Fluid and crackles suggest edema.',
    ],
    slips: [
      [
        'Bronchospasm',
        'Bronchospasm widens the gap between peak and plateau. The gap is still 7 cm H₂O.',
      ],
      [
        'Mucus plugs in the tube',
        'A narrowed tube raises peak pressure and leaves the plateau unchanged.',
      ],
      ['Cuff rupture', 'A leak lowers both pressures, and here both have risen.'],
      [
        'Kinked inspiratory limb',
        'A kink adds resistance and would not change the plateau pressure.',
      ],
    ],
    note: 'When plateau and peak rise together, compliance has fallen. The examination tells edema from collapse and pneumothorax.',
  },
  {
    id: 'static-compliance-improves',
    level: 'analysis',
    stem: 'Static compliance of a patient with ARDS is 26 mL/cm H₂O at a PEEP of 8, 35 at a PEEP of 12 and 28 at a PEEP of 16 cm H₂O. Blood pressure is the same throughout. Which conclusion is best?',
    key: [
      'Alveoli are recruited best at a PEEP of 12',
      'Compliance is highest at 12 cm H₂O. The fall at 16 shows overdistension.',
    ],
    slips: [
      [
        'Alveoli are overfilled at a PEEP of 8',
        'The rise from 8 to 12 shows that alveoli were still collapsed at 8.',
      ],
      [
        'Alveoli are recruited best at a PEEP of 16',
        'Compliance falls from 35 to 28 between 12 and 16, which suggests overdistension.',
      ],
      [
        'Airway resistance is lowest at a PEEP of 12',
        'Static compliance is measured without flow and says nothing of resistance.',
      ],
      [
        'Muscle effort is greatest at a PEEP of 8',
        'Compliance of a passive patient does not measure effort.',
      ],
    ],
    note: 'A PEEP step that raises compliance has opened alveoli, and a step that lowers it has overstretched them. Watch blood pressure at each step.',
  },
  {
    id: 'plateau-measure',
    level: 'application',
    stem: 'A therapist wants the plateau pressure of a passive patient on volume control. Which maneuver gives it?',
    key: [
      'Inspiratory hold of about one second',
      'At zero flow the resistive pressure vanishes, and airway pressure equals alveolar pressure at the end of inspiration.',
    ],
    slips: [
      [
        'Expiratory hold until pressure is steady',
        'An expiratory hold shows total PEEP. Plateau pressure belongs to the end of inspiration.',
      ],
      [
        'Brief disconnection of the whole circuit',
        'Disconnection drops pressure to zero and loses recruited volume.',
      ],
      [
        'Switch to pressure support for one minute',
        'Pressure support needs effort by the patient and shows no plateau of a passive breath.',
      ],
      [
        'Peak flow turned up for three full breaths',
        'A higher flow raises the peak pressure and does not show alveolar pressure.',
      ],
    ],
    note: 'Inspiratory hold gives plateau pressure; expiratory hold gives total PEEP. Both need a passive patient.',
  },
  {
    id: 'auto-peep-cause',
    level: 'analysis',
    stem: 'After the set rate of a patient with asthma was raised from 14 to 22/min, total PEEP on an expiratory hold went from 6 to 14 cm H₂O at a set PEEP of 5. Blood pressure fell from 118 to 86 mm Hg systolic. What is the link?',
    key: [
      'Shorter expiration traps gas and hinders venous return',
      'Less time to empty leaves pressure in the chest, which lowers filling of the heart.',
    ],
    slips: [
      [
        'Faster breathing lowers PaCO₂ and widens systemic veins',
        'The measured auto-PEEP explains the pressure fall. A fall of PaCO₂ does not act so strongly.',
      ],
      [
        'Greater volumes overfill the heart with returning blood',
        'High chest pressure hinders filling. It does not overfill the heart.',
      ],
      [
        'Higher oxygen pressure weakens contraction of the heart',
        'Oxygen pressure does not weaken the heart muscle.',
      ],
      [
        'Shorter inspiration raises resistance of pulmonary veins',
        'Inspiratory time does not explain the rise in total PEEP.',
      ],
    ],
    note: 'Hypotension after a rate increase in obstructive disease suggests auto-PEEP. Lower the rate, or disconnect for a moment in an emergency.',
  },
  {
    id: 'kinked-tube-bite',
    level: 'application',
    stem: 'The high-pressure alarm of an intubated patient sounds as the jaws clench on the tube. Peak pressure is 58 cm H₂O. Between bites it is 24 cm H₂O. Which measure solves the problem?',
    key: ['Place a bite block', 'The tube is narrowed by the teeth. A bite block keeps it open.'],
    slips: [
      [
        'Raise the alarm limit',
        'A higher limit hides a blocked airway. The patient would still get too little volume.',
      ],
      [
        'Give a bronchodilator',
        'The pressure is normal between bites, so there is no bronchospasm.',
      ],
      ['Lower the cuff pressure', 'The cuff does not narrow the tube between the teeth.'],
      ['Reduce the tidal volume', 'A smaller volume does not open a bitten tube.'],
    ],
    note: 'Sudden resistance that comes and goes with clenching is biting. Look at the mouth before changing settings.',
  },
  {
    id: 'dynamic-vs-static',
    level: 'analysis',
    stem: 'Static compliance of a patient stays at 45 mL/cm H₂O while dynamic compliance falls from 32 to 18 mL/cm H₂O at the same flow. Which change has occurred?',
    key: [
      'Airway resistance has increased',
      'Dynamic compliance includes the pressure for resistance. With static compliance unchanged, resistance must be higher.',
    ],
    slips: [
      ['Lung tissue has become stiffer', 'Stiffer tissue would lower static compliance as well.'],
      ['The chest wall has lost recoil', 'A change of the chest wall alters static compliance.'],
      [
        'Alveoli have been recruited',
        'Recruitment raises static compliance. It has stayed at 45 mL/cm H₂O.',
      ],
      [
        'A leak has opened at the cuff',
        'A leak lowers pressure and does not lower dynamic compliance in this way.',
      ],
    ],
    note: 'Static down means lung or chest wall; dynamic alone down means airways. Compare both before choosing a treatment.',
  },
  {
    id: 'bladder-pressure-compliance',
    level: 'analysis',
    stem: 'After massive fluid for pancreatitis a patient has a tense abdomen, a bladder pressure of 26 mm Hg and a plateau pressure of 37 cm H₂O. Breath sounds are equal and clear, and the film shows small but clear lungs. What limits compliance?',
    key: [
      'Pressure in the abdomen',
      'A bladder pressure above 20 mm Hg pushes the diaphragm up and stiffens the chest wall.',
    ],
    slips: [
      ['Fluid within the alveoli', 'The lungs are clear by examination and film.'],
      [
        'Spasm of small airways',
        'Bronchospasm raises peak pressure and causes wheezing, with a normal plateau.',
      ],
      ['Air in the pleural space', 'Breath sounds are equal, and the film shows no pleural air.'],
      [
        'Mucus in the main bronchus',
        'A plugged bronchus would silence one side and show collapse.',
      ],
    ],
    note: 'Plateau pressure reflects lung and chest wall together. Abdominal hypertension stiffens the chest wall and can need decompression.',
  },
  {
    id: 'bronchodilator-ventilated-response',
    level: 'analysis',
    stem: 'Before albuterol a ventilated patient has peak/plateau/total PEEP of 44/24/12 cm H₂O; after it 34/19/6 cm H₂O, with the same volume and flow. Which conclusion is right?',
    key: [
      'Resistance and air trapping have both decreased',
      'The peak-to-plateau gap fell from 20 to 15 and total PEEP from 12 to 6 cm H₂O.',
    ],
    slips: [
      [
        'Resistance has decreased but trapping is unchanged',
        'Total PEEP fell by half, so less gas is trapped.',
      ],
      [
        'Compliance has decreased and resistance is the same',
        'Plateau minus total PEEP is 12 before and 13 after, so compliance is almost unchanged.',
      ],
      [
        'Trapping has decreased but resistance is unchanged',
        'The gap between peak and plateau has narrowed by 5 cm H₂O.',
      ],
      [
        'The drug has failed because the peak is still over 30',
        'The response is judged by the change. Three measures improved.',
      ],
    ],
    note: 'In a ventilated patient the response to a bronchodilator shows in the peak-to-plateau gap, the expiratory flow and auto-PEEP. Compare them at the same settings.',
  },
  {
    id: 'pressure-control-volume-fall',
    level: 'analysis',
    stem: 'On pressure control with unchanged settings the exhaled tidal volume of a passive patient falls from 480 to 310 mL. Inspiratory flow still reaches zero before the end of inspiration. Breath sounds are absent on the left with a dull note. What is the most likely reason?',
    key: [
      'Collapse of lung behind a plug',
      'Flow reaching zero shows that filling is complete, so compliance has fallen; dullness suggests collapse.',
    ],
    slips: [
      [
        'Bronchospasm in both lungs',
        'High resistance keeps inspiratory flow from reaching zero, and wheezes would be heard.',
      ],
      ['Leak between tube and cuff', 'A leak is heard at the mouth and does not silence one side.'],
      [
        'Improving muscle strength',
        'A passive patient makes no effort. Better strength would also raise the volume.',
      ],
      [
        'Inspiratory time too short',
        'Flow reaches zero, so the time is sufficient to fill the lungs.',
      ],
    ],
    note: 'In pressure control, falling compliance or rising resistance shows as a smaller volume. The flow curve tells which of the two.',
  },
];
