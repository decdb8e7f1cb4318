import type { FindingPool } from './care-fact.ts';

/** A limb in a cast or traction. */
export const castPool: FindingPool = {
  rn: 'Traction, casts and orthopedic devices',
  lpn: 'Mobility, transfer and positioning',
  id: 'cast-finding',
  question: 'Which finding should the nurse report at once?',
  takeaway:
    'Pain out of proportion, pallor, numbness, weakness, coldness and a weak pulse warn of pressure that destroys muscle and nerve.',
  alarming: [
    [
      'stretch-pain',
      'Six hours ago a fractured forearm was put in a cast, and the client has had an opioid.',
      'Severe pain when fingers are straightened',
      'Pain on passive stretch is an early sign of compartment syndrome.',
      ['Dull ache that the tablet relieves', 'Tired arms from lifting with the trapeze'],
    ],
    [
      'numb-toes',
      'A client with a long leg cast is checked each hour during the first night.',
      'Numbness and tingling of the toes',
      'Loss of feeling shows pressure on nerves inside the cast.',
    ],
    [
      'cold-pale',
      'A child with a cast of the upper arm sits up and draws pictures.',
      'Pale, cool fingers with slow refill',
      'Pale and cool fingers mean that too little blood gets through.',
      ['Pink nail beds with refill in two seconds', 'Tired arms from lifting with the trapeze'],
    ],
    [
      'hot-spot',
      'A client has worn a leg cast for a week.',
      'Hot spot with a musty odor',
      'A hot area with odor suggests infection or a pressure sore under the cast.',
    ],
    [
      'foot-lift',
      'A client in Buck traction is examined in the evening.',
      'Unable to bend the foot upward',
      'Weak upward movement points to pressure on the peroneal nerve.',
      ['Itching of the skin under the cast', 'Flaking skin at the edge of the cast'],
    ],
    [
      'petechiae',
      'A day after a fractured femur a young client becomes restless.',
      'Short breath with petechiae on chest',
      'Dyspnea, restlessness and petechiae after a long bone fracture suggest fat embolism.',
      ['Itching of the skin under the cast', 'Flaking skin at the edge of the cast'],
    ],
    [
      'pin-pus',
      'Pin sites of a client in skeletal traction are inspected in the second week.',
      'Thick yellow drainage with fever',
      'Pus and fever at a pin site may mean infection of bone.',
      ['Itching of the skin under the cast', 'Flaking skin at the edge of the cast'],
    ],
    [
      'body-cast-vomit',
      'A client in a body cast was turned after breakfast.',
      'Bloating, vomiting and no bowel sounds',
      'Pressure of a body cast on the bowel can obstruct it.',
    ],
  ],
  expected: [
    [
      'Itching of the skin under the cast',
      'Itching is common and is eased by cool air and distraction.',
    ],
    [
      'Weariness after a poor night of sleep',
      'An unfamiliar position disturbs sleep, which is a matter of comfort.',
    ],
    [
      'Slight swelling that eases when raised',
      'Mild swelling that falls with elevation is usual at first.',
    ],
    [
      'Dull ache that the tablet relieves',
      'Pain that responds to medicine and elevation is expected.',
    ],
    [
      'Pink nail beds with refill in two seconds',
      'Pink color and quick refill show good blood flow.',
    ],
    [
      'Tired arms from lifting with the trapeze',
      'Unused arm muscles tire when they lift the body off the bed.',
    ],
    [
      'Flaking skin at the edge of the cast',
      'Dry flakes at the edge are shed skin and can be wiped off gently.',
    ],
    [
      'Sore muscles after the first exercises',
      'Muscles that were at rest are sore after the first exercises.',
    ],
  ],
  several: [
    [
      'cast-several-phone',
      'A nurse makes a list for families of children with casts of arm, leg or trunk. Which changes must be reported at once?',
    ],
    [
      'cast-several-round',
      'On an orthopedic unit the nurse checks several clients with casts or traction. Which findings need a report at once?',
    ],
  ],
};

