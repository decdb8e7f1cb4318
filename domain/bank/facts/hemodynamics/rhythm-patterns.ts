import type { Pattern } from '../chest-assessment/pattern.ts';

/** Sinus, atrial and ventricular rhythms, described in words. */
export const rhythmPatterns: readonly Pattern[] = [
  {
    id: 'sinus-tachycardia',
    name: 'Sinus tachycardia',
    marks:
      'Sinus tachycardia is a regular rate of 100 to about 150/min with an upright P wave before every narrow QRS.',
    note: 'It is a response to pain, fever, hypoxemia, blood loss or drugs. The cause is treated.',
    scenes: [
      'After two treatments with albuterol the monitor of a patient shows 122 regular beats a minute. Each narrow QRS follows a normal P wave, and the rate changes gradually.',
    ],
    lookalikes: [
      'supraventricular-tachycardia',
      'atrial-fibrillation',
      'atrial-flutter',
      'ventricular-tachycardia',
      'premature-ventricular',
    ],
    response: {
      scene:
        'During a nebulizer treatment with albuterol the pulse of a patient rises from 88 to 114/min. The rhythm is regular with normal P waves, and the patient feels well. What should the therapist do?',
      text: 'Pause the nebulizer and keep watching',
      accepts: [
        'supraventricular-tachycardia',
        'atrial-fibrillation',
        'atrial-flutter',
        'ventricular-tachycardia',
        'premature-ventricular',
      ],
      why: 'A rise of more than 20 beats a minute with sinus tachycardia is a usual limit for a bronchodilator treatment.',
      slips: [
        [
          'Deliver a synchronized shock to the chest',
          'A synchronized shock is for unstable fast rhythms, not for a well patient with sinus tachycardia.',
        ],
        [
          'Double the dose of the drug in the cup',
          'More of the drug would speed the heart further.',
        ],
        [
          'Give intravenous atropine without delay',
          'Atropine speeds the heart. It is a treatment for symptomatic bradycardia.',
        ],
        [
          'Start chest compressions and call a code',
          'The patient is well and has a pulse, so compressions would do harm.',
        ],
      ],
    },
  },
  {
    id: 'sinus-bradycardia',
    name: 'Sinus bradycardia',
    marks:
      'Sinus bradycardia is a regular rate below 60/min with a normal P wave and a constant PR interval before every QRS.',
    note: 'Vagal reflexes during suctioning can cause it. Stop the stimulus and give oxygen.',
    scenes: [
      'While a therapist suctions the trachea, the rate falls from 84 to 46/min. Every narrow QRS has a P wave, and the PR interval stays at 0.16 second.',
    ],
    lookalikes: [
      'third-degree-block',
      'second-degree-type-one',
      'atrial-fibrillation',
      'atrial-flutter',
      'first-degree-block',
    ],
    response: {
      scene:
        'During tracheal suctioning a patient with a pulse of 90/min slows to 42/min with normal P waves. What should the therapist do first?',
      text: 'Withdraw and give 100% oxygen',
      why: 'Sinus bradycardia here comes from the vagus nerve and hypoxemia, so the stimulus is removed and oxygen is given.',
      slips: [
        [
          'Finish suctioning and then chart the event',
          'Going on prolongs the vagal stimulus and the hypoxemia and can end in arrest.',
        ],
        [
          'Deliver an unsynchronized shock at once',
          'A shock treats ventricular fibrillation or pulseless tachycardia. This is a slow sinus rhythm.',
        ],
        [
          'Press on one carotid artery for ten seconds',
          'Carotid massage raises vagal tone and would slow the heart further.',
        ],
        [
          'Give amiodarone as an intravenous bolus',
          'Amiodarone treats tachydysrhythmias and can slow the heart more.',
        ],
      ],
      accepts: [
        'third-degree-block',
        'second-degree-type-one',
        'atrial-fibrillation',
        'atrial-flutter',
        'first-degree-block',
      ],
    },
  },
  {
    id: 'atrial-fibrillation',
    name: 'Atrial fibrillation',
    marks:
      'Atrial fibrillation is irregularly irregular with narrow QRS complexes and no P waves over a wavy baseline.',
    note: 'Atrial contraction is lost and clots can form. Rate and clot risk are managed.',
    scenes: [
      'A patient with an enlarged left atrium has 92 beats a minute. The spacing of the narrow complexes follows no rule, and fine waves without a set shape run between them.',
    ],
    lookalikes: [
      'atrial-flutter',
      'sinus-tachycardia',
      'supraventricular-tachycardia',
      'second-degree-type-one',
      'ventricular-fibrillation',
    ],
  },
  {
    id: 'atrial-flutter',
    name: 'Atrial flutter',
    marks:
      'Atrial flutter shows sawtooth waves at about 300/min with a regular ventricular rate that is a fraction of it.',
    note: 'With 2:1 conduction the pulse is often close to 150/min.',
    scenes: [
      'The strip of a patient on the second day after a lobectomy has identical pointed waves at 300/min in the inferior leads, like teeth of a saw, and a narrow QRS after every fourth one.',
    ],
    lookalikes: [
      'atrial-fibrillation',
      'sinus-tachycardia',
      'third-degree-block',
      'ventricular-tachycardia',
      'second-degree-type-one',
    ],
  },
  {
    id: 'supraventricular-tachycardia',
    name: 'Supraventricular tachycardia',
    marks:
      'Supraventricular tachycardia starts and stops suddenly, is regular at 150 to 250/min and has narrow QRS complexes with hidden P waves.',
    note: 'Vagal maneuvers and adenosine can end it in a stable patient.',
    scenes: [
      'A young patient feels the heart start to race within one beat. The strip shows 188 narrow, perfectly regular complexes a minute, and no P waves can be made out.',
    ],
    lookalikes: [
      'sinus-tachycardia',
      'atrial-fibrillation',
      'ventricular-tachycardia',
      'ventricular-fibrillation',
      'atrial-flutter',
    ],
    response: {
      scene:
        'A patient with a sudden regular narrow-complex rhythm of 190/min is awake with a blood pressure of 118/74 mm Hg. Blowing against a closed glottis did not help. Which treatment should be recommended next?',
      text: 'Rapid push of adenosine',
      why: 'Adenosine blocks the atrioventricular node for seconds and stops the circuit of supraventricular tachycardia.',
      slips: [
        [
          'Unsynchronized shock to the chest wall',
          'An unsynchronized shock is for pulseless rhythms. This patient is awake with a good pressure.',
        ],
        [
          'Slow intravenous infusion of epinephrine',
          'Epinephrine would speed the heart and raise its oxygen demand.',
        ],
        [
          'Intravenous push of atropine',
          'Atropine speeds conduction and is used for slow rhythms.',
        ],
        ['Chest compressions for two minutes', 'Compressions are for a patient without a pulse.'],
      ],
      accepts: [
        'sinus-tachycardia',
        'atrial-fibrillation',
        'ventricular-tachycardia',
        'ventricular-fibrillation',
        'atrial-flutter',
      ],
    },
  },
  {
    id: 'premature-ventricular',
    name: 'Premature ventricular beats',
    marks:
      'Premature ventricular contractions are early, wide, odd-shaped beats without a P wave, followed by a pause.',
    note: 'Hypoxemia, low potassium and catecholamines provoke them. Correct these first.',
    scenes: [
      'The rhythm of a patient is sinus at 84/min, but six times a minute a beat comes early. It is 0.16 second wide, has no P wave, and a full pause follows.',
    ],
    lookalikes: [
      'atrial-fibrillation',
      'ventricular-tachycardia',
      'second-degree-type-one',
      'sinus-tachycardia',
      'first-degree-block',
      'third-degree-block',
    ],
    response: {
      scene:
        'During suctioning, frequent early wide beats appear on the monitor of a patient whose SpO₂ has fallen to 84%. Blood pressure is stable. What should the therapist do first?',
      text: 'End the pass and give oxygen',
      why: 'Hypoxemia is the likely trigger of premature ventricular contractions here, and it can be corrected at once.',
      slips: [
        [
          'Instill saline and pass the catheter again',
          'More suctioning deepens the hypoxemia that provokes the beats.',
        ],
        [
          'Deliver a synchronized shock immediately',
          'Single early beats with a stable pressure are not shocked.',
        ],
        [
          'Recommend an intravenous push of digoxin',
          'Digoxin can provoke ventricular beats and does not treat hypoxemia.',
        ],
        [
          'Start compressions at 100 to 120 a minute',
          'The patient has a pulse and a stable pressure.',
        ],
      ],
      accepts: [
        'atrial-fibrillation',
        'ventricular-tachycardia',
        'second-degree-type-one',
        'sinus-tachycardia',
        'first-degree-block',
        'third-degree-block',
      ],
    },
  },
  {
    id: 'ventricular-tachycardia',
    name: 'Ventricular tachycardia',
    marks:
      'Ventricular tachycardia is a run of regular, wide QRS complexes without preceding P waves at more than 100/min.',
    note: 'Check the pulse: no pulse means an unsynchronized shock, and an unstable pulse a synchronized one.',
    scenes: [
      'A patient with an old infarction becomes pale. The monitor shows 174 regular complexes a minute, each 0.18 second wide and alike in shape, with no P waves in front of them.',
    ],
    lookalikes: [
      'ventricular-fibrillation',
      'supraventricular-tachycardia',
      'sinus-tachycardia',
      'atrial-flutter',
      'premature-ventricular',
      'third-degree-block',
    ],
    response: {
      scene:
        'The monitor of a patient shows a regular wide-complex rhythm of 180/min. There is a weak pulse, a blood pressure of 72/40 mm Hg and confusion. What should be recommended?',
      text: 'Synchronized shock',
      why: 'Ventricular tachycardia with a pulse and shock is treated by a shock timed to the QRS.',
      slips: [
        [
          'Unsynchronized defibrillation shock',
          'An untimed shock is for a patient without a pulse. It can cause fibrillation here.',
        ],
        [
          'Carotid sinus massage',
          'Massage acts on the atrioventricular node and does not end a ventricular rhythm.',
        ],
        [
          'Transcutaneous pacing',
          'Pacing is for slow rhythms with symptoms. This rhythm is far too fast.',
        ],
        [
          'Intravenous push of atropine',
          'Atropine is given for bradycardia and would not help this rhythm.',
        ],
      ],
      accepts: [
        'ventricular-fibrillation',
        'supraventricular-tachycardia',
        'sinus-tachycardia',
        'atrial-flutter',
        'premature-ventricular',
        'third-degree-block',
      ],
    },
  },
];
