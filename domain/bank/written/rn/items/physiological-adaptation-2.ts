import type { WrittenItemSet } from '../../../item/written-item.ts';

export const physiologicalAdaptation2 = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'physiological-adaptation',
  source: 'Standard medical-surgical, critical care and pathophysiology texts for nurses',
  items: [
    {
      id: 'rn-pad-ascites-mechanism',
      topic: 'Pathophysiology',
      level: 'recall',
      type: 'single',
      stem: 'A client with advanced cirrhosis has a tense, fluid-filled abdomen. The client asks the nurse why the fluid gathers there. Which mechanism should the explanation be based on?',
      options: [
        {
          text: 'Blocked bile ducts leak their content into the belly',
          why: 'Blocked bile flow causes jaundice, pale stools and itching. It does not fill the abdomen with fluid.',
        },
        {
          text: 'High portal pressure and low albumin let plasma escape',
          why: 'Raised pressure in the portal veins and low oncotic pressure move fluid into the abdominal cavity. Sodium retention adds to it.',
          right: true,
        },
        {
          text: 'Swollen lymph nodes press on the wall of the stomach',
          why: 'Node enlargement is not a feature of cirrhosis. It may block lymph flow in some cancers.',
        },
        {
          text: 'High ammonia and low glucose make the bowel swell',
          why: 'Ammonia affects the brain in liver failure, and poor glycogen stores can lower glucose. Neither causes the fluid.',
        },
      ],
      explanation:
        'Ascites in cirrhosis comes from portal hypertension, low albumin and retention of sodium and water. Care therefore uses sodium restriction, diuretics and paracentesis. Weight and girth show the trend.',
    },
    {
      id: 'rn-pad-fluid-overload-sepsis',
      topic: 'Unexpected response to therapies',
      level: 'analysis',
      type: 'single',
      stem: 'A client with sepsis and a history of heart failure has had 2 L of IV crystalloid. Blood pressure has improved to 118/70 mm Hg, but the client is now restless with a breathing rate of 32/min, new crackles to the mid-chest and SpO₂ of 88%. The fluid runs at 500 mL/hour. Which action should the nurse take first?',
      options: [
        {
          text: 'Raise the head and cut the fluid to a trickle',
          why: 'New crackles and falling SpO₂ after large volumes mean pulmonary fluid overload. Sitting up and slowing the inflow act at once.',
          right: true,
        },
        {
          text: 'Lay the client flat and lift the legs on a wedge',
          why: 'This returns more blood to a heart that cannot handle it. It would suit low pressure from lost volume.',
        },
        {
          text: 'Give a liter of fluid faster to raise the pressure',
          why: 'The pressure is now adequate, and more volume would worsen the edema. It would suit ongoing hypotension with clear lungs.',
        },
        {
          text: 'Give the ordered lorazepam to settle the unrest',
          why: 'Restlessness is from hypoxemia, and a sedative could stop the effort to breathe. It treats anxiety without a physical cause.',
        },
      ],
      explanation:
        'Large-volume fluid can tip a weak heart into pulmonary edema. The nurse reassesses after each bolus for crackles, breathing effort and SpO₂. Sit the client up, slow the fluid, give oxygen and call for new orders.',
    },
    {
      id: 'rn-pad-ventilator-high-pressure',
      topic: 'Mechanical ventilation and airway management',
      level: 'application',
      type: 'multiple',
      stem: 'The high-pressure alarm sounds on the ventilator of a client with an oral endotracheal tube and volume-controlled breaths. For which causes should the nurse look? Select all that apply.',
      options: [
        {
          text: 'Thick secretions within the tube',
          why: 'A narrowed lumen raises the pressure needed for each breath. Suction relieves it.',
          right: true,
        },
        {
          text: 'Loss of air from the tube cuff',
          why: 'A cuff leak lets volume escape, so the low-pressure or low-volume alarm sounds.',
        },
        {
          text: 'Teeth clenched down on the tube',
          why: 'Biting narrows the tube and raises resistance. A bite block or sedation may help.',
          right: true,
        },
        {
          text: 'New wheezing in both lung fields',
          why: 'Bronchospasm narrows the airways and raises peak pressure. A bronchodilator may be needed.',
          right: true,
        },
        {
          text: 'Hose that slipped off the tube',
          why: 'A disconnection drops the pressure and sets off the low-pressure alarm.',
        },
      ],
      explanation:
        'High-pressure alarms mean more resistance or stiffer lungs: secretions, kinks, biting, coughing, bronchospasm, pneumothorax. Low-pressure alarms mean a leak or disconnection. Look at the client first, and use a manual bag if the cause is not found.',
    },
    {
      id: 'rn-pad-unstable-vt-cardioversion',
      topic: 'Dysrhythmia recognition',
      level: 'analysis',
      type: 'single',
      stem: 'A client on telemetry suddenly becomes confused and pale. The monitor shows a regular rhythm at 188/min with wide QRS complexes of one shape and no visible P waves. A weak carotid pulse is present, and blood pressure is 72/40 mm Hg. For which treatment should the nurse prepare?',
      options: [
        {
          text: 'Synchronized cardioversion',
          why: 'This is ventricular tachycardia with a pulse and poor perfusion. A shock timed to the QRS is the treatment.',
          right: true,
        },
        {
          text: 'Unsynchronized defibrillation',
          why: 'This is for ventricular fibrillation or tachycardia without a pulse. A pulse is present here.',
        },
        {
          text: 'Transcutaneous pacing at 70/min',
          why: 'Pacing supports a slow rhythm with poor perfusion. The rate here is far too fast.',
        },
        {
          text: 'Carotid massage and bearing down',
          why: 'Vagal maneuvers are for stable narrow-complex tachycardia. They waste time in this client.',
        },
      ],
      explanation:
        'Wide, regular and fast without P waves is ventricular tachycardia until proved otherwise. The pulse decides: none means defibrillation and CPR, present but unstable means synchronized cardioversion, and stable means drugs. Check the client before the monitor.',
    },
    {
      id: 'rn-pad-peritoneal-cloudy-effluent',
      topic: 'Dialysis and renal replacement',
      level: 'application',
      type: 'single',
      stem: 'A client performs peritoneal dialysis at home four times a day and comes to the clinic for a monthly visit. Which statement by the client should the nurse report to the provider at once?',
      options: [
        {
          text: 'I feel full and bloated while the fluid is inside me.',
          why: 'Fullness in the dwell is common and eases with draining or an upright position.',
        },
        {
          text: 'I drain a little more fluid than I run in each time.',
          why: 'Extra outflow is the water removed from the body. It is the goal of the treatment.',
        },
        {
          text: 'I noticed that my drained fluid has turned cloudy today.',
          why: 'Cloudy outflow is an early sign of peritonitis. Samples and antibiotics are needed promptly.',
          right: true,
        },
        {
          text: 'I turn from side to side if the fluid drains slowly.',
          why: 'Changing position helps slow drainage and is correct. Constipation and kinks are other causes to check.',
        },
      ],
      explanation:
        'Peritonitis is the main danger of peritoneal dialysis. Cloudy outflow, abdominal pain and fever are its signs. Strict asepsis at each exchange prevents it, and outflow should be clear and pale yellow.',
    },
    {
      id: 'rn-pad-inhalation-burn',
      topic: 'Wound management and burns',
      level: 'analysis',
      type: 'single',
      stem: 'A client is brought from a house fire with burns of the face and chest. The eyebrows and nasal hairs are singed, the sputum is black and the voice has become hoarse since arrival. SpO₂ is 97% on oxygen by mask. Which intervention should the nurse prepare for first?',
      options: [
        {
          text: 'Insertion of a urinary catheter',
          why: 'Hourly urine guides the fluid plan. It follows control of the airway.',
        },
        {
          text: 'Early endotracheal intubation',
          why: 'Hoarseness, soot and singed hair mean inhalation injury, and swelling can close the airway within hours. The tube goes in while it can still pass.',
          right: true,
        },
        {
          text: 'Morphine by IV for burn pain',
          why: 'Pain relief by the IV route is needed soon. It does not come before a threatened airway.',
        },
        {
          text: 'Tetanus vaccine in the deltoid',
          why: 'Tetanus status is checked for each burn client. It can wait until life threats are controlled.',
        },
      ],
      explanation:
        'Airway comes first in burns. Facial burns, soot, singed hairs and a changing voice predict swelling, and a normal SpO₂ does not rule out the danger and may be false with carbon monoxide. Fluids, pain relief and wound care follow.',
    },
    {
      id: 'rn-pad-fistula-care',
      topic: 'Dialysis and renal replacement',
      level: 'application',
      type: 'multiple',
      stem: 'A client with end-stage kidney disease is admitted with pneumonia. The client has a mature arteriovenous fistula in the left forearm for hemodialysis. Which actions should the nurse include in the plan of care? Select all that apply.',
      options: [
        {
          text: 'Feel over the fistula for a thrill each shift',
          why: 'The thrill shows flow through the fistula. Its loss suggests a clot and is reported at once.',
          right: true,
        },
        {
          text: 'Draw daily blood samples from the left arm',
          why: 'Punctures other than for dialysis risk clotting, infection and bleeding. The other arm is used.',
        },
        {
          text: 'Listen over the fistula for a swishing sound',
          why: 'A bruit confirms that blood is flowing. It is charted together with the thrill.',
          right: true,
        },
        {
          text: 'Check the left hand for warmth and feeling',
          why: 'A fistula can take blood from the hand. Coldness, pallor or numbness is reported.',
          right: true,
        },
        {
          text: 'Take the blood pressure on the right arm',
          why: 'A cuff on the fistula arm stops its flow. The opposite arm is used, and a sign warns all staff.',
          right: true,
        },
      ],
      explanation:
        'A fistula is a lifeline: feel the thrill, hear the bruit, look for infection and check the hand. No blood pressure, IV line, samples or tight wrap on that arm. A lost thrill or bruit is an emergency for the access.',
    },
  ],
} satisfies WrittenItemSet;