/** Tubes, stomas and catheters. */
export const tubePool: FindingPool = {
  rn: 'Elimination and ostomy care',
  lpn: 'Elimination (catheter, bowel, ostomy)',
  id: 'drain-finding',
  question: 'These findings are noted in different clients. Which one calls for prompt action?',
  takeaway:
    'A dark stoma, no output, blood, fever or a rigid abdomen are warnings; mucus, redness of the stoma and gas are usual.',
  alarming: [
    [
      'dusky-stoma',
      'On the morning after several bowel operations a nurse makes rounds.',
      'Dusky purple color of the stoma',
      'Dark color means that blood flow to the stoma is failing.',
      ['Moist red color of the stoma'],
    ],
    [
      'no-ileal-output',
      'A home health nurse telephones clients who live with stomas and catheters.',
      'No output with vomiting for six hours',
      'No output with vomiting suggests that food has blocked the ileostomy.',
      ['Soft stool every second day'],
    ],
    [
      'rigid-belly',
      'At the change of shift a nurse takes over clients of an abdominal surgery unit.',
      'Abdomen hard as a board with fever',
      'A rigid abdomen with fever suggests a leak and peritonitis.',
    ],
    [
      'clot-catheter',
      'A nurse on a urology and bowel surgery unit checks each client after lunch.',
      'Clots and no flow despite irrigation',
      'Blocked outflow distends the bladder and causes bleeding and pain.',
      ['Moist red color of the stoma', 'Slight bleeding when stoma is wiped'],
    ],
    [
      'chills-cloudy',
      'In a nursing home the evening nurse reads the notes on residents with stomas, catheters and bowel problems.',
      'Chills with flank pain and cloudy urine',
      'Chills and flank pain suggest that infection has reached the kidney.',
    ],
    [
      'liters-lost',
      'During the first week after surgery clients with new stomas are seen by the nurse.',
      'Output of 2,500 mL since yesterday',
      'A loss this large leads to dehydration and lack of sodium.',
      ['Soft stool every second day'],
    ],
    [
      'liquid-ooze',
      'In a long-term care unit data on bowel and bladder are collected from several residents.',
      'Liquid stool oozing with a full rectum',
      'Oozing around hard stool is a sign of fecal impaction.',
      ['Soft stool every second day'],
    ],
    [
      'no-urine-four',
      'A nurse in an outpatient surgery center checks clients before they leave.',
      'No urine passed with a tender bladder',
      'No voiding within six to eight hours with a full bladder is retention.',
      ['Darker urine before the first drink', 'Strands of mucus in conduit urine'],
    ],
  ],
  expected: [
    ['Moist red color of the stoma', 'A red moist stoma is well supplied with blood.'],
    [
      'Strands of mucus in conduit urine',
      'A bowel segment goes on making mucus, so strands are usual.',
    ],
    ['Gas in the pouch on day three', 'Gas is a sign that the bowel is starting to work.'],
    [
      'Slight bleeding when stoma is wiped',
      'The surface is rich in vessels, and a spot of blood is common.',
    ],
    [
      'Swelling of the stoma in week one',
      'A stoma is swollen at first and shrinks over six to eight weeks.',
    ],
    [
      'Soft stool every second day',
      'Frequency varies among people, and soft stool is passed with ease.',
    ],
    [
      'Pink-tinged urine after prostate surgery',
      'Pink urine is usual in the first days while irrigation runs.',
    ],
    [
      'Darker urine before the first drink',
      'Morning urine is more concentrated and becomes paler with fluid.',
    ],
  ],
  several: [
    [
      'drain-several-home',
      'A nurse who is new to a surgical ward learns which findings with stomas, bowels and catheters must be reported. Which ones are they?',
    ],
    [
      'drain-several-unit',
      'On a surgical unit the nurse checks stomas, bowels and catheters. Which findings need prompt action?',
    ],
  ],
};
