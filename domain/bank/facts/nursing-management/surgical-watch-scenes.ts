import type { WatchScene } from './watch-scene.ts';

/** After surgery and procedures. */
export const surgicalWatchScenes: readonly WatchScene[] = [
  {
    id: 'watch-thyroidectomy',
    scene: 'A client came back from removal of the thyroid gland six hours ago.',
    alarming: [
      [
        'Noisy breathing with a high-pitched sound',
        'Stridor shows that swelling or a hematoma narrows the airway.',
      ],
      [
        'Tingling around the mouth and in the fingers',
        'Tingling is an early sign of low calcium from harm to the parathyroid glands.',
      ],
      [
        'Swelling that spreads at the side of the neck',
        'Spreading swelling is a hematoma that can press on the windpipe.',
      ],
    ],
    expected: [
      [
        'Pain at the incision that eases after the ordered tablet',
        'Pain that answers to the ordered drug is expected after surgery.',
      ],
      [
        'A slightly hoarse voice since waking',
        'Mild hoarseness from the breathing tube is common and passes.',
      ],
      [
        'Soreness of the throat when swallowing',
        'A sore throat follows intubation and is treated with comfort measures.',
      ],
      [
        'A spot of dried blood on the dressing',
        'A small dry spot is expected; fresh or spreading blood is not.',
      ],
      [
        'Stiffness of the neck on turning the head',
        'The neck is held stretched in surgery, so stiffness is expected.',
      ],
    ],
    takeaway:
      'After thyroid surgery watch for stridor, neck swelling and tingling from low calcium. A sore throat, mild hoarseness and a stiff neck are expected.',
  },
  {
    id: 'watch-long-leg-cast',
    scene: 'A client had a long leg cast put on for a tibia fracture this morning.',
    alarming: [
      [
        'Pain on passive stretch of the toes',
        'Pain on stretch out of proportion is an early sign of compartment syndrome.',
      ],
      [
        'Toes that are pale and cold to the touch',
        'Pale, cold toes show that blood is not getting past the cast.',
      ],
      [
        'A loss of feeling between the first two toes',
        'Numbness there shows pressure on the deep peroneal nerve.',
      ],
    ],
    expected: [
      [
        'Tiredness in the other leg from hopping on crutches',
        'The sound leg does more work on crutches and tires at first.',
      ],
      [
        'Itching of the skin under the cast',
        'Itching is common; nothing may be pushed inside the cast.',
      ],
      [
        'Mild swelling that goes down when raised',
        'Slight swelling that falls with elevation is expected after a fracture.',
      ],
      [
        'Dull ache that eases with a pain tablet',
        'Pain that answers to the usual dose fits the fracture.',
      ],
      [
        'Warmth of the plaster while it dries',
        'Plaster gives off heat as it sets, which is felt for hours.',
      ],
    ],
    takeaway:
      'Severe pain on stretch, pallor, cold and numbness under a cast suggest compartment syndrome. The limb is kept at heart level and the provider is called at once.',
  },
  {
    id: 'watch-prostate-resection',
    scene:
      'A client had a transurethral resection of the prostate today and has continuous bladder irrigation.',
    alarming: [
      [
        'Bright red, thick urine with many clots',
        'Thick bright red urine with clots means active bleeding.',
      ],
      [
        'No outflow for an hour while fluid runs in',
        'Fluid that runs in and does not come out points to a blocked catheter.',
      ],
    ],
    expected: [
      [
        'Burning at the catheter that eases after an ordered dose',
        'Irritation by the catheter that answers to treatment is expected.',
      ],
      ['An urge to void around the catheter', 'The large catheter balloon causes an urge to void.'],
      ['Pink urine in the drainage tube', 'Light pink urine is expected on the first day.'],
      [
        'A brief bladder spasm twice this shift',
        'Bladder spasms are common and are treated as ordered.',
      ],
      [
        'Slight soreness at the tip of the penis',
        'Irritation from the catheter is common and calls for gentle cleansing.',
      ],
    ],
    takeaway:
      'With bladder irrigation, pink urine and spasms are expected. Thick red urine with clots or a stopped outflow needs action at once.',
  },
  {
    id: 'watch-chest-tube',
    scene:
      'A client with a collapsed lung has had a chest tube to water seal and suction since yesterday.',
    alarming: [
      [
        'A windpipe that is shifted to one side',
        'A shifted windpipe is a late sign of tension pneumothorax.',
      ],
      [
        'Drainage of 250 mL of blood in the past hour',
        'More than 100 mL of blood an hour is active bleeding.',
      ],
      [
        'Crackling under the skin that reaches the neck',
        'Air that spreads under the skin to the neck may threaten the airway and shows a leak.',
      ],
    ],
    expected: [
      [
        'Fluid in the water seal that moves with breathing',
        'Movement with breathing in the water-seal chamber is expected.',
      ],
      [
        'Soft bubbling in the suction chamber',
        'Gentle bubbling in a wet suction chamber shows that suction works.',
      ],
      [
        'Soreness at the tube site on deep breaths',
        'Pain at the site is expected and treated so that the client can breathe deeply.',
      ],
      [
        'Total drainage of 60 mL over eight hours',
        'A small and slowing amount is expected on the second day.',
      ],
    ],
    takeaway:
      'Movement with breathing and gentle bubbling in the suction chamber are expected. A shifted windpipe, brisk bleeding and spreading air under the skin are not.',
  },
  {
    id: 'watch-cardiac-catheter',
    scene: 'Two hours ago a client had a cardiac catheterization through the groin and lies flat.',
    alarming: [
      [
        'A foot on that side that is cool and without pulse',
        'A lost pulse means that the artery is blocked.',
      ],
      [
        'Sudden pain deep in the lower back',
        'Back pain after groin puncture suggests bleeding behind the peritoneum.',
      ],
    ],
    expected: [
      [
        'A warm flush during the injection that has since gone away',
        'Contrast gives a brief feeling of warmth, which is harmless.',
      ],
      [
        'A small, soft bruise at the puncture site',
        'A small soft bruise is common; a firm or growing lump is not.',
      ],
      [
        'A need to pass urine more than once',
        'The contrast fluid acts as a diuretic, so more urine is expected.',
      ],
      ['Stiffness from lying flat in bed', 'Lying still is tiring, and comfort measures help.'],
      [
        'Mild tenderness when the groin is touched',
        'Slight tenderness at the puncture is expected in the first days.',
      ],
    ],
    takeaway:
      'After groin access check pulses, the site and the back. A cool, pulseless foot or new back pain is reported at once. A small soft bruise is expected.',
  },
  {
    id: 'watch-appendectomy-child',
    scene: 'A 9-year-old had a ruptured appendix removed three days ago.',
    alarming: [
      [
        'A rigid abdomen with fever of 102.6 °F (39.2 °C)',
        'A hard abdomen with fever suggests peritonitis, which spreads quickly.',
      ],
      [
        'Green vomiting with a swollen, silent abdomen',
        'Bilious vomiting with a silent abdomen points to an obstruction or ileus.',
      ],
    ],
    expected: [
      [
        'Tiredness after a short walk to the end of the hallway',
        'A child tires quickly in the first days after such an illness.',
      ],
      [
        'Slight oozing of clear pink fluid at the drain',
        'A little pink drainage is expected while a drain is in place.',
      ],
      [
        'Soreness when climbing out of the bed',
        'Pain with movement is expected and is treated before activity.',
      ],
      [
        'A wish for gelatin and broth alone',
        'Appetite returns slowly, and clear liquids are a usual start.',
      ],
      ['Passing gas twice since this morning', 'Gas is a welcome sign that the bowel works again.'],
    ],
    takeaway:
      'A hard abdomen with fever or green vomiting with a silent abdomen are complications after a ruptured appendix. Soreness and slow appetite are expected.',
  },
  {
    id: 'watch-liver-biopsy',
    scene: 'A client lies on the right side one hour after a needle biopsy of the liver.',
    alarming: [
      [
        'A pulse that has risen from 78 to 124/min',
        'A rising pulse is the first sign of bleeding from the liver.',
      ],
      [
        'Sudden shortness of breath and sharp chest pain',
        'The needle may have entered the lung, with a collapse as the result.',
      ],
    ],
    expected: [
      [
        'Thirst and a wish to eat after fasting since the evening',
        'Hunger and thirst are natural after a fast.',
      ],
      [
        'Mild ache in the right shoulder',
        'Irritation of the diaphragm is felt in the shoulder and is common.',
      ],
      ['A pea-sized spot of blood on the bandage', 'A tiny spot on the bandage is expected.'],
      [
        'Tenderness over the lower right ribs',
        'Slight soreness at the site is expected after a needle biopsy.',
      ],
      [
        'Boredom from having to lie on one side',
        'Lying on the right side presses on the site, and distraction helps.',
      ],
    ],
    takeaway:
      'The liver bleeds easily, so pulse and pressure are checked often after biopsy. A rising pulse or sudden dyspnea is reported at once. A mild shoulder ache is expected.',
  },
  {
    id: 'watch-hip-replacement',
    scene: 'A client is on the first day after a total hip replacement by the posterior route.',
    alarming: [
      [
        'A leg that is suddenly shorter and turned inward',
        'Shortening with inward turning means that the new joint is out of place.',
      ],
      [
        'New breathlessness with a pulse of 118/min',
        'Sudden breathlessness suggests a clot that has reached the lung.',
      ],
    ],
    expected: [
      [
        'Stiffness in the hip after sitting for half an hour',
        'Stiffness after sitting is expected and eases with movement.',
      ],
      [
        'Bruising along the outer thigh',
        'Bruising around the operation is expected and fades with time.',
      ],
      [
        'Pain of 4 out of 10 on standing up',
        'Moderate pain with movement is expected and is treated beforehand.',
      ],
      ['Fear of putting weight on the leg', 'Fear of weight bearing is common, and therapy helps.'],
      [
        'Dizziness for a moment on first sitting up',
        'Brief dizziness is common the first time. The client sits before standing.',
      ],
    ],
    takeaway:
      'A short, turned leg with sudden pain is dislocation. Sudden dyspnea suggests embolism. Bruising and moderate pain with movement are expected.',
  },
  {
    id: 'watch-tracheostomy-new',
    scene: 'A client had a tracheostomy made yesterday for long-term ventilation.',
    alarming: [
      [
        'A tube that has slipped out of the opening',
        'The opening is fresh and may close, so the airway is at stake.',
      ],
      [
        'Bright blood that wells up around the tube',
        'Fresh bleeding around the tube may run into the airway.',
      ],
    ],
    expected: [
      [
        'A cough that brings up a small amount of thin, clear mucus',
        'A small amount of thin mucus shows that the client can clear the airway.',
      ],
      ['Pink-tinged mucus on first suctioning', 'Slightly pink mucus is usual in the first day.'],
      [
        'A lack of voice while the cuff is up',
        'Air does not pass the vocal cords, so the client cannot speak.',
      ],
      ['Coughing each time the tube is suctioned', 'A cough is the normal response to suctioning.'],
      [
        'A small ring of redness at the stitches',
        'Slight redness at fresh stitches is expected and is watched.',
      ],
    ],
    takeaway:
      'In the first days a tube that comes out is an emergency, since the tract is not formed. Slightly pink mucus and lack of voice are expected.',
  },
];
