import type { NursingFact } from './nursing-fact.ts';

/** The position that helps or protects in a procedure or an illness. */
export const positions: readonly NursingFact[] = [
  {
    id: 'lumbar-puncture',
    scene: 'The provider is ready to take spinal fluid from an adult client.',
    ask: 'How should the nurse position the client?',
    key: [
      'On the side, knees drawn up and chin on the chest',
      'Curling opens the spaces between the vertebrae for the needle.',
    ],
    fits: 'The curled side position is for a lumbar puncture.',
    unlike: ['liver-biopsy-after', 'enema', 'hypovolemia', 'central-line'],
    slips: [
      [
        'Prone on a firm bed with the arms at the sides',
        'Lying prone closes the spaces between the vertebrae.',
      ],
    ],
    takeaway:
      'For lumbar puncture the client lies curled on the side, or sits bent over a table. The nurse helps to hold still. Afterward the client lies flat as prescribed and drinks.',
  },
  {
    id: 'thoracentesis',
    scene: 'Fluid is to be drawn from the right pleural space of a client at the bedside.',
    ask: 'Which position is best?',
    key: [
      'Sitting up, leaning forward over a bedside table',
      'Fluid sinks to the base, and leaning forward spreads the ribs.',
    ],
    fits: 'Leaning forward over a table is for thoracentesis.',
    unlike: ['lumbar-puncture', 'central-line', 'liver-biopsy-after', 'ards'],
    slips: [
      [
        'Flat on the back with the arms behind the head',
        'Fluid spreads along the whole lung when the client lies flat.',
      ],
    ],
    takeaway:
      'For thoracentesis the client sits and leans on a table, or lies on the unaffected side if too weak. The client must not cough or move. Watch for pneumothorax afterward.',
  },
  {
    id: 'paracentesis',
    scene: 'A client with cirrhosis is about to have ascitic fluid drained.',
    ask: 'Which position should the nurse help the client to take?',
    key: [
      'Upright on the edge of the bed with feet supported',
      'Upright fluid gathers in the lower abdomen, and bowel floats away from the needle.',
    ],
    fits: 'Upright with supported feet is for draining ascites.',
    unlike: ['lumbar-puncture', 'central-line', 'enema', 'ards'],
    slips: [
      [
        'Flat on the back with a pillow beneath the knees',
        'Flat, fluid spreads to the flanks and breathing gets worse.',
      ],
    ],
    takeaway:
      'Upright or high Fowler position lets ascitic fluid sink and breathing ease. The bladder is emptied before. Pressure is watched as fluid leaves.',
  },
  {
    id: 'liver-biopsy-after',
    scene: 'A percutaneous liver biopsy has just ended, and the puncture is covered.',
    ask: 'How should the client lie for the first hours?',
    key: [
      'On the right side with a small pillow underneath',
      'The weight of the body presses the liver against the chest wall and stops bleeding.',
    ],
    fits: 'The right side presses the liver after its biopsy.',
    unlike: ['lumbar-puncture', 'enema', 'thoracentesis', 'amputation'],
    slips: [
      [
        'On the left side with the right arm above the head',
        'That position opens the right side and is used before the biopsy, not after it.',
      ],
    ],
    takeaway:
      'After liver biopsy the client lies on the right side for two hours or more. Bleeding and bile leak are the dangers: watch pulse, pressure, pain in shoulder or abdomen.',
  },
  {
    id: 'central-line',
    scene:
      'A catheter is being placed in the internal jugular vein, and the client has no breathing trouble.',
    ask: 'Which position lowers the risk of air in the vein?',
    key: [
      'Supine with the head lower than the feet',
      'Pressure in the neck veins rises above that of air, so air is not drawn in.',
    ],
    fits: 'Head low is for placing a central line in the neck.',
    unlike: ['thoracentesis', 'paracentesis', 'intracranial-pressure', 'reflux'],
    slips: [
      [
        'Sitting with the head bent toward the chest',
        'Upright, the neck veins are below air pressure and suck air in.',
      ],
    ],
    takeaway:
      'A head-down tilt fills neck veins and prevents air embolism at insertion. On removal the client lies flat and bears down. A chest film checks the tip.',
  },
  {
    id: 'intracranial-pressure',
    scene:
      'A client with a severe head injury has an intracranial pressure of 24 mm Hg. The spine has been cleared.',
    ask: 'Which position is best?',
    key: [
      'Head of bed at 30 degrees and the neck straight',
      'Raised and straight, the jugular veins drain freely and pressure falls.',
    ],
    fits: 'A raised head with a straight neck lowers intracranial pressure.',
    unlike: ['central-line', 'hypovolemia', 'enema', 'ards'],
    slips: [
      [
        'Flat with the head turned to the injured side',
        'Turning the head kinks a jugular vein and raises pressure.',
      ],
      [
        'Side-lying with the hips bent to 90 degrees',
        'Sharp hip bending raises pressure in abdomen and skull.',
      ],
    ],
    takeaway:
      'With raised intracranial pressure keep the head at 30 degrees and midline, and avoid hip bending, straining and clusters of care. Normal pressure is about 5 to 15 mm Hg.',
  },
  {
    id: 'hypovolemia',
    scene:
      'A client bleeding from a stomach ulcer has a blood pressure of 80/46 mm Hg. Lungs are clear and IV fluid is running.',
    ask: 'Which position supports the circulation?',
    key: [
      'Lying flat with the legs raised on pillows',
      'Blood from the legs returns to the heart without the abdomen pressing on the lungs.',
    ],
    fits: 'Flat with raised legs is for low volume.',
    unlike: ['intracranial-pressure', 'pulmonary-edema', 'reflux', 'thoracentesis'],
    slips: [
      [
        'High Fowler position with the legs hanging down',
        'Blood pools in the legs and the pressure falls more.',
      ],
    ],
    takeaway:
      'In low-volume shock lie the client flat and raise the legs. A steep head-down tilt is no longer used, as it hinders breathing. In cardiogenic shock with lung congestion the head is raised.',
  },
  {
    id: 'pulmonary-edema',
    scene:
      'A client with left heart failure is gasping, with crackles to the middle of both lungs. Blood pressure is 168/94 mm Hg.',
    ask: 'Which position should the nurse choose?',
    key: [
      'High Fowler with the legs over the bedside',
      'Blood stays in the legs, and the diaphragm can move down.',
    ],
    fits: 'High Fowler with legs down is for lungs full of fluid.',
    unlike: ['hypovolemia', 'central-line', 'liver-biopsy-after', 'enema'],
    slips: [
      [
        'Low Fowler with the legs raised on pillows',
        'Raised legs send more blood to a heart that cannot cope.',
      ],
    ],
    takeaway:
      'Acute heart failure is treated sitting up with the legs down, which lowers venous return. Oxygen, diuretics and vasodilators follow.',
  },
  {
    id: 'amputation',
    scene:
      'A client is on the second day after a below-knee amputation. The first 24 hours of raising the limb are over.',
    ask: 'Which position prevents a hip contracture?',
    key: [
      'Prone for 20 to 30 minutes several times a day',
      'Lying prone stretches the hip flexors, which tighten in bed and chair.',
    ],
    fits: 'Lying prone stretches the hip after amputation. It prevents a contracture.',
    unlike: ['intracranial-pressure', 'stroke', 'reflux'],
    slips: [
      [
        'Supine with the residual limb on two pillows',
        'Prolonged raising on pillows bends hip and knee and lets them stiffen.',
      ],
      [
        'Sitting in a chair for most of the waking day',
        'Sitting keeps hip and knee bent. Joints that stay bent become stiff.',
      ],
    ],
    takeaway:
      'After leg amputation raise the limb for the first day against swelling, then keep it flat. Lying prone several times a day prevents hip contracture. A firm wrap shapes the limb.',
  },
  {
    id: 'hip-replacement',
    scene: 'A client had a total hip replacement through a posterior approach this morning.',
    ask: 'How should the legs be kept in bed?',
    key: [
      'Apart, with an abduction pillow between them',
      'Adduction, turning inward and sharp bending can push the new joint out.',
    ],
    fits: 'Legs apart with a pillow is for a new hip joint.',
    unlike: [],
    slips: [
      [
        'Close together, with a soft strap around the ankles',
        'A strap holds the legs in adduction, which can push the joint out.',
      ],
      [
        'Bent at the hips, with both feet on a high stool',
        'Sharp bending of the hip can dislocate the new joint.',
      ],
      [
        'Together, with the knees drawn up to the chest',
        'Bending past 90 degrees dislocates the joint. The hip is kept below that angle.',
      ],
      [
        'Crossed at the ankles, with toes turned inward',
        'Crossing and inward turning dislocate a posterior approach.',
      ],
    ],
    takeaway:
      'After a posterior approach keep the legs apart, do not bend the hip past 90 degrees or turn the toes inward. A short, turned leg with sudden pain means dislocation.',
  },
  {
    id: 'enema',
    scene: 'A client who has not passed stool for six days is to receive a cleansing enema.',
    ask: 'Which position is best for it?',
    key: [
      'Left side-lying with the right knee bent',
      'The fluid follows the natural curve of the sigmoid colon.',
    ],
    fits: 'The left side is for an enema. It follows the curve of the colon.',
    unlike: ['liver-biopsy-after', 'lumbar-puncture', 'paracentesis', 'hypovolemia'],
    slips: [
      [
        'Right side-lying with both legs straight',
        'On the right side fluid must run uphill into the sigmoid colon.',
      ],
      [
        'Sitting on the toilet during the inflow',
        'Upright, the fluid stays in the rectum and the tube may injure it.',
      ],
    ],
    takeaway:
      'An enema is given on the left side with the upper knee bent, the tip aimed at the navel and the bag low. Slow or stop for cramps.',
  },
  {
    id: 'reflux',
    scene: 'A client with hiatal hernia wakes with burning behind the breastbone.',
    ask: 'Which position at night should the nurse suggest?',
    key: [
      'On a bed with its head raised on blocks',
      'Gravity keeps acid in the stomach, without bending the belly.',
    ],
    fits: 'A raised bed head keeps acid in the stomach.',
    unlike: ['hypovolemia', 'amputation', 'liver-biopsy-after', 'central-line'],
    slips: [
      [
        'Flat on the right side without pillows',
        'Flat, and on the right side, acid runs more easily into the esophagus.',
      ],
      ['Curled up on three soft pillows', 'Soft pillows bend the waist and press on the stomach.'],
    ],
    takeaway:
      'In reflux the head of the bed is raised 6 to 8 inches on blocks. Also no food for 2 to 3 hours before bed, small meals, weight loss and no smoking.',
  },
  {
    id: 'stroke',
    scene: 'A client with a right-sided stroke weakness is learning to swallow again at meals.',
    ask: 'Which position is safest for eating?',
    key: [
      'Upright at 90 degrees with the chin tucked',
      'Upright posture uses gravity, and a tucked chin guards the airway.',
    ],
    fits: 'Upright with the chin tucked is for eating with poor swallowing.',
    unlike: ['intracranial-pressure', 'ards', 'amputation', 'enema'],
    slips: [
      [
        'Reclined at 30 degrees with the neck extended',
        'An extended neck opens the airway to food.',
      ],
      [
        'Side-lying on the weak side with a flat bed',
        'Food pools in the weak cheek and may be inhaled.',
      ],
    ],
    takeaway:
      'With dysphagia sit upright, tuck the chin, place food on the strong side and check the cheek. Stay upright for half an hour after meals.',
  },
  {
    id: 'ards',
    scene:
      'A ventilated client has acute respiratory distress syndrome. Oxygenation stays poor with high settings.',
    ask: 'Which position improves oxygenation in this state?',
    key: [
      'Prone for long periods, turned by a team',
      'Turning prone opens the collapsed back parts of the lungs and evens out ventilation.',
    ],
    fits: 'Prone positioning is for severe distress syndrome of the lungs.',
    unlike: ['central-line', 'intracranial-pressure', 'enema', 'liver-biopsy-after'],
    slips: [
      [
        'Supine and flat with turns by night alone',
        'Flat, the heavy lung collapses toward the back.',
      ],
    ],
    lpn: false,
    rn: 'Mechanical ventilation and airway management',
    takeaway:
      'In severe ARDS prone positioning for 12 to 16 hours a day improves oxygenation and survival. Guard the tube, eyes, face and lines at each turn.',
  },
  {
    id: 'one-lung',
    scene: 'A client has a large pneumonia of the left lung with an oxygen saturation of 90%.',
    ask: 'Which position helps oxygenation most?',
    key: [
      'Right side-lying with the good lung down',
      'Gravity sends more blood to the lower lung, which here is the one that works.',
    ],
    fits: 'The good lung down suits disease of one lung.',
    unlike: ['enema', 'central-line', 'hypovolemia', 'reflux'],
    slips: [
      [
        'Left side-lying with the sick lung down',
        'Blood would go to the lung that cannot load oxygen.',
      ],
      ['Flat with a pillow under the shoulders', 'Flat posture lowers lung volume on both sides.'],
    ],
    level: 'analysis',
    takeaway:
      'In disease of one lung turn the client with the good lung down. After lung removal the rule is the reverse: on the back or on the operated side.',
  },
  {
    id: 'pneumonectomy',
    scene: 'A client has had the whole right lung removed. There is no chest tube to suction.',
    ask: 'Which position should be avoided in favor of the back or the operated side?',
    key: [
      'Lying fully on the left side',
      'Fluid from the empty space could drown the one lung left, and the heart could shift.',
    ],
    fits: 'Lying on the remaining lung is avoided after pneumonectomy.',
    unlike: [],
    slips: [
      [
        'Lying on the back with the head raised',
        'This position is allowed and eases breathing. It is not the one that threatens the lung.',
      ],
      [
        'Leaning a quarter turn to the right side',
        'Toward the operated side the good lung can expand.',
      ],
      [
        'Sitting up in a chair for short periods',
        'Sitting out helps breathing and prevents clots. It is not harmful after this operation.',
      ],
      ['Lying in a semi-Fowler position at night', 'This position is a usual and safe choice.'],
    ],
    level: 'analysis',
    takeaway:
      'After pneumonectomy the client lies on the back or the operated side. Full turning to the other side may shift the heart and drown the remaining lung. Check the trachea for midline.',
  },
  {
    id: 'cardiac-cath',
    scene: 'A client returns from a coronary angiogram through the right femoral artery.',
    ask: 'How should the client be positioned?',
    key: [
      'Supine with the right leg kept straight',
      'A straight leg lets the puncture seal. Bending the hip opens it.',
    ],
    fits: 'A straight leg protects a femoral puncture.',
    unlike: ['hip-replacement', 'enema', 'amputation', 'paracentesis'],
    slips: [
      [
        'Sitting at 60 degrees with the knees bent',
        'Bending the hip presses on the puncture and opens it.',
      ],
      [
        'Left side-lying with the hips well flexed',
        'Hip bending strains the artery and hides bleeding.',
      ],
    ],
    takeaway:
      'After femoral access keep the leg straight and the head at 30 degrees or less for the time prescribed. Check the groin, pulses, color and warmth often.',
  },
  {
    id: 'thyroidectomy',
    scene:
      'After neck surgery a client is awake with stable vital signs. The surgeon wants to limit swelling around the incision.',
    ask: 'Which position is best?',
    key: [
      'Semi-Fowler with the neck in a neutral line',
      'The raised head drains the neck, and a neutral line spares the sutures.',
    ],
    fits: 'A raised head with a neutral neck is for the time after neck surgery.',
    unlike: ['central-line', 'enema', 'hypovolemia', 'lumbar-puncture'],
    slips: [
      [
        'Flat with the neck stretched over a roll',
        'Stretching pulls on sutures, and flat posture adds swelling.',
      ],
      [
        'Prone with the head turned to one side',
        'Prone posture hides the airway and twists the wound.',
      ],
    ],
    takeaway:
      'After thyroid surgery keep the head raised and supported in line. Check behind the neck for blood, and listen for stridor and hoarseness. A tracheostomy set stays at hand.',
  },
];
