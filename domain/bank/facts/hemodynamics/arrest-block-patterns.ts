import type { Pattern } from '../chest-assessment/pattern.ts';

/** Rhythms of cardiac arrest and of blocked conduction, described in words. */
export const arrestBlockPatterns: readonly Pattern[] = [
  {
    id: 'ventricular-fibrillation',
    name: 'Ventricular fibrillation',
    marks:
      'Ventricular fibrillation is a chaotic wavy line without QRS complexes, and there is no pulse.',
    note: 'Compressions and early defibrillation save life. A loose lead can look alike, so feel for a pulse.',
    scenes: [
      'A patient in the waiting room collapses without breathing or pulse. The monitor leads are firmly attached, and the screen shows coarse waves of changing height and width without any complex.',
    ],
    lookalikes: [
      'ventricular-tachycardia',
      'asystole',
      'atrial-fibrillation',
      'pulseless-activity',
      'atrial-flutter',
    ],
    response: {
      scene:
        'A pulseless patient shows a chaotic line without complexes on the monitor. Compressions are under way, and the charged defibrillator is at the bedside. What is the next step?',
      text: 'Give an unsynchronized shock',
      why: 'Ventricular fibrillation has no QRS for timing, and early defibrillation is what ends it.',
      slips: [
        [
          'Give a synchronized shock',
          'The device waits for a QRS to synchronize, and this rhythm has none.',
        ],
        [
          'Give intravenous adenosine',
          'Adenosine acts on supraventricular tachycardia with a pulse.',
        ],
        [
          'Start transvenous pacing',
          'Pacing does not capture a fibrillating ventricle. A shock is needed first.',
        ],
        [
          'Press on the carotid sinus',
          'A vagal maneuver has no effect on a fibrillating ventricle.',
        ],
      ],
      accepts: [
        'ventricular-tachycardia',
        'asystole',
        'atrial-fibrillation',
        'pulseless-activity',
        'atrial-flutter',
      ],
    },
  },
  {
    id: 'asystole',
    name: 'Ventricular asystole',
    marks: 'Asystole is a flat line without complexes in more than one lead, without a pulse.',
    note: 'Check leads and gain, then go on with compressions and epinephrine. A shock does not help.',
    scenes: [
      'In an unresponsive, pulseless patient the monitor shows a nearly straight line. The leads are attached, the gain is high, and a second lead shows the same.',
    ],
    lookalikes: [
      'ventricular-fibrillation',
      'pulseless-activity',
      'third-degree-block',
      'sinus-bradycardia',
      'ventricular-tachycardia',
    ],
    response: {
      scene:
        'A pulseless patient has a flat line in two leads, and the electrodes are well attached. Compressions are in progress. Which drug should be recommended?',
      text: 'Epinephrine 1 mg intravenously',
      why: 'In asystole epinephrine raises coronary perfusion during compressions and is repeated every 3 to 5 minutes.',
      slips: [
        [
          'Adenosine 6 mg intravenously',
          'Adenosine briefly stops conduction and is for supraventricular tachycardia with a pulse.',
        ],
        [
          'Amiodarone 300 mg intravenously',
          'Amiodarone is for ventricular fibrillation or pulseless tachycardia that resists shocks.',
        ],
        [
          'Diltiazem 20 mg intravenously',
          'Diltiazem slows conduction and would worsen a heart that stands still.',
        ],
        [
          'Lidocaine 100 mg intravenously',
          'Lidocaine suppresses ventricular ectopy. There is no electrical activity here.',
        ],
      ],
      accepts: [
        'ventricular-fibrillation',
        'pulseless-activity',
        'third-degree-block',
        'sinus-bradycardia',
        'ventricular-tachycardia',
      ],
    },
  },
  {
    id: 'pulseless-activity',
    name: 'Pulseless electrical activity',
    marks:
      'Pulseless electrical activity is an organized rhythm on the monitor without a palpable pulse.',
    note: 'Compressions and epinephrine go on while a cause is sought: hypoxia, blood loss, tension pneumothorax, tamponade and others.',
    scenes: [
      'A ventilated patient becomes unresponsive. The monitor shows regular narrow complexes at 70/min, but no pulse can be felt over the carotid or femoral arteries.',
    ],
    lookalikes: [
      'asystole',
      'ventricular-fibrillation',
      'sinus-bradycardia',
      'third-degree-block',
      'ventricular-tachycardia',
    ],
    response: {
      scene:
        'A trauma patient without a pulse has narrow complexes at 64/min. Compressions are in progress, the left chest is hyperresonant and silent, and the trachea is shifted to the right. Which measure treats the cause?',
      text: 'Decompression with a needle',
      why: 'A tension pneumothorax is a reversible cause of pulseless electrical activity, and venting it restores filling.',
      slips: [
        [
          'Unsynchronized shock to the chest',
          'A shock does not help an organized rhythm without a pulse.',
        ],
        [
          'Adenosine as a rapid bolus',
          'Adenosine slows conduction and does not restore filling of the heart.',
        ],
        [
          'Transcutaneous pacing at 80/min',
          'Electrical activity is present. The heart cannot fill.',
        ],
        [
          'Needle drainage of the pericardium',
          'Tamponade would leave both lungs resonant with breath sounds and the trachea central.',
        ],
      ],
      accepts: [
        'asystole',
        'ventricular-fibrillation',
        'sinus-bradycardia',
        'third-degree-block',
        'ventricular-tachycardia',
      ],
    },
  },
  {
    id: 'first-degree-block',
    name: 'First-degree heart block',
    marks:
      'First-degree atrioventricular block has a constant PR interval longer than 0.20 second, and every P wave is conducted.',
    note: 'It seldom needs treatment, but drugs that slow conduction are reviewed.',
    scenes: [
      'A preoperative strip of a patient on a beta blocker shows 64 regular beats a minute. A QRS follows every P wave, and the PR interval is 0.28 second in each beat.',
    ],
    lookalikes: [
      'second-degree-type-one',
      'third-degree-block',
      'sinus-bradycardia',
      'atrial-flutter',
      'premature-ventricular',
    ],
  },
  {
    id: 'second-degree-type-one',
    name: 'Second-degree block (type I)',
    marks:
      'Second-degree block of type I (Wenckebach) has PR intervals that grow until one P wave is not followed by a QRS.',
    note: 'It usually lies in the node and is often benign. The cycle then begins again.',
    scenes: [
      'The PR interval of a patient measures 0.18, 0.24 and 0.32 second in turn, the fourth P wave has no QRS, and then the same series repeats.',
    ],
    lookalikes: [
      'first-degree-block',
      'third-degree-block',
      'atrial-fibrillation',
      'sinus-bradycardia',
      'premature-ventricular',
    ],
  },
  {
    id: 'third-degree-block',
    name: 'Third-degree heart block',
    marks:
      'Third-degree atrioventricular block has P waves and QRS complexes that are each regular but unrelated, with a slow ventricular rate.',
    note: 'Output can fall sharply. Pacing is the treatment of a symptomatic patient.',
    scenes: [
      'A dizzy patient has P waves at 82/min and wide QRS complexes at 34/min. Both march at their own steady pace, and the PR interval is different in every beat.',
    ],
    lookalikes: [
      'second-degree-type-one',
      'first-degree-block',
      'sinus-bradycardia',
      'atrial-fibrillation',
      'premature-ventricular',
    ],
    response: {
      scene:
        'A faint patient has a pulse of 32/min and a blood pressure of 74/46 mm Hg. P waves and wide QRS complexes are unrelated, and atropine had no effect. What should be recommended next?',
      text: 'Transcutaneous pacing',
      why: 'Third-degree atrioventricular block with poor perfusion needs pacing when atropine fails.',
      slips: [
        [
          'Synchronized cardioversion',
          'Cardioversion is for fast rhythms. This heart is too slow.',
        ],
        [
          'Intravenous adenosine bolus',
          'Adenosine blocks the node further and is for fast rhythms.',
        ],
        ['Intravenous diltiazem drip', 'Diltiazem slows conduction and lowers pressure.'],
        [
          'Massage of the carotid sinus',
          'Vagal stimulation slows the heart even more. The rate is already 32/min.',
        ],
      ],
      accepts: [
        'second-degree-type-one',
        'first-degree-block',
        'sinus-bradycardia',
        'atrial-fibrillation',
        'premature-ventricular',
      ],
    },
  },
];
