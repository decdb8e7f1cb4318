import type { NursingFact } from './nursing-fact.ts';

/** Changes of vital signs over time and what they announce. */
export const vitalTrends: readonly NursingFact[] = [
  {
    id: 'early-shock',
    scene:
      'A client was admitted with a pelvic fracture. At noon: pulse 82/min, blood pressure 124/78 mm Hg, respirations 16/min. At 1300: pulse 116/min, blood pressure 118/88 mm Hg, respirations 24/min, skin cool.',
    key: [
      'Early shock from blood loss',
      'Pulse and breathing rise and the pulse pressure narrows while systolic pressure still holds.',
    ],
    fits: 'Early blood loss gives a rising pulse with a narrowing pulse pressure.',
    unlike: ['intracranial', 'opioid', 'neurogenic', 'septic', 'overload'],
    level: 'analysis',
    takeaway:
      'In early shock the body holds systolic pressure by a fast pulse and tight vessels. A narrowing pulse pressure and cool skin come before the fall. Act on the trend.',
  },
  {
    id: 'intracranial',
    scene:
      'A client is observed after a fall onto the head. At 0900: pulse 84/min, blood pressure 132/80 mm Hg. At 1100: pulse 52/min, blood pressure 186/70 mm Hg, respirations 10/min and irregular.',
    key: [
      'Rising pressure in the skull',
      'A wide pulse pressure, slow pulse and irregular breathing are the Cushing triad.',
    ],
    fits: 'Raised intracranial pressure widens the pulse pressure and slows the pulse.',
    unlike: ['early-shock', 'septic', 'overload', 'pain', 'tamponade'],
    level: 'analysis',
    rn: false,
    takeaway:
      'High systolic pressure, slow pulse and irregular breathing are a late sign of raised intracranial pressure. Keep the head raised and midline and call at once.',
  },
  {
    id: 'opioid',
    scene:
      'A client had hydromorphone by vein at 1000 with respirations of 18/min. At 1030: respirations 8/min, pulse 64/min, blood pressure 108/64 mm Hg, oxygen saturation 90%, hard to wake.',
    key: [
      'Too much opioid effect',
      'Slow breathing and deep sleep after an opioid are respiratory depression.',
    ],
    fits: 'Opioid excess slows breathing and dulls the mind.',
    unlike: ['early-shock', 'intracranial', 'septic', 'pain', 'overload'],
    takeaway:
      'Sedation comes before slow breathing in opioid excess. Stimulate, open the airway, give oxygen, and naloxone as prescribed. Watch for its wearing off.',
  },
  {
    id: 'septic',
    scene:
      'An older client with a urinary catheter had a temperature of 37 °C (98.6 °F) and pulse of 80/min at breakfast. At noon: temperature 38.9 °C (102 °F), pulse 118/min, respirations 26/min, blood pressure 94/50 mm Hg, skin warm.',
    key: [
      'Spreading infection with sepsis',
      'Fever, fast pulse and breathing and falling pressure with warm skin point to sepsis.',
    ],
    fits: 'Sepsis gives fever with fast pulse and breathing and a falling pressure.',
    unlike: ['early-shock', 'intracranial', 'opioid', 'neurogenic', 'overload'],
    level: 'analysis',
    takeaway:
      'A urinary catheter is a common source of sepsis. Fast breathing and confusion may come before fever, above all in older clients. Cultures and antibiotics are due within an hour.',
  },
  {
    id: 'neurogenic',
    scene:
      'A client with an injury of the spinal cord at T2 had a pulse of 78/min and blood pressure of 122/74 mm Hg on admission. Four hours later: pulse 46/min, blood pressure 80/42 mm Hg, legs warm and dry.',
    key: [
      'Loss of vessel tone from the cord',
      'Without sympathetic tone vessels widen and the pulse slows; skin stays warm.',
    ],
    fits: 'Neurogenic shock gives low pressure with a slow pulse and warm, dry skin.',
    unlike: ['early-shock', 'septic', 'tamponade', 'intracranial', 'opioid'],
    level: 'analysis',
    takeaway:
      'Low pressure with a slow pulse and warm dry skin after cord injury is neurogenic shock. Other shock states bring a fast pulse. Keep the spine still; fluids and vasopressors follow.',
  },
  {
    id: 'overload',
    scene:
      'A client gets blood and two liters of saline. At 0800: pulse 78/min, blood pressure 128/76 mm Hg. At 1200: pulse 104/min and bounding, blood pressure 168/92 mm Hg, respirations 28/min, neck veins full.',
    key: [
      'Too much fluid in the circulation',
      'A bounding pulse, rising pressure, full neck veins and fast breathing mean overload.',
    ],
    fits: 'Fluid overload gives a bounding pulse, high pressure and full neck veins.',
    unlike: ['early-shock', 'septic', 'neurogenic', 'opioid', 'tamponade'],
    takeaway:
      'Bounding pulse, full neck veins, crackles and rising pressure are fluid overload. Slow the infusion, sit the client up and report. Older clients and those with heart or kidney disease are at risk.',
  },
  {
    id: 'tamponade',
    scene:
      'A client had chest trauma this morning. At first blood pressure was 126/74 mm Hg. Now it is 92/78 mm Hg, pulse 124/min, neck veins are full and heart sounds are faint. Breath sounds are equal.',
    key: [
      'Fluid squeezing the heart',
      'A narrowing pulse pressure with full neck veins and faint sounds is tamponade.',
    ],
    fits: 'Tamponade gives a narrow pulse pressure with full neck veins.',
    unlike: ['early-shock', 'neurogenic', 'septic', 'intracranial', 'overload'],
    level: 'analysis',
    takeaway:
      'A narrow pulse pressure occurs in bleeding and in tamponade. Neck veins tell them apart: flat in bleeding, full in tamponade. Drainage of the pericardium is urgent.',
  },
  {
    id: 'pain',
    scene:
      'A client returned from knee surgery with a pulse of 74/min and blood pressure of 126/76 mm Hg. Two hours later the nerve block has worn off: pulse 102/min, blood pressure 148/88 mm Hg, respirations 22/min, skin warm, dressing dry, client grimacing.',
    key: [
      'Acute pain that needs treatment',
      'Pulse, pressure and breathing rise together, and the block has worn off. There is no sign of loss.',
    ],
    fits: 'Pain raises pulse, pressure and breathing together. Here the signs move in opposite directions.',
    unlike: ['early-shock', 'intracranial', 'septic', 'opioid', 'tamponade'],
    level: 'analysis',
    takeaway:
      'Acute pain raises pulse, pressure and breathing together. Bleeding raises the pulse while the pulse pressure narrows. Rule out danger, then treat the pain and check again.',
  },
  {
    id: 'thyroid-storm',
    scene:
      'A client with untreated Graves disease has a tooth pulled. That evening temperature rises from 37.2 °C (99 °F) to 40.1 °C (104.2 °F), pulse from 96 to 164/min, and the client is delirious and sweating.',
    key: [
      'Storm of thyroid hormone',
      'High fever, extreme pulse and delirium set off by a procedure in Graves disease are thyroid storm.',
    ],
    fits: 'Thyroid storm gives high fever, an extreme pulse and delirium in hyperthyroidism.',
    unlike: ['early-shock', 'neurogenic', 'opioid', 'myxedema', 'overload'],
    takeaway:
      'Stress in untreated hyperthyroidism may bring thyroid storm. A beta blocker, an antithyroid drug, then iodine and steroids are given, with cooling. Aspirin is avoided, as it frees hormone.',
  },
  {
    id: 'myxedema',
    scene:
      'An older client with missed thyroid medicine has a chest infection in winter. Over two days temperature falls to 34.4 °C (93.9 °F), pulse to 44/min and respirations to 9/min, and the client can hardly be roused.',
    key: [
      'Severe lack of thyroid hormone',
      'Falling temperature, pulse and breathing with coma in missed treatment are myxedema coma.',
    ],
    fits: 'Myxedema coma gives low temperature, slow pulse and slow breathing.',
    unlike: ['thyroid-storm', 'opioid', 'neurogenic', 'intracranial', 'septic'],
    level: 'analysis',
    takeaway:
      'Cold, infection and sedatives can bring myxedema coma in hypothyroidism. Support breathing, warm slowly with blankets, and give thyroid hormone and steroid by vein.',
  },
  {
    id: 'adrenal',
    scene:
      'A client who took prednisone for years stopped it last week. After a minor operation blood pressure falls from 118/70 to 76/40 mm Hg and does not rise with two liters of saline. Temperature is 38.4 °C (101.1 °F), glucose 54 mg/dL.',
    key: [
      'Sudden lack of cortisol',
      'Long steroid use shuts the adrenal glands down. Stress without cortisol gives shock that fluid does not correct.',
    ],
    fits: 'Adrenal crisis gives shock that resists fluid, with low glucose.',
    unlike: ['early-shock', 'neurogenic', 'myxedema', 'overload', 'tamponade'],
    level: 'analysis',
    takeaway:
      'Clients on long-term steroids need extra doses in illness and surgery. Shock with low glucose that resists fluid is adrenal crisis: hydrocortisone and saline with dextrose at once.',
  },
  {
    id: 'orthostatic',
    scene:
      'A client on diuretics feels faint on rising. Lying: pulse 76/min, blood pressure 130/78 mm Hg. After three minutes of standing: pulse 104/min, blood pressure 102/66 mm Hg.',
    key: [
      'Too little volume on standing',
      'A fall of 20 mm Hg or more with a rise of pulse on standing shows too little volume.',
    ],
    fits: 'Orthostatic hypotension is a fall on standing with a rising pulse.',
    unlike: ['neurogenic', 'overload', 'septic', 'tamponade', 'intracranial'],
    takeaway:
      'A fall of 20 mm Hg systolic or 10 mm Hg diastolic within three minutes of standing is orthostatic hypotension. A rising pulse points to lost volume. Rise slowly, and review the drugs.',
  },
];
