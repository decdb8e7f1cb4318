import type { NursingFact } from './nursing-fact.ts';

/** Complications after surgery, told apart by day and sign. */
export const postoperative: readonly NursingFact[] = [
  {
    id: 'atelectasis',
    scene:
      'On the first day after gallbladder surgery a client takes shallow breaths because of pain. Temperature is 38.1 °C (100.6 °F), breath sounds are faint at the bases, and the wound is clean.',
    key: [
      'Collapse of small airways',
      'Shallow breathing closes alveoli at the bases, the usual finding in the first 48 hours.',
    ],
    fits: 'Atelectasis comes in the first two days, with faint breath sounds at the bases.',
    unlike: ['pneumonia', 'wound-infection', 'embolism', 'deep-vein', 'urinary-infection'],
    takeaway:
      'In the first two days low fever with faint bases suggests atelectasis. Deep breathing, incentive spirometry, early walking and pain control treat and prevent it.',
  },
  {
    id: 'pneumonia',
    scene:
      'On the fourth day after hip repair a client coughs up green sputum. Temperature is 39 °C (102.2 °F), crackles are heard on the right, and white blood cells are 17,400/mm³.',
    key: [
      'Infection of the lung',
      'Purulent sputum, fever and crackles after some days of poor clearance mean pneumonia.',
    ],
    fits: 'Pneumonia shows after days, with colored sputum, fever and crackles.',
    unlike: ['atelectasis', 'embolism', 'wound-infection', 'urinary-infection', 'deep-vein'],
    takeaway:
      'Pneumonia follows untreated atelectasis or aspiration, often on days 3 to 5. Sputum is cultured before antibiotics. Turning, coughing and oral care prevent it.',
  },
  {
    id: 'embolism',
    scene:
      'On the sixth day after knee replacement a client feels sudden sharp chest pain on breathing in. Pulse is 126/min, oxygen saturation 86%, and the lungs are clear.',
    key: [
      'Clot carried to the lung',
      'Sudden pain and low oxygen with clear lungs after leg surgery is embolism until proved otherwise.',
    ],
    fits: 'Pulmonary embolism is sudden, with low oxygen and clear lungs.',
    unlike: ['atelectasis', 'pneumonia', 'fat-embolism', 'hemorrhage', 'sepsis'],
    level: 'analysis',
    takeaway:
      'Sudden dyspnea, pleuritic pain and a fast pulse days after surgery suggest pulmonary embolism. Raise the head, give oxygen and call the rapid response team. Prevention is walking, compression and anticoagulants.',
  },
  {
    id: 'fat-embolism',
    scene:
      'Thirty hours after a fracture of the femur a client is confused and breathless. Pinpoint red spots cover the chest and armpits.',
    key: [
      'Fat globules in the circulation',
      'Confusion, dyspnea and petechiae on the upper body 1 to 3 days after a long bone fracture are typical.',
    ],
    fits: 'Fat embolism gives confusion, dyspnea and petechiae after a long bone fracture.',
    unlike: ['embolism', 'atelectasis', 'compartment', 'sepsis', 'hemorrhage'],
    level: 'analysis',
    takeaway:
      'Fat embolism follows fractures of long bones within 1 to 3 days. Petechiae of chest and armpits set it apart from a clot. Early fixation prevents it; oxygen supports.',
  },
  {
    id: 'hemorrhage',
    scene:
      'Two hours after removal of the spleen a client is restless and pale. Pulse has risen from 84 to 122/min, urine is 15 mL in an hour, and the abdomen is firm.',
    key: [
      'Bleeding inside the abdomen',
      'A rising pulse, pallor and little urine early after surgery mean blood loss.',
    ],
    fits: 'Early bleeding shows as restlessness, a rising pulse and little urine.',
    unlike: ['sepsis', 'ileus', 'embolism', 'urinary-retention', 'evisceration'],
    level: 'analysis',
    takeaway:
      'Restlessness and a rising pulse are early signs of bleeding; a falling pressure is late. In the first hours after surgery look under the client and into the drains.',
  },
  {
    id: 'wound-infection',
    scene:
      'On the sixth day after bowel surgery the incision is red, warm and more painful, with cloudy drainage. Temperature is 38.6 °C (101.5 °F).',
    key: [
      'Infection of the incision',
      'Redness, warmth, pus and fever after day 4 are the picture of surgical site infection.',
    ],
    fits: 'Wound infection shows after about day 4, with redness, warmth and pus.',
    unlike: ['atelectasis', 'evisceration', 'ileus', 'deep-vein', 'urinary-infection'],
    takeaway:
      'Surgical site infection appears most often after the fourth day. A culture comes before antibiotics. Clean technique, glucose control and nutrition lower the risk.',
  },
  {
    id: 'evisceration',
    scene:
      'On the seventh day after surgery a coughing client with obesity feels a pop in the abdomen. Pink fluid soaks the dressing, and the skin edges gape.',
    key: [
      'Separation of the wound layers',
      'A sudden gush of pink fluid with a popping feeling means that the fascia has given way.',
    ],
    fits: 'Dehiscence announces itself with pink fluid and a popping feeling.',
    unlike: ['wound-infection', 'hemorrhage', 'ileus', 'urinary-retention', 'sepsis'],
    takeaway:
      'Dehiscence comes 5 to 10 days after surgery, with cough, obesity, poor nutrition and steroids as risks. Lie the client down with bent knees, cover with moist sterile gauze and call the surgeon.',
  },
  {
    id: 'ileus',
    scene:
      'On the fourth day after abdominal surgery a client has a swollen belly, no bowel sounds and no gas, and vomits bile. Temperature and pulse are normal.',
    key: [
      'Bowel that does not move',
      'Distension with silent bowel and vomiting but no fever is paralytic ileus.',
    ],
    fits: 'Ileus gives a swollen, silent abdomen without gas or fever.',
    unlike: ['hemorrhage', 'wound-infection', 'evisceration', 'urinary-retention', 'sepsis'],
    takeaway:
      'Bowel sounds and gas should return within about 3 days. Prolonged ileus is treated with nothing by mouth, a gastric tube, fluids, walking and fewer opioids.',
  },
  {
    id: 'urinary-retention',
    scene:
      'Eight hours after hernia repair under spinal anesthesia a client has not voided. There is a dull swelling above the pubic bone and the client is restless.',
    key: [
      'Bladder that cannot empty',
      'Anesthetics and opioids relax the bladder. A dull swelling above the pubis is a full bladder.',
    ],
    fits: 'Urinary retention gives a full bladder without voiding for 6 to 8 hours.',
    unlike: ['hemorrhage', 'ileus', 'urinary-infection', 'acute-kidney', 'evisceration'],
    takeaway:
      'A client should void within 6 to 8 hours of surgery. Check with a bladder scan, help to a natural position, run water; then catheterize as prescribed.',
  },
  {
    id: 'urinary-infection',
    scene:
      'On the fifth day a client whose catheter was removed yesterday has burning on voiding, cloudy urine and a temperature of 38.3 °C (100.9 °F). Lungs are clear.',
    key: [
      'Infection of the urinary tract',
      'Burning and cloudy urine after a catheter mean that bacteria have reached the bladder.',
    ],
    fits: 'Urinary infection follows a catheter, with burning and cloudy urine.',
    unlike: ['wound-infection', 'pneumonia', 'urinary-retention', 'atelectasis', 'deep-vein'],
    takeaway:
      'Catheters are the chief cause of urinary infection in hospital. Take them out as soon as possible. Fever on days 3 to 5 with urinary signs needs a culture.',
  },
  {
    id: 'deep-vein',
    scene:
      'On the fifth day after pelvic surgery a client has a left calf that is 4 cm larger than the right, warm and tender. Breathing is easy.',
    key: [
      'Clot in a deep leg vein',
      'Swelling of one calf with warmth after pelvic surgery is deep vein thrombosis.',
    ],
    fits: 'Deep vein thrombosis gives a swollen, warm leg on one side.',
    unlike: ['embolism', 'compartment', 'wound-infection', 'fat-embolism', 'urinary-infection'],
    takeaway:
      'One swollen, warm leg after surgery is thrombosis until proved otherwise. Do not rub the leg. Anticoagulants, and walking once treated, prevent embolism.',
  },
  {
    id: 'sepsis',
    scene:
      'On the fifth day after repair of a perforated bowel a client is confused. Temperature is 39.4 °C (102.9 °F), pulse 130/min, respirations 28/min, skin flushed and warm, and blood pressure 86/44 mm Hg.',
    key: [
      'Shock from spreading infection',
      'Fever, warm skin and low pressure with confusion after bowel contamination is septic shock.',
    ],
    fits: 'Septic shock gives fever, fast pulse and low pressure, often with warm skin.',
    unlike: ['hemorrhage', 'embolism', 'atelectasis', 'ileus', 'malignant-hyperthermia'],
    level: 'analysis',
    takeaway:
      'Fever with confusion, fast breathing and low pressure after surgery is sepsis. Cultures, antibiotics within the hour and fluids come first. Lactate measures its depth.',
  },
  {
    id: 'malignant-hyperthermia',
    scene:
      'Minutes after an inhaled anesthetic with succinylcholine a young client has a rigid jaw, a pulse of 150/min and a steep rise of exhaled carbon dioxide. Temperature then climbs to 40.2 °C (104.4 °F).',
    key: [
      'Crisis of muscle metabolism',
      'An inherited fault of muscle calcium makes heat and carbon dioxide. Dantrolene stops it.',
    ],
    fits: 'Malignant hyperthermia starts during anesthesia, with rigid muscles and rising carbon dioxide.',
    unlike: ['sepsis', 'hemorrhage', 'fat-embolism', 'embolism', 'atelectasis'],
    level: 'analysis',
    lpn: false,
    takeaway:
      'A rise of exhaled carbon dioxide, rigid jaw and fast pulse come first; fever is late. Stop the trigger, call for dantrolene, cool and give oxygen. Relatives are tested.',
  },
  {
    id: 'compartment',
    scene:
      'Ten hours after a forearm fracture was set in a cast a client has pain that rises on stretching the fingers and is not eased by morphine. The fingers tingle.',
    key: [
      'High pressure in a muscle space',
      'Pain out of proportion and on passive stretch, with tingling, means that muscle lacks blood.',
    ],
    fits: 'Compartment syndrome gives pain on passive stretch that drugs do not ease.',
    unlike: ['deep-vein', 'fat-embolism', 'wound-infection', 'hemorrhage', 'sepsis'],
    level: 'analysis',
    rn: 'System-specific (focused) assessment',
    lpn: 'Neurovascular checks',
    takeaway:
      'Pain on passive stretch and pain that opioids do not ease are early signs of compartment syndrome. Keep the limb at heart level, loosen or split the cast and call at once.',
  },
  {
    id: 'thyroid-airway',
    scene:
      'Six hours after removal of the thyroid a client says that the collar feels tight. The voice is muffled, breathing is noisy on inspiration, and the neck looks fuller.',
    key: [
      'Blood pressing on the airway',
      'A growing hematoma of the neck closes the airway within minutes.',
    ],
    fits: 'A neck hematoma gives tightness, a full neck and noisy breathing.',
    unlike: ['atelectasis', 'pneumonia', 'embolism', 'sepsis', 'hypocalcemia'],
    level: 'analysis',
    takeaway:
      'Tightness, a fuller neck and stridor after thyroid surgery mean bleeding onto the airway. Raise the head, call for help; the wound is opened at the bedside if need be.',
  },
  {
    id: 'hypocalcemia',
    scene:
      'On the day after removal of the thyroid a client has tingling lips, and the hand curls when a blood pressure cuff stays inflated. Breathing is quiet.',
    key: [
      'Fall of calcium in the blood',
      'Bruised or lost parathyroid glands let calcium fall, and nerves become irritable.',
    ],
    fits: 'Low calcium after neck surgery gives tingling and spasm of the hand.',
    unlike: ['thyroid-airway', 'sepsis', 'embolism', 'deep-vein', 'malignant-hyperthermia'],
    takeaway:
      'Tingling around the mouth and Trousseau sign after thyroid surgery mean low calcium. IV calcium gluconate is kept ready, as spasm of the larynx may follow.',
  },
  {
    id: 'acute-kidney',
    scene:
      'On the second day after repair of an aortic aneurysm the bladder is empty on scan. Urine has been 12 mL/hour for six hours, and creatinine rose from 0.9 to 2.4 mg/dL.',
    key: [
      'Acute injury of the kidneys',
      'An empty bladder with a rising creatinine places the fault in the kidneys, after clamping of the aorta.',
    ],
    fits: 'Kidney injury gives little urine, an empty bladder and a rising creatinine.',
    unlike: ['urinary-retention', 'urinary-infection', 'hemorrhage', 'ileus', 'sepsis'],
    level: 'analysis',
    takeaway:
      'Less than 30 mL/hour (0.5 mL/kg/hour) needs action. A bladder scan tells retention from kidney injury. After aortic surgery perfusion of the kidneys is at risk.',
  },
  {
    id: 'delirium',
    scene:
      'On the second night after hip repair an 84-year-old client, clear before surgery, pulls at the IV line and sees insects on the wall. By noon the client is calm and oriented again.',
    key: [
      'Acute passing confusion',
      'Sudden onset, change through the day and visions in an older client after surgery are delirium.',
    ],
    fits: 'Delirium starts suddenly, comes and goes and brings visions.',
    unlike: ['sepsis', 'fat-embolism', 'embolism', 'hypocalcemia', 'hemorrhage'],
    takeaway:
      'Delirium is sudden and fluctuates; dementia is slow. Look for infection, low oxygen, pain, full bladder and drugs. Glasses, hearing aids, sleep and walking prevent it.',
  },
];
