import type { SelectionCase } from '../chest-assessment/pattern.ts';

const gases = 'Arterial blood gas and CO-oximetry analysis';
const pft = 'Pulmonary function testing (spirometry, lung volumes, DLCO)';
const heart = 'Hemodynamic and ECG monitoring';
const mechanics = 'Ventilatory mechanics, compliance, resistance and auto-PEEP';
const monitors = 'Capnography, pulse oximetry and transcutaneous monitoring';

/** Several causes, effects or readings that belong together in gas exchange and mechanics. */
export const functionSelections: readonly SelectionCase[] = [
  {
    id: 'set-left-shift',
    topic: gases,
    level: 'application',
    stem: 'At a given PaO₂ the hemoglobin of a patient holds on to oxygen more tightly than normal. Which conditions shift the oxygen dissociation curve in this way?',
    right: [
      ['Alkalosis with a pH of 7.56', 'A high pH raises the affinity of hemoglobin for oxygen.'],
      [
        'Body temperature of 31 °C',
        'Cold raises the affinity of hemoglobin. The curve moves to the left.',
      ],
      [
        'Carboxyhemoglobin of 25%',
        'Carbon monoxide makes the remaining sites bind oxygen more tightly.',
      ],
      ['PaCO₂ of 22 mm Hg', 'A low PaCO₂ raises affinity and shifts the curve to the left.'],
    ],
    wrong: [
      ['PaCO₂ of 75 mm Hg', 'A high PaCO₂ lowers affinity and shifts the curve to the right.'],
      ['Fever of 40.2 °C', 'Heat lowers affinity and shifts the curve to the right.'],
    ],
    note: 'Left: alkalosis, cold, low PaCO₂, low 2,3-DPG, carbon monoxide and fetal hemoglobin. Oxygen is then released less readily.',
  },
  {
    id: 'set-wide-gradient',
    topic: gases,
    level: 'analysis',
    stem: 'The A-a gradient of a hypoxemic patient on room air is 52 mm Hg. Which conditions could be the cause?',
    right: [
      [
        'Lobar pneumonia',
        'Blood that passes through consolidated lung is not oxygenated, so the gradient widens.',
      ],
      [
        'Pulmonary embolism',
        'Blood diverted to other regions mismatches ventilation and perfusion.',
      ],
      ['Pulmonary fibrosis', 'Uneven ventilation and slow diffusion widen the gradient.'],
    ],
    wrong: [
      [
        'Opioid overdose with clear lungs',
        'Pure hypoventilation leaves the gradient normal. PaO₂ falls by what PaCO₂ rises.',
      ],
      [
        'Stay at 3,500 m in good health',
        'Low inspired oxygen leaves the gradient normal. Healthy lungs pass on what they get.',
      ],
    ],
    note: 'A wide gradient puts the problem into the lung. Hypoventilation and altitude leave it normal.',
  },
  {
    id: 'set-metabolic-alkalosis',
    topic: gases,
    level: 'application',
    stem: 'A blood gas shows pH 7.52, PaCO₂ 47 mm Hg and HCO₃ 37 mEq/L. Which treatments or losses could have led to it?',
    right: [
      [
        'Gastric suction for four days',
        'Loss of stomach acid raises bicarbonate. Chloride is lost with it.',
      ],
      [
        'High doses of furosemide',
        'Loop diuretics lose chloride and potassium, and bicarbonate rises.',
      ],
    ],
    wrong: [
      [
        'Profuse watery diarrhea',
        'Diarrhea loses bicarbonate and causes acidosis. The pH would be low.',
      ],
      [
        'Acetazolamide for a month',
        'Acetazolamide makes the kidneys lose bicarbonate. This leads to acidosis.',
      ],
      [
        'Kidney failure off dialysis',
        'Kidney failure retains acid. Bicarbonate falls. The pH would be low.',
      ],
    ],
    note: 'Metabolic alkalosis comes from loss of acid, chloride or potassium or from added bicarbonate. It depresses breathing.',
  },
  {
    id: 'set-spo2-high-false',
    topic: monitors,
    level: 'analysis',
    stem: 'A standard two-wavelength pulse oximeter shows 97%. In which situations may tissue oxygen delivery still be dangerously low?',
    right: [
      [
        'Hemoglobin of 4.8 g/dL after bleeding',
        'Saturation is normal, but content is low for lack of hemoglobin.',
      ],
      [
        'Carboxyhemoglobin of 30% after a fire',
        'The device counts carboxyhemoglobin as oxygenated. Much of the hemoglobin carries no oxygen.',
      ],
      ['Cardiac index of 1.4 L/min/m² in shock', 'Delivery depends on flow as well as on content.'],
    ],
    wrong: [
      [
        'PaCO₂ of 33 mm Hg in mild anxiety',
        'Mild hyperventilation does not threaten delivery. Saturation and content are normal.',
      ],
      [
        'Bilirubin of 4 mg/dL in jaundice',
        'Bilirubin hardly affects the reading or delivery. The reading can be trusted.',
      ],
    ],
    note: 'SpO₂ is one part of delivery. Hemoglobin, its abnormal forms and cardiac output are the others.',
  },
  {
    id: 'set-petco2-fall',
    topic: monitors,
    level: 'analysis',
    stem: 'The PETCO₂ of a ventilated patient falls suddenly from 38 to 12 mm Hg. Which events could be responsible?',
    right: [
      [
        'Massive pulmonary embolism',
        'Blood flow to ventilated alveoli drops, and less CO₂ is exhaled.',
      ],
      [
        'Cardiac arrest',
        'Without circulation little CO₂ reaches the lungs. Feel for a pulse at once.',
      ],
      ['Partial disconnection of the circuit', 'Exhaled gas is lost or diluted before the sensor.'],
      ['Sudden loss of much blood', 'Falling cardiac output brings less CO₂ to the lungs.'],
    ],
    wrong: [
      [
        'Fever rising to 40 °C',
        'Fever raises CO₂ production. PETCO₂ rises. The change here is a fall.',
      ],
      [
        'Set rate cut from 20 to 12',
        'Less ventilation raises PETCO₂. The change here is a sudden fall.',
      ],
    ],
    note: 'A sudden fall of PETCO₂ is a circulation or circuit emergency until proven otherwise. Check the pulse first.',
  },
  {
    id: 'set-petco2-rise',
    topic: monitors,
    level: 'analysis',
    stem: 'Over 30 minutes the PETCO₂ of a ventilated patient rises from 37 to 55 mm Hg at unchanged settings. Which events could explain it?',
    right: [
      [
        'Temperature rising from 37 to 40 °C',
        'Fever raises CO₂ production. At a fixed ventilation PETCO₂ rises.',
      ],
      [
        'Bicarbonate given by vein',
        'Bicarbonate buffers acid and releases CO₂. A fixed ventilator rate cannot clear it at once.',
      ],
      [
        'Exhausted CO₂ absorber in the circuit',
        'Exhaled CO₂ is inhaled again. The baseline rises above zero.',
      ],
    ],
    wrong: [
      [
        'Hemorrhage with falling blood pressure',
        'Less lung perfusion lowers PETCO₂. The change here is a rise.',
      ],
      [
        'Tube slipping into the esophagus',
        'No CO₂ returns from the esophagus. The value drops to zero.',
      ],
    ],
    note: 'PETCO₂ rises with more production, less ventilation or rebreathing. The baseline tells rebreathing from the others.',
  },
  {
    id: 'set-transcutaneous-errors',
    topic: monitors,
    level: 'application',
    stem: 'A transcutaneous monitor of an infant disagrees with the blood gas. Which conditions make its oxygen value unreliable?',
    right: [
      ['Shock with mottled skin', 'Too little blood reaches the skin below the electrode.'],
      ['Air bubble under the electrode', 'Room air moves the reading toward 150 mm Hg.'],
      ['Edema of the skin at the site', 'A thick layer of fluid slows diffusion to the electrode.'],
    ],
    wrong: [
      ['Electrode heated to 43 °C', 'Heating to 42 to 44 °C is needed for the measurement.'],
      [
        'Change of site three hours ago',
        'Sites are changed every few hours, and this makes the value better.',
      ],
    ],
    note: 'Transcutaneous values depend on perfused, thin, heated skin and a tight seal. Compare with a blood gas at the start.',
  },
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
