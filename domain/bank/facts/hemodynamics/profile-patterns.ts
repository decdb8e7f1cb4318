import type { Pattern } from '../chest-assessment/pattern.ts';

/** Hemodynamic profiles from a pulmonary artery catheter and the bedside. */
export const profilePatterns: readonly Pattern[] = [
  {
    id: 'hypovolemic-shock',
    name: 'Hypovolemic shock',
    marks:
      'Hypovolemic shock lowers CVP, wedge pressure and cardiac output and raises systemic vascular resistance.',
    note: 'Empty filling pressures tell it from pump failure. Volume comes first.',
    scenes: [
      'Six hours after surgery a patient has a blood pressure of 82/58 mm Hg, a pulse of 128/min, CVP 1 mm Hg, wedge pressure 4 mm Hg, cardiac output 3.1 L/min and a systemic vascular resistance of 1,680 dyn·s·cm⁻⁵.',
      'A patient with burns from the day before has cool skin and makes 15 mL of urine an hour. CVP is 2 mm Hg, wedge pressure 3 mm Hg, cardiac index 1.9 L/min/m² and mean arterial pressure 58 mm Hg.',
    ],
    lookalikes: [
      'cardiogenic-shock',
      'septic-shock',
      'tamponade',
      'right-ventricular-infarction',
      'pulmonary-hypertension',
    ],
    response: {
      scene:
        'A patient with a bleeding ulcer has a CVP of 1 mm Hg, a wedge pressure of 3 mm Hg, a cardiac index of 1.8 L/min/m² and a pulse of 132/min. What should be recommended first?',
      text: 'Infuse fluid and blood through large lines',
      why: 'In hypovolemic shock the heart is empty, so volume restores filling, output and pressure.',
    },
    finding: {
      scene:
        'A trauma patient has lost 2 L of blood into the abdomen. Which readings from a pulmonary artery catheter should be expected before treatment?',
      text: 'CVP 1, wedge 3 mm Hg, high systemic resistance',
      why: 'Blood loss of hypovolemic shock lowers both filling pressures while vessels constrict.',
    },
  },
  {
    id: 'cardiogenic-shock',
    name: 'Cardiogenic shock',
    marks:
      'Cardiogenic shock from the left ventricle raises wedge pressure and systemic resistance while cardiac output is low.',
    note: 'The ventricle is full but weak. Inotropes, unloading and treatment of the cause are needed, not volume.',
    scenes: [
      'After a large anterior infarction a patient has crackles over both lungs. Blood pressure is 80/56 mm Hg, wedge pressure 27 mm Hg, cardiac index 1.6 L/min/m² and systemic vascular resistance 1,850 dyn·s·cm⁻⁵.',
      'A patient with viral myocarditis has cold hands, an SvO₂ of 44%, CVP 13 mm Hg, wedge pressure 24 mm Hg and a cardiac output of 2.7 L/min. The difference between wedge and pulmonary diastolic pressure is 2 mm Hg.',
    ],
    lookalikes: [
      'hypovolemic-shock',
      'septic-shock',
      'pulmonary-hypertension',
      'right-ventricular-infarction',
      'fluid-overload',
    ],
    response: {
      scene:
        'After an infarction a patient has pulmonary edema, a blood pressure of 98/70 mm Hg, a wedge pressure of 26 mm Hg, a cardiac index of 1.7 L/min/m² and a systemic vascular resistance of 1,900 dyn·s·cm⁻⁵. What should be recommended to raise output?',
      text: 'Give an inotropic drug to aid the ventricle',
      accepts: ['fluid-overload'],
      why: 'In cardiogenic shock the left ventricle is overfilled and contracts poorly, so contractility must be raised.',
    },
    finding: {
      scene:
        'A patient is in shock because the left ventricle pumps poorly after a heart attack. Which catheter readings fit?',
      text: 'CVP 14, wedge 26 mm Hg, high systemic resistance',
      why: 'Backup behind the weak ventricle of cardiogenic shock raises wedge pressure, and vessels constrict.',
    },
  },
  {
    id: 'septic-shock',
    name: 'Early septic shock',
    marks:
      'Early septic shock gives a low systemic vascular resistance with a high cardiac output and a high SvO₂.',
    note: 'Warm skin with a low pressure is the bedside clue. Fluid, antibiotics and a vasopressor are given.',
    scenes: [
      'A patient with a kidney infection is flushed and confused. Temperature is 39.4 °C, blood pressure 78/38 mm Hg, cardiac output 9.6 L/min, wedge pressure 8 mm Hg and systemic vascular resistance 390 dyn·s·cm⁻⁵.',
      'With pneumonia in both lower lobes, a patient has warm hands and bounding pulses at a mean pressure of 52 mm Hg. Cardiac index is 5.1 L/min/m², CVP 5 mm Hg and SvO₂ 82%.',
    ],
    lookalikes: [
      'hypovolemic-shock',
      'cardiogenic-shock',
      'tamponade',
      'neurogenic-shock',
      'right-ventricular-infarction',
    ],
    response: {
      scene:
        'A patient with bacteremia has received 3 L of fluid. Wedge pressure is 13 mm Hg, cardiac output 8.8 L/min, systemic vascular resistance 400 dyn·s·cm⁻⁵ and mean pressure 50 mm Hg. What should be recommended?',
      text: 'Start norepinephrine to raise vessel tone',
      why: 'Septic shock that persists after fluid is a loss of vascular tone, which norepinephrine restores.',
    },
    finding: {
      scene:
        'A patient is in the early, warm phase of septic shock after a bowel perforation. Which readings are typical?',
      text: 'CVP 4, wedge 7 mm Hg, low systemic resistance',
      why: 'Vessels widen in septic shock, so resistance and filling pressures are low.',
    },
  },
  {
    id: 'neurogenic-shock',
    name: 'Neurogenic shock',
    marks:
      'Neurogenic shock gives low pressure with low systemic resistance, a slow pulse and warm, dry skin after a spinal cord injury.',
    note: 'Loss of sympathetic tone widens vessels and unopposed vagal tone slows the heart.',
    scenes: [
      'A diver with a fracture at C5 has a blood pressure of 76/40 mm Hg, a pulse of 46/min, warm, dry skin, CVP 3 mm Hg and a low systemic vascular resistance. There is no fever or bleeding.',
    ],
    lookalikes: [
      'hypovolemic-shock',
      'septic-shock',
      'cardiogenic-shock',
      'tamponade',
      'right-ventricular-infarction',
    ],
  },
  {
    id: 'tamponade',
    name: 'Cardiac tamponade',
    marks:
      'Cardiac tamponade raises and equalizes CVP, pulmonary diastolic and wedge pressures, with a low output and pulsus paradoxus.',
    note: 'Fluid around the heart limits filling of every chamber. It must be drained.',
    scenes: [
      'Eight hours after heart surgery drainage stops. CVP is 19 mm Hg, pulmonary diastolic pressure 20 mm Hg, wedge pressure 19 mm Hg, cardiac index 1.6 L/min/m² and blood pressure 84/68 mm Hg with large swings in inspiration.',
      'A patient with lung cancer has muffled heart sounds and full neck veins. Systolic pressure drops 22 mm Hg in inspiration. CVP, pulmonary diastolic and wedge pressures are all 17 to 18 mm Hg; the lungs are clear.',
    ],
    lookalikes: [
      'cardiogenic-shock',
      'right-ventricular-infarction',
      'pulmonary-hypertension',
      'hypovolemic-shock',
      'fluid-overload',
    ],
    response: {
      scene:
        'An echocardiogram of a hypotensive patient shows a large pericardial effusion with collapse of the right atrium. CVP and wedge pressure are both 18 mm Hg. What should be recommended?',
      text: 'Drain the pericardial sac without delay',
      why: 'Cardiac tamponade stops the heart from filling, and drainage is what relieves it.',
    },
    finding: {
      scene:
        'Blood is collecting around the heart of a patient with a stab wound. Which readings should the therapist expect?',
      text: 'CVP 19, wedge 19 mm Hg, nearly equal pressures',
      why: 'The same outside pressure acts on every chamber in cardiac tamponade, so filling pressures become equal.',
    },
  },
  {
    id: 'right-ventricular-infarction',
    name: 'Right ventricular infarction',
    marks:
      'Right ventricular infarction gives a high CVP with a normal or low wedge pressure and low pulmonary artery pressure.',
    note: 'The left heart lacks filling. Nitrates and diuretics can drop the pressure further.',
    scenes: [
      'A patient with an inferior infarction has clear lungs and full neck veins. CVP is 18 mm Hg, pulmonary artery pressure 20/9 mm Hg, wedge pressure 8 mm Hg, cardiac index 1.8 L/min/m² and blood pressure 84/60 mm Hg.',
    ],
    lookalikes: [
      'pulmonary-hypertension',
      'hypovolemic-shock',
      'septic-shock',
      'fluid-overload',
      'tamponade',
    ],
    finding: {
      scene:
        'An infarction has damaged the right ventricle of a patient and spared the left. Which readings fit?',
      text: 'CVP 18, wedge 8 mm Hg, low pulmonary pressure',
      why: 'A right ventricular infarction dams blood in front of the right heart and leaves the left side underfilled.',
      accepts: ['pulmonary-hypertension'],
    },
  },
  {
    id: 'pulmonary-hypertension',
    name: 'Precapillary hypertension',
    marks:
      'Precapillary pulmonary hypertension gives high pulmonary artery pressures with a normal wedge pressure and high pulmonary resistance.',
    note: 'A large step from pulmonary diastolic to wedge pressure means the trouble lies in the lung vessels.',
    scenes: [
      'A patient with years of untreated hypoxemia has a pulmonary artery pressure of 68/34 mm Hg, wedge pressure 9 mm Hg, CVP 14 mm Hg and a cardiac output of 4.2 L/min. Blood pressure is 124/78 mm Hg.',
      'Catheterization for unexplained dyspnea shows a mean pulmonary artery pressure of 47 mm Hg, a wedge pressure of 10 mm Hg and a pulmonary vascular resistance of 8 Wood units. The left ventricle works normally.',
    ],
    lookalikes: [
      'cardiogenic-shock',
      'tamponade',
      'fluid-overload',
      'right-ventricular-infarction',
      'septic-shock',
    ],
    finding: {
      scene:
        'A patient has cor pulmonale from longstanding hypoxemia and a healthy left ventricle. Which catheter readings fit?',
      text: 'CVP 14, wedge 9 mm Hg, high pulmonary pressure',
      why: 'Narrow lung vessels in precapillary pulmonary hypertension raise pressure before the capillaries and not the wedge.',
    },
    response: {
      scene:
        'A patient with COPD has a PaO₂ of 48 mm Hg at rest, a pulmonary artery pressure of 56/28 mm Hg and a wedge pressure of 9 mm Hg. Which measure lowers the load on the right ventricle?',
      text: 'Give continuous low-flow oxygen',
      accepts: ['fluid-overload'],
      why: 'In pulmonary hypertension from chronic hypoxemia oxygen relieves the vasoconstriction that raises resistance.',
    },
  },
  {
    id: 'fluid-overload',
    name: 'Fluid overload',
    marks:
      'Fluid overload raises CVP and wedge pressure while cardiac output and blood pressure are normal or high.',
    note: 'Weight, intake and output support the finding. Diuresis or dialysis removes the excess.',
    scenes: [
      'A patient on dialysis has missed two sessions and is up 6 kg. Blood pressure is 178/96 mm Hg, CVP 16 mm Hg, wedge pressure 24 mm Hg and cardiac output 7.2 L/min. Crackles are heard at both bases.',
    ],
    lookalikes: [
      'cardiogenic-shock',
      'tamponade',
      'pulmonary-hypertension',
      'right-ventricular-infarction',
      'septic-shock',
    ],
    response: {
      scene:
        'After 7 L of fluid in two days a patient has a CVP of 15 mm Hg, a wedge pressure of 23 mm Hg, a blood pressure of 152/88 mm Hg and a cardiac output of 7 L/min. Urine flow is good. What should be recommended?',
      text: 'Give an intravenous loop diuretic',
      why: 'Fluid overload with a good output and blood pressure is treated by removing fluid.',
    },
  },
];
