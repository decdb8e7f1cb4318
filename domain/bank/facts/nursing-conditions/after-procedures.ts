import type { NursingFact } from './nursing-fact.ts';

/** Findings after a test or procedure that must be reported, among those to be expected. */
export const afterProcedures: readonly NursingFact[] = [
  {
    id: 'colonoscopy',
    scene: 'Two hours after removal of a colon polyp a client wants to go home.',
    key: [
      'Rigid abdomen and a fever',
      'A rigid abdomen with fever means that the bowel wall is perforated.',
    ],
    fits: 'This points to perforation of the bowel.',
    unlike: [],
    slips: [
      ['Passing a great deal of gas', 'Air was blown in during the test, so gas is expected.'],
      [
        'Mild cramps eased by walking',
        'Cramps from air are expected and pass. Walking helps to move the air.',
      ],
      [
        'A streak of blood on the paper',
        'A little blood after polyp removal is expected; clots or more are not.',
      ],
      ['Sleepiness after the sedative', 'Sedation wears off over hours. A driver is needed.'],
    ],
    takeaway:
      'After colonoscopy gas and mild cramps are expected. Rigid abdomen, fever, severe pain or much blood mean perforation or bleeding and are reported at once.',
  },
  {
    id: 'ercp',
    scene:
      'Six hours after endoscopic removal of a bile duct stone a client is in the recovery area.',
    key: [
      'Pain through to the back with vomiting',
      'Irritation of the pancreatic duct causes pancreatitis, the most frequent complication.',
    ],
    fits: 'This points to pancreatitis after work on the ducts.',
    unlike: [],
    slips: [
      [
        'A sore throat when swallowing cool water',
        'The scope rubs the throat, so soreness for a day is expected.',
      ],
      ['Belching and a bloated upper abdomen', 'Air given during the test is passed as gas.'],
      ['Drowsiness that is slowly wearing off', 'Sedation accounts for it. The airway is watched.'],
      ['Hoarse voice for the first few hours', 'Passage of the scope can leave a hoarse voice.'],
    ],
    takeaway:
      'Pancreatitis is the commonest complication of ERCP: pain to the back, vomiting and a high lipase. Also watch for fever, bleeding and a missing gag reflex.',
  },
  {
    id: 'liver-biopsy',
    scene: 'Three hours after a needle biopsy of the liver a client lies on the right side.',
    key: [
      'Pulse rise from 78 to 118/min',
      'The liver bleeds easily. A rising pulse is the first sign of blood loss inside.',
    ],
    fits: 'This trend points to hidden bleeding after biopsy.',
    unlike: [],
    slips: [
      [
        'A dull ache at the puncture site',
        'Mild ache at the site and in the right shoulder is common.',
      ],
      [
        'A dime-sized stain on the dressing',
        'A small dry stain is expected. A stain that grows would be reported.',
      ],
      [
        'Wish to change to another position',
        'It is explained that lying on the side presses the site.',
      ],
      [
        'Blood pressure of 122/76 mm Hg',
        'This pressure is normal and steady. A falling value would be reported.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Bleeding is the main danger after liver biopsy. Vital signs are taken often, and a rising pulse comes before a falling pressure. Bile peritonitis gives fever and a rigid abdomen.',
  },
  {
    id: 'renal-biopsy',
    scene: 'Four hours after a kidney biopsy a client has voided twice.',
    key: [
      'Flank pain with clots in the urine',
      'Clots and flank pain mean that the kidney is bleeding.',
    ],
    fits: 'This points to bleeding from the kidney.',
    unlike: [],
    slips: [
      [
        'Pale pink urine in the first sample',
        'Slightly pink urine in the first day is common and clears.',
      ],
      [
        'Tenderness where the needle went in',
        'Local tenderness is expected. It eases within a few days.',
      ],
      ['Request to lie on the back longer', 'Bed rest on the back is prescribed for hours.'],
      [
        'Urine output of 60 mL in an hour',
        'The output is normal. Fluids are encouraged. A fall of output would be reported.',
      ],
    ],
    takeaway:
      'After kidney biopsy the client lies flat, drinks and saves each urine for comparison. Pink urine may occur; clots, flank pain, a fast pulse or falling hematocrit mean bleeding.',
  },
  {
    id: 'lumbar-puncture',
    scene: 'Twelve hours after a lumbar puncture a client is lying flat and drinking.',
    key: [
      'Numb legs and trouble voiding',
      'Blood in the spinal canal can press on nerves. This is an emergency.',
    ],
    fits: 'This points to pressure on the nerves of the spinal canal.',
    unlike: [],
    slips: [
      [
        'A headache on sitting upright',
        'A leak of fluid causes it. Lying flat, fluids and caffeine help.',
      ],
      [
        'A bruise at the puncture site',
        'A small bruise is expected. A swelling that grows would be reported.',
      ],
      ['Stiffness of the lower back', 'Soreness at the site is common for a day or two.'],
      ['Fatigue after a broken night', 'Fatigue is not a sign of harm from the procedure.'],
    ],
    level: 'analysis',
    takeaway:
      'A headache that worsens upright is common after lumbar puncture and responds to rest, fluids and a blood patch. Leg weakness, numbness, urinary trouble or fever with a stiff neck are reported at once.',
  },
  {
    id: 'bronchoscopy',
    scene: 'One hour after bronchoscopy with biopsy a client rests in a semi-Fowler position.',
    key: [
      'Stridor and rising restlessness',
      'Stridor means swelling or spasm of the larynx, and restlessness means low oxygen.',
    ],
    fits: 'This points to swelling or spasm of the larynx.',
    unlike: [],
    slips: [
      ['Sputum streaked with blood', 'Streaks after biopsy are expected; large amounts are not.'],
      ['A hoarse voice on waking', 'Irritation by the scope makes the voice hoarse.'],
      [
        'No gag reflex as yet',
        'Local anesthetic lasts for some hours. Nothing is given by mouth till then.',
      ],
      ['A mild sore throat', 'Soreness is common and eased by lozenges once the gag returns.'],
    ],
    takeaway:
      'After bronchoscopy watch for stridor, low oxygen, pneumothorax and bleeding. Blood-streaked sputum, hoarseness and a late gag reflex are expected. Nothing by mouth until the gag is back.',
  },
  {
    id: 'thoracentesis',
    scene:
      'One liter of fluid has been drawn from the left pleural space. An hour later the nurse checks the client.',
    key: [
      'Uneven chest movement and new cough',
      'Uneven movement and cough suggest that air has entered and the lung has collapsed.',
    ],
    fits: 'This points to collapse of the lung.',
    unlike: [],
    slips: [
      [
        'Easier breathing than before',
        'Relief is the aim of the procedure. It shows that the lung can expand.',
      ],
      [
        'Mild soreness at the needle site',
        'Local soreness is expected. Mild pain medicine is enough for it.',
      ],
      ['A small dry dressing in place', 'A dry dressing shows that there is no leak.'],
      ['Respirations of 18/min at rest', 'The rate is normal. A rising rate would be a warning.'],
    ],
    takeaway:
      'Pneumothorax is the danger after thoracentesis: uneven chest rise, cough, dyspnea, absent breath sounds, crackling skin. A chest film is taken. Large volumes may cause edema of the lung.',
  },
  {
    id: 'paracentesis',
    scene:
      'Six liters of ascites were drained from a client with cirrhosis. The client now sits on the bedside.',
    key: [
      'Dizziness with pressure of 82/50 mm Hg',
      'Fluid shifts from the vessels into the abdomen again, and volume falls.',
    ],
    fits: 'This points to a shift of volume after a large drainage.',
    unlike: [],
    slips: [
      [
        'Looser waistband and easier breathing',
        'These show the success of the drainage. The belly is under less tension now.',
      ],
      [
        'A few drops of clear fluid on the gauze',
        'A small leak of clear fluid is common at first.',
      ],
      ['A weight that is 6 kg lower', 'One liter weighs one kilogram, so this fits the volume.'],
      [
        'Yellow tint of the eyes as before',
        'Jaundice belongs to the cirrhosis and has not changed.',
      ],
    ],
    takeaway:
      'After draining large volumes watch for low pressure and a fast pulse; albumin is often infused. Measure girth, weight and fluid, and look for fever or bleeding.',
  },
  {
    id: 'cystoscopy',
    scene: 'A client voids for the first time after cystoscopy for bladder stones.',
    key: [
      'Bright red urine with large clots',
      'Clots and bright blood mean real bleeding and may block the urethra.',
    ],
    fits: 'This points to bleeding in the bladder or urethra.',
    unlike: [],
    slips: [
      ['Burning at the start of the stream', 'The urethra is sore for a day or two.'],
      [
        'Pink-tinged urine in small amounts',
        'Pink urine for a day is expected. It clears as the client drinks.',
      ],
      [
        'Going more often than usual',
        'Frequency from irritation passes with fluids. It lasts for a day or two.',
      ],
      ['A mild ache above the pubic bone', 'Warm baths and mild analgesics ease such an ache.'],
    ],
    takeaway:
      'Burning, frequency and pink urine for a day or two are expected after cystoscopy. Bright blood, clots, fever, or no urine in 6 to 8 hours are reported.',
  },
  {
    id: 'cardiac-cath',
    scene: 'Ninety minutes after a catheterization through the right groin a client lies flat.',
    key: [
      'Cool, pale right foot without pulse',
      'A clot has blocked the artery. The foot is lost without rapid help.',
    ],
    fits: 'This points to a blocked artery of the leg.',
    unlike: [],
    slips: [
      [
        'A soft bruise at the groin site',
        'A small soft bruise is common. A hard, growing swelling is not.',
      ],
      [
        'Voiding of 300 mL of pale urine',
        'Contrast acts like a diuretic, so a good output is expected.',
      ],
      [
        'Stiff back from lying flat',
        'Bed rest makes the back stiff; it can be eased within limits.',
      ],
      ['Pulse rate of 76/min at rest', 'The rate is normal. A rising rate would be a warning.'],
    ],
    takeaway:
      'After arterial access compare pulses, color, warmth and feeling of both feet. A cold, pale, pulseless foot is a blocked artery. Bleeding and low back pain are the other dangers.',
  },
  {
    id: 'hip',
    scene:
      'On the day after a new hip joint was placed a client tried to reach the floor from a low chair.',
    key: [
      'Sudden groin pain and a shorter leg',
      'The head of the joint has slipped out of its cup.',
    ],
    fits: 'This points to dislocation of the hip joint.',
    unlike: [],
    slips: [
      [
        'Aching of the thigh after exercises',
        'Muscles ache after surgery and therapy. Rest and mild analgesics ease them.',
      ],
      [
        'Swelling around the incision line',
        'Moderate swelling at first is expected. Ice and raising the leg help.',
      ],
      [
        'Need of a walker to cross the room',
        'A walker is part of early walking. Weight on the leg is built up slowly.',
      ],
      ['Bruise spreading down the thigh', 'Blood tracks down under the skin after hip surgery.'],
    ],
    takeaway:
      'Dislocation shows as sudden groin pain, a popping feeling, a shorter and turned leg and inability to bear weight. High seats and hip precautions prevent it.',
  },
  {
    id: 'barium',
    scene: 'Two days after a barium swallow a client calls the clinic.',
    key: [
      'No stool since and a swollen belly',
      'Barium has hardened in the bowel and may block it.',
    ],
    fits: 'This points to barium stuck in the bowel.',
    unlike: [],
    slips: [
      ['White stool once on the first day', 'Barium colors stool white for one to three days.'],
      [
        'A chalky taste after the test',
        'The contrast tastes chalky. It passes. Rinsing the mouth helps.',
      ],
      [
        'Drinking more water than usual',
        'Extra fluid is what was advised. It keeps the contrast moving through the bowel.',
      ],
      ['One loose stool after a laxative', 'A laxative is often given to clear barium.'],
    ],
    takeaway:
      'After barium stools are white for one to three days. Fluids and a mild laxative clear it. No stool with distension means impaction.',
  },
  {
    id: 'pacemaker',
    scene: 'A permanent pacemaker was placed through the left subclavian vein this morning.',
    key: [
      'Hiccups that come with each beat',
      'The lead has moved or gone through the wall and stimulates the diaphragm.',
    ],
    fits: 'This points to a lead that has moved.',
    unlike: [],
    slips: [
      [
        'A tender ridge under the collarbone',
        'The device lies there under the skin, and the pocket is tender.',
      ],
      ['A sling on the arm on that side', 'The arm is rested so that leads stay in place.'],
      [
        'Spikes before each wide complex',
        'Spikes followed by complexes show capture. The device works as it should.',
      ],
      [
        'Bruising around the pocket edge',
        'A small bruise is expected. A swelling that grows would be reported.',
      ],
    ],
    lpn: false,
    level: 'analysis',
    takeaway:
      'After pacemaker insertion limit arm lifting above the shoulder. Hiccups, muscle twitching, dizziness or spikes without complexes mean a displaced lead. Pneumothorax is an early danger.',
  },
  {
    id: 'eye-cataract',
    scene: 'A client phones on the evening after cataract removal.',
    key: [
      'Severe eye pain with nausea',
      'Severe pain with nausea suggests a steep rise of pressure or bleeding in the eye.',
    ],
    fits: 'This points to raised pressure within the eye.',
    unlike: [],
    slips: [
      [
        'A gritty feeling under the lid',
        'Mild scratchiness is expected for some days. Rubbing the eye is to be avoided.',
      ],
      ['More sensitivity to light', 'Light bothers the eye at first; dark glasses help.'],
      ['Slight morning crusting', 'A little crust is wiped away with clean damp gauze.'],
      [
        'Vision still a bit hazy',
        'Sight clears over days. A sudden loss of sight would be reported.',
      ],
    ],
    takeaway:
      'After cataract surgery mild itching and grittiness are expected. Severe pain, falling vision, flashes or pus are reported at once. Avoid bending, straining and rubbing.',
  },
  {
    id: 'tonsil',
    scene: 'Five hours after removal of the tonsils a drowsy child lies on the side.',
    key: [
      'Swallowing again and again',
      'Blood trickling down the throat makes the child swallow. It is the early sign of bleeding.',
    ],
    fits: 'This points to bleeding from the throat.',
    unlike: [],
    slips: [
      [
        'Dark brown spots in vomit',
        'Old blood swallowed in surgery is brown. Bright red is fresh.',
      ],
      ['Refusing to drink juice', 'Swallowing hurts; cool water and ice pops are offered.'],
      ['Bad breath from the mouth', 'A gray film on the wounds smells for days.'],
      ['Ear pain when swallowing', 'Pain is felt in the ear through a shared nerve.'],
    ],
    takeaway:
      'Frequent swallowing, restlessness, a rising pulse and bright blood are signs of bleeding after tonsillectomy. It comes in the first day or when scabs fall at 5 to 10 days.',
  },
  {
    id: 'turp',
    scene:
      'A client has continuous bladder irrigation after resection of the prostate this morning.',
    key: [
      'Confusion with sodium of 121 mEq/L',
      'Irrigant absorbed into the blood dilutes sodium, and the brain swells.',
    ],
    fits: 'This points to absorbed irrigation fluid.',
    unlike: [],
    slips: [
      ['Light pink fluid in the bag', 'Light pink drainage is the goal of the irrigation.'],
      ['An urge to pass urine', 'The balloon presses on the bladder neck and gives a false urge.'],
      [
        'A few small clots in the tube',
        'Small clots are expected in the first day while flow goes on.',
      ],
      [
        'Bladder spasm now and then',
        'Spasms are common and treated with antispasmodics. They do not harm the repair.',
      ],
    ],
    lpn: 'Complications of tests, treatments and procedures',
    level: 'analysis',
    takeaway:
      'After prostate resection small clots and pink fluid are expected. Confusion, nausea and low sodium mean absorption of irrigant. Bright red, thick drainage means arterial bleeding.',
  },
];
