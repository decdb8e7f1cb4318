import type { DecisionCase } from '../chest-assessment/pattern.ts';

/** Reading and trusting hemodynamic monitors. */
export const hemodynamicDecisions: readonly DecisionCase[] = [
  {
    id: 'arterial-line-damped',
    level: 'application',
    stem: 'The arterial line of a patient shows a flattened trace without a dicrotic notch and reads 92/70 mm Hg. A cuff reads 128/74 mm Hg. What should the therapist look for first?',
    key: [
      'Air or a clot in the system',
      'Air, a clot or a kink damps the signal: systolic pressure reads low and the notch disappears.',
    ],
    slips: [
      [
        'Transducer far above the heart',
        'A wrong height changes systolic and diastolic pressure by the same amount and keeps the notch.',
      ],
      [
        'Catheter tubing that is too stiff',
        'Stiff tubing gives overshoot with a falsely high systolic pressure.',
      ],
      [
        'New failure of the left ventricle',
        'The cuff pressure is normal. The fault lies in the line.',
      ],
      [
        'Pressure bag inflated too tightly',
        'A bag at 300 mm Hg keeps the slow flush going and does not damp the trace.',
      ],
    ],
    note: 'A damped trace reads low in systole. Check for air, clots, kinks and a deflated pressure bag before treating the number.',
  },
  {
    id: 'transducer-low',
    level: 'application',
    stem: 'After the bed of a patient is raised, the transducer of the arterial line hangs 13 cm below the level of the right atrium. How does this change the reading?',
    key: [
      'It reads about 10 mm Hg too high',
      'The extra column of fluid adds its weight: 1.36 cm H₂O equals 1 mm Hg, thus 13 cm adds about 10 mm Hg.',
    ],
    slips: [
      [
        'It reads about 10 mm Hg too low',
        'A transducer above the heart reads too low. This one is below it.',
      ],
      [
        'It reads about 26 mm Hg too high',
        'This takes each centimeter for 2 mm Hg. One centimeter of water is 0.74 mm Hg.',
      ],
      [
        'It reads just the systolic too high',
        'Systolic, mean and diastolic pressure all shift by the same amount.',
      ],
      [
        'It reads the same as it did before',
        'The height of the transducer matters for every fluid-filled system.',
      ],
    ],
    note: 'Level the transducer at the phlebostatic axis, fourth intercostal space at mid-chest, and zero it to air. Below reads high, and above reads low.',
  },
  {
    id: 'wedge-permanent',
    level: 'application',
    stem: 'The pulmonary artery trace of a patient has turned by itself into a flat, low waveform like a wedge tracing, although the balloon is deflated. What should be recommended first?',
    key: [
      'Withdraw the catheter slightly',
      'The tip has drifted into a small branch. Left there, it can infarct lung tissue or rupture the vessel.',
    ],
    slips: [
      [
        'Inflate the balloon with 1.5 mL',
        'Inflation in a small branch can rupture the pulmonary artery.',
      ],
      [
        'Flush the lumen under high pressure',
        'A forceful flush in a wedged position can also rupture the vessel.',
      ],
      [
        'Advance the catheter 5 cm further',
        'Advancing drives the tip deeper into the small branch.',
      ],
      [
        'Record the value as wedge each hour',
        'A catheter must not stay wedged, and the drift has to be corrected.',
      ],
    ],
    note: 'The balloon is inflated for a few breaths at most. A spontaneous wedge trace means distal migration, which is corrected at once.',
  },
  {
    id: 'wedge-end-expiration',
    level: 'application',
    stem: 'On the tracing of a spontaneously breathing patient the wedge pressure swings from 6 mm Hg in inspiration to 16 mm Hg at the end of expiration. Which value should be recorded?',
    key: [
      '16 mm Hg, at the end of expiration',
      'At end-expiration pleural pressure is closest to atmospheric, so it disturbs the reading least.',
    ],
    slips: [
      [
        '6 mm Hg, at the peak of inspiration',
        'Negative pleural pressure in inspiration makes the number falsely low.',
      ],
      [
        '11 mm Hg, the mean of the two values',
        'An average includes the effect of breathing and underestimates filling.',
      ],
      [
        '10 mm Hg, the size of the swing itself',
        'The swing reflects pleural pressure, not filling of the heart.',
      ],
      ['22 mm Hg, the sum of the two values', 'Adding pressures from two phases has no meaning.'],
    ],
    note: 'Read CVP, pulmonary artery and wedge pressures at end-expiration. This holds for spontaneous and for ventilated breaths.',
  },
  {
    id: 'peep-and-output',
    level: 'analysis',
    stem: 'In a ventilated patient PEEP was raised from 8 to 15 cm H₂O. PaO₂ has gone from 62 to 74 mm Hg, blood pressure from 118/70 to 88/52 mm Hg, and cardiac output from 5.6 to 3.7 L/min. What happened to oxygen delivery?',
    key: [
      'It fell because output dropped by a third',
      'Delivery is content times output. A small gain in content cannot make up for a loss of 34% in output.',
    ],
    slips: [
      [
        'It rose because the PaO₂ is now higher',
        'PaO₂ adds little to content in this range, while flow has dropped sharply.',
      ],
      [
        'It stayed equal because both changed',
        'The changes differ in size: content rose a few percent and output fell by a third.',
      ],
      [
        'It rose because PEEP recruits alveoli',
        'Recruitment helps content. Delivery also needs flow, which is lost.',
      ],
      [
        'It fell because PEEP destroys red cells',
        'PEEP does not harm red cells. It hinders venous return.',
      ],
    ],
    note: 'The best PEEP gives the best oxygen delivery, not the highest PaO₂. A fall in blood pressure or cardiac output means that PEEP is too high.',
  },
  {
    id: 'svo2-drop',
    level: 'analysis',
    stem: 'The SvO₂ of a ventilated patient falls from 70 to 55% within ten minutes. SaO₂ is 97%, hemoglobin 12 g/dL and cardiac output 5.5 L/min, as before. The patient is now shivering with a temperature of 39.5 °C. Which change explains the fall?',
    key: [
      'Oxygen consumption has gone up',
      'Shivering and fever raise consumption. With delivery unchanged, tissues extract more and SvO₂ falls.',
    ],
    slips: [
      [
        'Arterial oxygen content has dropped',
        'SaO₂ and hemoglobin are unchanged, so content is unchanged.',
      ],
      [
        'The pumping of the heart has failed',
        'Cardiac output is 5.5 L/min, as before. Pump failure would have lowered it.',
      ],
      [
        'Tissue uptake of oxygen has stopped',
        'Blocked uptake, as in cyanide poisoning, would raise SvO₂.',
      ],
      [
        'Shunting past capillaries has grown',
        'Shunting past tissue capillaries returns oxygen unused and raises SvO₂.',
      ],
    ],
    note: 'Four things set SvO₂: saturation, hemoglobin, cardiac output and consumption. Check each in turn when it changes.',
  },
  {
    id: 'allen-test',
    level: 'application',
    stem: 'Before a radial puncture a therapist closes both arteries at the wrist while the patient makes a fist, and then releases the ulnar artery. The palm is still white after 20 seconds. What should be done?',
    key: [
      'Choose another site for the sample',
      'Slow return of color means poor collateral flow by the ulnar artery, so the radial artery should be spared.',
    ],
    slips: [
      [
        'Draw the sample from this artery',
        'If the radial artery were to clot, the hand would lack a second supply.',
      ],
      [
        'Puncture the ulnar artery instead',
        'The ulnar artery has just been shown to be the weak one, and it is not a usual site.',
      ],
      [
        'Repeat the test on the same wrist',
        'A clear result does not have to be repeated. The other wrist can be tested.',
      ],
      ['Warm the palm and then go ahead', 'Warming does not create collateral flow.'],
    ],
    note: 'In the modified Allen test color should return within about 5 to 10 seconds. If not, test the other wrist or choose the brachial artery.',
  },
  {
    id: 'ecg-potassium-high',
    level: 'analysis',
    stem: 'A patient with kidney failure has tall, narrow, peaked T waves, a flattened P wave and a widening QRS. Which abnormality explains the tracing?',
    key: [
      'High serum potassium',
      'Hyperkalemia peaks the T wave, then flattens P and widens QRS, and can end in arrest.',
    ],
    slips: [
      ['Low serum potassium', 'Hypokalemia flattens T waves and brings out U waves.'],
      ['High serum calcium', 'Hypercalcemia shortens the QT interval without peaked T waves.'],
      [
        'Low serum calcium',
        'Hypocalcemia lengthens the QT interval. It does not make T waves tall and narrow.',
      ],
      ['Low serum sodium', 'Hyponatremia affects the brain and has no typical ECG picture.'],
    ],
    note: 'Peaked T waves in a patient with kidney failure are an emergency. Calcium protects the heart while potassium is lowered.',
  },
  {
    id: 'ecg-st-elevation',
    level: 'application',
    stem: 'A patient with crushing chest pain has ST segments raised by 3 mm in leads V1 to V4, with inverted T waves beginning. Which event does this tracing show?',
    key: [
      'Acute injury of the anterior wall',
      'ST elevation in neighboring leads means acute injury, and V1 to V4 look at the anterior wall.',
    ],
    slips: [
      ['Acute injury of the inferior wall', 'The inferior wall is seen in leads II, III and aVF.'],
      [
        'Old scar of the anterior ventricle',
        'An old scar leaves deep Q waves without raised ST segments.',
      ],
      [
        'Passing ischemia without any injury',
        'Ischemia without injury depresses the ST segment. Here it is raised by 3 mm.',
      ],
      [
        'Thickening of the right ventricle',
        'Right ventricular hypertrophy gives tall R waves in V1 and right axis deviation.',
      ],
    ],
    note: 'Raised ST segments with chest pain need urgent reperfusion. Leads V1 to V4 are anterior, and II, III and aVF are inferior.',
  },
  {
    id: 'pa-catheter-location',
    level: 'analysis',
    stem: 'While a pulmonary artery catheter is advanced, the waveform changes from 25/2 mm Hg to 25/11 mm Hg and gains a dicrotic notch. Where is the tip now?',
    key: [
      'In the pulmonary artery',
      'When the tip passes the pulmonary valve, systolic pressure stays and diastolic pressure rises, with a notch.',
    ],
    slips: [
      [
        'In the right atrium',
        'The right atrium has a low mean pressure of 2 to 6 mm Hg without such pulses.',
      ],
      [
        'In the right ventricle',
        'The right ventricle has a diastolic pressure near zero, as seen before.',
      ],
      ['In the wedge position', 'A wedge trace is low and flat, like that of an atrium.'],
      [
        'In the vena cava',
        'The vena cava shows a low venous wave without a systolic pulse of 25 mm Hg.',
      ],
    ],
    note: 'The step from ventricle to pulmonary artery is a rise in diastolic pressure. Watch for ectopic beats while the tip is in the ventricle.',
  },
];
