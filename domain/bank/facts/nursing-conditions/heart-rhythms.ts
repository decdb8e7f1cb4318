import type { NursingFact, OtherPlace } from './nursing-fact.ts';

const stepOneRhythm: readonly OtherPlace[] = [
  ['USMLE1', 'USMLE Step 1', 'cardiovascular', 'Electrophysiology and arrhythmias'],
];

/** Rhythms on the monitor and what is done for them. */
export const heartRhythms: readonly NursingFact[] = [
  {
    id: 'vf',
    scene:
      'The monitor shows a chaotic line without any complexes. The client does not respond and has no pulse. A defibrillator stands at the bed.',
    key: [
      'Defibrillate without delay',
      'Ventricular fibrillation is ended by an unsynchronized shock, and each minute counts.',
    ],
    fits: 'Defibrillation is for pulseless ventricular fibrillation or tachycardia.',
    unlike: ['svt', 'third-degree', 'sinus-brady', 'torsades'],
    slips: [
      [
        'Deliver a synchronized shock',
        'The device finds no R wave to wait for and would not fire.',
      ],
    ],
    takeaway:
      'Fibrillation and pulseless ventricular tachycardia are shocked at once, with compressions before and after. Epinephrine and amiodarone follow. Asystole is not shocked.',
  },
  {
    id: 'asystole',
    scene:
      'The monitor of an unresponsive client shows a flat line in two leads. There is no pulse, and the electrodes are in place.',
    key: [
      'Start compressions and give epinephrine',
      'A flat line does not respond to shocks. Compressions and epinephrine are the treatment.',
    ],
    fits: 'Compressions with epinephrine treat a flat line without pulse.',
    unlike: ['vf', 'svt', 'unstable-af', 'sinus-brady'],
    slips: [
      ['Begin external pacing of the heart', 'Pacing does not help a heart in asystole.'],
      [
        'Give adenosine rapidly by vein',
        'Adenosine slows the node further. There is no rhythm left to slow.',
      ],
    ],
    takeaway:
      'Confirm a flat line in a second lead. Asystole and pulseless electrical activity get compressions, epinephrine every 3 to 5 minutes and a search for causes. No shock.',
  },
  {
    id: 'pea',
    scene:
      'After severe bleeding the monitor shows a sinus rhythm of 110/min, but the client is unresponsive and no pulse can be felt.',
    key: [
      'Compress the chest and replace volume',
      'Electrical activity without a pulse is arrest. Its cause here is loss of blood.',
    ],
    fits: 'Compressions with volume treat pulseless electrical activity from bleeding.',
    unlike: ['vf', 'svt', 'sinus-brady', 'third-degree'],
    slips: [
      [
        'Repeat the rhythm strip in 5 minutes',
        'Without a pulse the rhythm on the screen does not matter.',
      ],
      [
        'Give a beta blocker for the fast rate',
        'The fast rate answers blood loss; a blocker would be deadly.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'A rhythm without a pulse is pulseless electrical activity. Start CPR and look for causes: low volume, low oxygen, acidosis, potassium, cold, tension pneumothorax, tamponade, toxins, clots.',
  },
  {
    id: 'svt',
    scene:
      'A client feels fluttering. The monitor shows a regular narrow rhythm of 190/min without visible P waves. Blood pressure is 118/74 mm Hg, and the client is alert.',
    key: [
      'Have the client bear down as in straining',
      'Vagal maneuvers slow the node and often end this rhythm in a stable client.',
    ],
    fits: 'Vagal maneuvers are for a stable narrow regular tachycardia.',
    unlike: ['vf', 'third-degree', 'asystole', 'torsades'],
    slips: [
      [
        'Give atropine to steady the heart',
        'Atropine speeds the heart further. The rate is already dangerously high.',
      ],
    ],
    takeaway:
      'Stable supraventricular tachycardia: vagal maneuvers, then adenosine as a fast push with a flush. Unstable: synchronized cardioversion. Warn of a short pause and flushing.',
  },
  {
    id: 'unstable-af',
    scene:
      'A client with new atrial fibrillation at 168/min is confused and sweating, with chest pain and a blood pressure of 76/48 mm Hg. There is a pulse.',
    key: [
      'Prepare for synchronized cardioversion',
      'A fast rhythm with shock and a pulse is shocked in step with the R wave.',
    ],
    fits: 'Synchronized cardioversion is for an unstable client with a pulse.',
    unlike: ['svt', 'stable-af', 'sinus-brady', 'vf', 'third-degree'],
    slips: [
      [
        'Start warfarin and plan a visit in 3 weeks',
        'That suits a stable client. This one is in shock.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Unstable means low pressure, chest pain, confusion or shock from the rate. With a pulse, cardiovert in synchrony; sedate if time allows. Defibrillation is for pulseless rhythms.',
  },
  {
    id: 'stable-af',
    scene:
      'A client in clinic has an irregular pulse of 82/min without P waves for some months. Blood pressure is 128/76 mm Hg, and the history includes hypertension and diabetes.',
    ask: 'What should the nurse do?',
    key: [
      'Teach about a long-term anticoagulant',
      'Still atria form clots. With these risks an anticoagulant prevents stroke.',
    ],
    fits: 'Anticoagulation prevents stroke in lasting atrial fibrillation. It does not help in an acute collapse or a slow rhythm.',
    unlike: ['unstable-af', 'svt', 'sinus-brady', 'vf', 'third-degree'],
    slips: [
      [
        'Advise vagal maneuvers every day',
        'They do not end atrial fibrillation. They help in another fast rhythm.',
      ],
    ],
    takeaway:
      'In atrial fibrillation the chief long-term harm is stroke. The rate is controlled and an anticoagulant is chosen by risk. Teach signs of stroke and bleeding.',
  },
  {
    id: 'sinus-brady',
    scene:
      'A client’s monitor shows a sinus rhythm of 38/min. The client is dizzy and pale, with a blood pressure of 78/46 mm Hg.',
    key: [
      'Give atropine by vein as prescribed',
      'Atropine blocks the vagus and speeds the sinus node when bradycardia causes signs.',
    ],
    fits: 'Atropine is for slow sinus rhythm with signs.',
    unlike: ['svt', 'unstable-af', 'vf', 'stable-af'],
    slips: [
      [
        'Let the client sleep, as the rhythm is regular',
        'Low pressure and dizziness show that the rate is too slow.',
      ],
      ['Apply ice to the face for half a minute', 'Cold on the face slows the heart further.'],
      ['Give metoprolol that is due this hour', 'A beta blocker would slow the heart more.'],
    ],
    takeaway:
      'Bradycardia is treated when it causes low pressure, confusion, chest pain or syncope: atropine 1 mg by vein, then pacing or an infusion. Trained athletes may have 40 to 50/min without harm.',
  },
  {
    id: 'third-degree',
    scene:
      'Two days after an inferior infarction P waves march at 90/min and wide QRS complexes at 30/min without relation. The client is gray, with a blood pressure of 74/40 mm Hg.',
    key: [
      'Apply the transcutaneous pacemaker',
      'No impulse passes the node. Pacing gives a rate at once, while atropine often fails with wide complexes.',
    ],
    fits: 'Pacing is for complete heart block with shock.',
    unlike: ['vf', 'unstable-af', 'stable-af', 'torsades'],
    slips: [
      [
        'Ask the client to cough and bear down',
        'Vagal stimulation slows the heart more. The block would become deeper.',
      ],
      [
        'Give lidocaine to stop wide complexes',
        'The wide complexes are the escape beats that keep the client alive.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'In complete block atria and ventricles beat on their own. With shock, pace through the skin at once until a wire is in place. Lidocaine would suppress the escape rhythm.',
  },
  {
    id: 'torsades',
    scene:
      'A client on haloperidol and with diarrhea has a wide rhythm that twists around the baseline for some seconds. The QT interval before it was long. There is a pulse.',
    key: [
      'Give magnesium sulfate by vein',
      'Magnesium ends and prevents torsades de pointes, even with a normal level.',
    ],
    fits: 'Magnesium is for torsades de pointes with a long QT.',
    unlike: ['svt', 'sinus-brady', 'stable-af', 'asystole'],
    slips: [
      [
        'Give another dose of haloperidol now',
        'Haloperidol lengthens the QT interval further. The rhythm would come back sooner.',
      ],
      [
        'Give a fast push of adenosine by vein',
        'Adenosine is for narrow rhythms through the node.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Torsades de pointes follows a long QT from drugs, low potassium or low magnesium. Magnesium is given, causes are removed, and a pulseless client is defibrillated.',
  },
  {
    id: 'pvc',
    scene:
      'A client on a thiazide has one to two early wide beats a minute. There are no symptoms, and blood pressure is 132/80 mm Hg.',
    key: [
      'Check potassium and magnesium levels',
      'Low levels from the diuretic are a common and correctable cause of early beats.',
    ],
    fits: 'Electrolytes are checked when early ventricular beats appear.',
    unlike: ['vf', 'unstable-af'],
    slips: [
      [
        'Prepare the client for pacing now',
        'Single early beats with good pressure need no pacing.',
      ],
      [
        'Call a code and start compressions',
        'The client is awake with a pulse. Compressions are for clients without a pulse.',
      ],
    ],
    takeaway:
      'Single early ventricular beats without symptoms are watched and causes are corrected: electrolytes, low oxygen, caffeine. Runs, pairs or beats on the T wave are reported.',
  },
  {
    id: 'pacer-capture',
    scene:
      'The monitor of a client with a ventricular pacemaker shows spikes, but most have no QRS complex after them. The client is dizzy, with a pulse of 36/min.',
    key: [
      'Turn the client onto the left side and call',
      'Spikes without complexes are loss of capture. Turning may bring the wire back to the wall while help comes.',
    ],
    fits: 'Left side and help are for loss of capture of a pacemaker.',
    unlike: ['svt', 'stable-af', 'vf', 'pvc'],
    slips: [
      [
        'Note that the device fires as intended',
        'Firing without capture does not move blood. The client has a pulse of 36/min.',
      ],
      [
        'Hold a magnet away from the bed for an hour',
        'The fault is contact or output and not a magnet.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'A spike without a complex is failure to capture: displaced wire, low output or weak battery. Check the client, turn to the side, raise the output if external, and be ready to pace through the skin.',
  },
  {
    id: 'artifact',
    scene:
      'The monitor alarm shows a wild irregular line. The client is sitting up, brushing teeth and talking.',
    key: [
      'Check the client and the electrodes',
      'A talking client does not have fibrillation. Movement and loose electrodes make such a line.',
    ],
    fits: 'Electrodes are checked when the client is clearly well.',
    unlike: ['vf', 'asystole', 'unstable-af', 'svt', 'torsades'],
    slips: [
      [
        'Silence all alarms for the whole shift',
        'Silenced alarms would hide a true event. Alarms are adjusted and kept on.',
      ],
    ],
    takeaway:
      'Treat the client, not the monitor. Movement, loose electrodes and tremor imitate fibrillation. Clean and dry the skin and replace the electrodes.',
  },
];

/** What disturbances do to the electrocardiogram. */
export const ecgEffects: readonly NursingFact[] = [
  {
    id: 'potassium-very-high',
    scene: 'A {patient} with kidney failure is weak. Potassium is 7.1 mEq/L.',
    key: [
      'Tall, narrow, pointed T waves',
      'High potassium speeds repolarization, and T waves become tall and tented.',
    ],
    fits: 'Tall pointed T waves come from high potassium.',
    unlike: ['potassium-low', 'calcium-low', 'cold', 'digoxin', 'embolism-ecg'],
    takeaway:
      'High potassium: tall T waves, then flat P waves, wide QRS and finally a sine wave. Calcium protects the heart while other measures lower the level.',
    others: stepOneRhythm,
  },
  {
    id: 'potassium-low',
    scene: 'After a week of vomiting a {patient} has a potassium of 2.4 mEq/L.',
    key: [
      'Flat T waves followed by U waves',
      'Low potassium slows repolarization: T flattens and a U wave appears.',
    ],
    fits: 'Flat T waves with U waves come from low potassium.',
    unlike: ['potassium-very-high', 'calcium-high', 'cold', 'pericardium', 'embolism-ecg'],
    takeaway:
      'Low potassium: flat T, U waves, ST depression and ectopic beats. It makes digoxin more toxic. Check magnesium as well.',
    others: stepOneRhythm,
  },
  {
    id: 'calcium-low',
    scene: 'After removal of the parathyroid glands a {patient} has a calcium of 6.4 mg/dL.',
    key: [
      'Lengthened QT interval',
      'Low calcium prolongs the plateau of the action potential and with it the ST segment and QT.',
    ],
    fits: 'A long QT from a long ST segment comes from low calcium.',
    unlike: [
      'calcium-high',
      'potassium-very-high',
      'cold',
      'pericardium',
      'digoxin',
      'embolism-ecg',
    ],
    takeaway:
      'Calcium and QT move in opposite directions: low calcium lengthens it, high calcium shortens it. Torsades de pointes may follow a long QT.',
    others: stepOneRhythm,
  },
  {
    id: 'calcium-high',
    scene: 'A {patient} with myeloma is drowsy. Calcium is 14.2 mg/dL.',
    key: [
      'Shortened QT interval',
      'High calcium shortens the plateau, so the ST segment and QT are short.',
    ],
    fits: 'A short QT comes from high calcium. The plateau of the action potential is brief.',
    unlike: ['calcium-low', 'potassium-low', 'pericardium', 'potassium-very-high', 'embolism-ecg'],
    takeaway:
      'High calcium shortens QT and may bring blocks. It also makes digoxin more toxic. Saline comes first.',
    others: stepOneRhythm,
  },
  {
    id: 'cold',
    scene:
      'A {patient} pulled from icy water has a core temperature of 29 °C (84.2 °F) and a slow pulse.',
    key: [
      'Notch at the end of the QRS',
      'In hypothermia an extra wave, the Osborn or J wave, appears at the junction of QRS and ST.',
    ],
    fits: 'A notch after the QRS, the Osborn wave, comes from cold.',
    unlike: ['potassium-very-high', 'calcium-high', 'embolism-ecg', 'digoxin', 'pericardium'],
    takeaway:
      'Hypothermia gives slow rhythms and Osborn waves. Handle gently, as fibrillation is easily set off. Warm the core; death is not declared in a cold {patient}.',
  },
  {
    id: 'pericardium',
    scene:
      'A {patient} has sharp chest pain that eases on leaning forward, and a scratching sound over the heart.',
    key: [
      'ST elevation in nearly every lead',
      'The whole surface of the heart is inflamed, so elevation is widespread, with PR depression.',
    ],
    fits: 'Widespread ST elevation comes from pericarditis. The whole heart surface is inflamed.',
    unlike: [
      'potassium-very-high',
      'calcium-high',
      'embolism-ecg',
      'cold',
      'digoxin',
      'potassium-low',
    ],
    takeaway:
      'Pericarditis elevates ST in nearly all leads with PR depression. Infarction elevates the leads of one artery and depresses the opposite ones.',
  },
  {
    id: 'digoxin',
    scene: 'A {patient} takes digoxin at a therapeutic level and feels well.',
    key: [
      'Scooped depression of the ST',
      'Therapeutic digoxin gives a scooped ST, which is an effect and not toxicity.',
    ],
    fits: 'A scooped ST is the effect of digoxin.',
    unlike: ['potassium-very-high', 'pericardium', 'cold', 'calcium-low', 'embolism-ecg'],
    takeaway:
      'A scooped ST shows that digoxin is on board. Toxicity shows as ectopic beats, block or both, with nausea and yellow vision.',
  },
  {
    id: 'embolism-ecg',
    scene:
      'Five days after surgery a {patient} is suddenly breathless with clear lungs and full neck veins.',
    key: [
      'Fast rate with right heart strain',
      'A large clot loads the right ventricle: sinus tachycardia with T inversion in V1 to V4 is common.',
    ],
    fits: 'Tachycardia with right heart strain comes from a lung embolus.',
    unlike: [
      'cold',
      'digoxin',
      'calcium-high',
      'potassium-very-high',
      'potassium-low',
      'pericardium',
    ],
    takeaway:
      'Sinus tachycardia is the usual ECG sign of pulmonary embolism; right strain or an S1Q3T3 pattern is less common. The ECG cannot rule it out.',
  },
];
