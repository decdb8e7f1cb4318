import type { NursingFact } from './nursing-fact.ts';

/** Gastric tubes, drains, catheters and feeding tubes: what is seen and what is done. */
export const drainsAndTubes: readonly NursingFact[] = [
  {
    id: 'tube-length',
    scene: 'A nurse is about to pass a nasogastric tube in an adult client.',
    ask: 'How should the length be measured?',
    key: [
      'Nose tip to earlobe to end of the breastbone',
      'This path matches the distance to the stomach in most adults.',
    ],
    fits: 'This is how a gastric tube is measured.',
    unlike: [],
    slips: [
      [
        'Corner of the mouth to the navel in a line',
        'The line leaves out the curve of the throat.',
      ],
      ['Chin to earlobe to the lower edge of the navel', 'This would be too long and could coil.'],
      [
        'Forehead to the end of the breastbone',
        'This path does not follow the tube. The tip would end in the wrong place.',
      ],
      [
        'Nose tip to the collarbone and the armpit',
        'The path ends far from the stomach. It has no link to the esophagus.',
      ],
    ],
    level: 'recall',
    takeaway:
      'Measure from the tip of the nose to the earlobe to the xiphoid process, and mark the tube. During passage the client bends the head forward and swallows water.',
  },
  {
    id: 'tube-check',
    scene: 'A small-bore feeding tube has just been placed. The client is sedated.',
    ask: 'What confirms the place of the tube before the first feeding?',
    key: [
      'An x-ray read by the provider',
      'X-ray shows where the tip lies. Other bedside checks can be wrong in the lung.',
    ],
    fits: 'X-ray confirms the place of a new feeding tube.',
    unlike: [],
    slips: [
      ['A rush of air heard at the stomach', 'Air in the lung or esophagus can sound the same.'],
      [
        'Absence of coughing on passage',
        'A sedated client may not cough with the tube in the lung.',
      ],
      [
        'Clear fluid drawn by a syringe',
        'Pleural fluid can look like gastric juice. Its look proves nothing.',
      ],
      ['A mark that sits at the nostril', 'The mark shows length, not where the tip is.'],
    ],
    takeaway:
      'A new feeding tube is used after an x-ray. Later the mark at the nose and the pH of the aspirate, 5 or lower in the stomach, are checked before each use.',
  },
  {
    id: 'tube-cough',
    scene:
      'While a gastric tube is being passed, the client coughs hard, cannot speak and turns dusky.',
    key: [
      'Pull the tube back at once',
      'Coughing and loss of voice show that the tube is in the airway.',
    ],
    fits: 'A tube in the airway is pulled back.',
    unlike: ['no-drainage', 'sump-leak'],
    slips: [
      ['Push on while the client sips', 'Pushing drives the tube deeper into the airway.'],
      ['Blow air through to listen', 'Air into the lung is useless while the airway is blocked.'],
      ['Tape it and call for an x-ray', 'The client cannot breathe. The tube comes out first.'],
    ],
    takeaway:
      'Gagging is common in passing a gastric tube; coughing, no voice and blue color mean the airway. Withdraw to the throat, let the client rest and try again.',
  },
  {
    id: 'no-drainage',
    scene:
      'A client with bowel obstruction has a gastric tube on low suction. It has drained nothing for two hours, and the abdomen is firmer. The client had no stomach surgery.',
    key: [
      'Irrigate with 30 mL of saline',
      'A tube that stops draining is most often plugged. Saline restores flow without loss of salt.',
    ],
    fits: 'A plugged gastric tube is rinsed with saline.',
    unlike: ['tube-cough', 'sump-leak'],
    slips: [
      ['Raise the suction to high', 'High continuous suction pulls the lining into the tube.'],
      [
        'Take the tube out of the nose',
        'Drainage is still needed. Removal brings vomiting. The blockage is cleared instead.',
      ],
      [
        'Give a laxative through it',
        'Laxatives are harmful in bowel obstruction. They may burst a blocked bowel.',
      ],
      ['Record it as lower output', 'The firm abdomen shows that fluid is still there.'],
    ],
    takeaway:
      'When a gastric tube stops draining check for kinks, the suction and position, then irrigate with saline as prescribed. After gastric surgery it is neither irrigated nor moved without the surgeon.',
  },
  {
    id: 'sump-leak',
    scene: 'Gastric juice is coming out of the blue vent of a double-lumen gastric tube.',
    key: [
      'Raise the vent above the stomach',
      'Juice runs up when the vent lies lower than the stomach. Air in the vent clears it.',
    ],
    fits: 'A leaking vent is kept above the stomach.',
    unlike: ['tube-cough'],
    slips: [
      ['Plug the vent with a cap', 'A closed vent lets suction grab the stomach wall.'],
      ['Connect the vent to suction', 'The vent must carry air in, so that suction stays gentle.'],
      [
        'Clamp both of the lumens',
        'Clamping stops the decompression. Pressure in the stomach would rise.',
      ],
      ['Pull the tube out 4 inches', 'Moving the tube takes it out of the stomach.'],
    ],
    takeaway:
      'The blue vent of a sump tube lets air in and protects the lining. Keep it above the stomach, unclamped. Air may be injected into it, but no fluid.',
  },
  {
    id: 'gastric-surgery',
    scene:
      'Eight hours after part of the stomach was removed a gastric tube slips out by 3 inches. The client has no pain.',
    key: [
      'Secure it and call the surgeon',
      'Pushing a tube near fresh sutures could tear them. The surgeon decides.',
    ],
    fits: 'A tube near fresh stomach sutures is not moved by nurses.',
    unlike: ['tube-cough'],
    slips: [
      ['Push it in to the old mark', 'The tip may go through the suture line.'],
      [
        'Irrigate with 60 mL of water',
        'Pressure of fluid may open the sutures. The surgeon decides about any irrigation.',
      ],
      ['Pull it out and place anew', 'Passage past new sutures may perforate the stomach.'],
      ['Turn it to free the opening', 'Turning the tube can tear the suture line.'],
    ],
    level: 'analysis',
    takeaway:
      'After gastric surgery the tube is not repositioned or irrigated without the surgeon. Some blood in the first 12 to 24 hours is expected; bright red drainage that goes on is not.',
  },
  {
    id: 'residual',
    scene:
      'A client fed through a stomach tube at 60 mL/hour vomits and has a tight belly. The residual is 520 mL.',
    key: [
      'Stop the feeding and report',
      'Vomiting, a tight belly and a large residual mean that the stomach does not empty. Aspiration threatens.',
    ],
    fits: 'Feeding is stopped when the stomach does not empty.',
    unlike: ['clogged', 'peg-out'],
    slips: [
      [
        'Raise the rate to catch up',
        'More volume raises the risk of aspiration. The stomach is already too full.',
      ],
      ['Lie the client flat on the back', 'Flat posture lets feeding run into the airway.'],
      [
        'Discard it and go on as before',
        'Vomiting is a sign of intolerance that must not be ignored.',
      ],
      ['Dilute the formula by half', 'Dilution adds volume and does not empty the stomach.'],
    ],
    rn: 'Nasogastric, drain and tube management',
    takeaway:
      'Keep the head at 30 to 45 degrees during tube feeding. Vomiting, distension and a residual above about 500 mL mean intolerance. Stop, report, and consider a drug that moves the gut or a tube in the small bowel.',
  },
  {
    id: 'clogged',
    scene: 'Water will not pass through a feeding tube after crushed tablets were given.',
    key: [
      'Flush with warm water and light pressure',
      'Warm water moved to and fro with a syringe opens most clogs without harm.',
    ],
    fits: 'A clogged tube is flushed with warm water.',
    unlike: ['residual', 'tube-cough', 'peg-out'],
    slips: [
      [
        'Force cola in with a small 3 mL syringe',
        'A small syringe makes pressure that can burst the tube.',
      ],
      ['Push a wire through to free the opening', 'A wire may pierce the tube and the gut.'],
      [
        'Wait for the clog to melt by the next day',
        'The clog hardens, and feeding and drugs are missed.',
      ],
    ],
    takeaway:
      'Flush feeding tubes with 30 mL of water before and after each drug and every 4 hours. Give drugs one by one, liquids if possible. Use a large syringe.',
  },
  {
    id: 'peg-out',
    scene:
      'A gastrostomy tube that was placed eight months ago has fallen out at home an hour ago.',
    key: [
      'Cover the site and have it replaced today',
      'An established tract narrows within hours. A new tube must go in soon.',
    ],
    fits: 'A gastrostomy tube that falls out is replaced within hours.',
    unlike: ['clogged', 'residual'],
    slips: [
      [
        'Leave it out until the next clinic visit',
        'The tract may close within hours. A new one would need another procedure.',
      ],
      [
        'Pass a nasal tube through the stoma',
        'A tube of the right kind is put in by trained staff.',
      ],
      ['Feed by mouth until the tube is back', 'The tube was placed because swallowing is unsafe.'],
    ],
    takeaway:
      'A mature gastrostomy closes fast when the tube comes out; it is replaced the same day. A tube less than about 4 to 6 weeks old is replaced by the provider, as the stomach may have come loose.',
  },
  {
    id: 'jackson-pratt',
    scene: 'The bulb of a closed suction drain is full and round two days after breast surgery.',
    key: [
      'Empty it, squeeze it flat and close the plug',
      'The bulb sucks when it opens out again after squeezing.',
    ],
    fits: 'A bulb drain works when it is squeezed flat.',
    unlike: ['penrose', 't-tube'],
    slips: [
      [
        'Inject saline to rinse the bulb and the tubing',
        'Fluid pushed in carries bacteria to the wound.',
      ],
      [
        'Hang it high above the wound on the pole',
        'A high bulb hinders drainage. It is pinned below the wound.',
      ],
      [
        'Leave it full so that the pressure rises again',
        'A full bulb has no suction. It pulls once it has been squeezed flat.',
      ],
    ],
    takeaway:
      'Empty a bulb drain when it is half full and every shift. Compress it before closing the plug, clean the port and measure the drainage. Removal is usual below about 30 mL a day.',
  },
  {
    id: 'penrose',
    scene: 'A soft flat Penrose drain without a bulb lies in the incision after abscess surgery.',
    key: [
      'Pad it with absorbent sterile dressings',
      'The drain works by gravity and capillary flow onto the dressing.',
    ],
    fits: 'An open flat drain needs absorbent dressings. A bulb drain has suction of its own.',
    unlike: ['jackson-pratt', 't-tube'],
    slips: [
      [
        'Connect it to strong wall suction tonight',
        'An open drain has no suction. It would damage tissue.',
      ],
      [
        'Push it back in when it comes out a bit',
        'It is shortened by the surgeon as the wound heals.',
      ],
      [
        'Clamp it each hour to measure the output',
        'Clamping keeps pus in the wound. The wound must empty freely.',
      ],
    ],
    level: 'application',
    takeaway:
      'A Penrose drain empties onto the dressing, with a safety pin to keep it from slipping in. Change wet dressings and protect the skin. The surgeon shortens it stepwise.',
  },
  {
    id: 't-tube',
    scene:
      'On the first day after exploration of the bile duct a T-tube has drained 400 mL of green-brown fluid in 24 hours.',
    key: [
      'Chart it and keep the bag below the liver',
      'Bile flow of 300 to 500 mL in the first day is expected. Low placement keeps it flowing.',
    ],
    fits: 'This amount of bile is expected from a T-tube.',
    unlike: ['jackson-pratt', 'penrose'],
    slips: [
      [
        'Clamp the tube until the surgeon has come',
        'Clamping on the first day raises pressure in the duct.',
      ],
      [
        'Irrigate the tube with a large syringe now',
        'Irrigation under pressure may cause infection of the duct.',
      ],
      [
        'Report the amount as a leak of the duct',
        'The amount is normal on the first day. More than 1,000 mL would be reported.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'A T-tube drains 300 to 500 mL of bile on the first day and less after. Keep it below the gallbladder. Sudden stop, pain, fever or jaundice mean blockage.',
  },
  {
    id: 'irrigation-clots',
    scene:
      'During continuous bladder irrigation after prostate surgery outflow stops. The client has spasms and the bladder feels full.',
    key: [
      'Stop the inflow and irrigate by hand',
      'A clot blocks the catheter. More inflow could burst the bladder; hand irrigation clears the clot.',
    ],
    fits: 'A blocked irrigated catheter is cleared by hand.',
    unlike: [],
    slips: [
      [
        'Speed up the inflow to wash it out',
        'Fluid cannot leave, and the bladder would be overfilled.',
      ],
      [
        'Remove the catheter from the bladder',
        'The catheter also presses on the bleeding bed. Reinsertion is hard.',
      ],
      [
        'Give an opioid and check in an hour',
        'The cause of the pain is a blockage that must be cleared now.',
      ],
    ],
    takeaway:
      'Outflow that stops during bladder irrigation means clots. Stop the inflow, check for kinks and irrigate by hand as prescribed. True urine output is the outflow minus the irrigant.',
  },
  {
    id: 'catheter-empty',
    scene:
      'A client’s urinary catheter has drained 10 mL in two hours. The client is restless and feels a need to void.',
    key: [
      'Look for a kink and scan the bladder',
      'A sudden stop with an urge to void suggests blocked tubing. It is checked first.',
    ],
    fits: 'A dry catheter is checked for kinks first.',
    unlike: ['irrigation-clots'],
    slips: [
      [
        'Give a fluid bolus of one liter at once',
        'Volume is given for low production, not for a blocked tube.',
      ],
      [
        'Raise the bag to the level of the chest',
        'A raised bag lets urine run back and brings infection.',
      ],
      [
        'Inflate the balloon with 20 mL of water',
        'More water in the balloon irritates and may burst it.',
      ],
    ],
    takeaway:
      'With low catheter output first check the tubing, bag and bladder. If the bladder is empty, urine is not made, and that is reported. Keep the bag below the bladder and the system closed.',
  },
  {
    id: 'catheter-false',
    scene:
      'A nurse passes a urinary catheter in a female client. No urine comes, and the catheter seems to be in the vagina.',
    key: [
      'Leave it there and use a new sterile one',
      'The first one marks the wrong opening, and a new one is sterile.',
    ],
    fits: 'A catheter in the vagina is left as a landmark.',
    unlike: ['catheter-empty'],
    slips: [
      [
        'Pull it out and try the urethra with it',
        'The catheter is contaminated by the vagina. It would carry bacteria to the bladder.',
      ],
      ['Push it further until some urine comes', 'It is in the wrong passage; pushing injures.'],
      ['Fill the balloon to see if urine follows', 'A balloon is filled after urine has appeared.'],
    ],
    takeaway:
      'If no urine comes and the catheter is in the vagina, leave it as a marker and pass a new sterile one above it. Inflate the balloon after urine flows.',
  },
  {
    id: 'parenteral-gap',
    scene:
      'Nutrition by central vein runs at 80 mL/hour. The next bag will come in two hours, and the present one is nearly empty.',
    key: [
      'Hang 10% dextrose at the same rate',
      'A sudden stop leaves insulin high and glucose falls. Dextrose bridges the gap.',
    ],
    fits: '10% dextrose bridges a gap in parenteral nutrition.',
    unlike: [],
    slips: [
      ['Stop the line and flush with saline', 'Glucose can fall quickly when the supply stops.'],
      [
        'Slow the last of the bag to 10 mL/hour',
        'A sharp drop of sugar supply causes hypoglycemia.',
      ],
      ['Double the rate of the following bag', 'Catching up brings high glucose and fluid shifts.'],
      [
        'Hang lactated Ringer in the meantime',
        'Ringer solution holds no dextrose to protect from low glucose.',
      ],
    ],
    lpn: false,
    takeaway:
      'Parenteral nutrition is not stopped or sped up suddenly. If a bag is late, give 10% dextrose at the same rate. Check glucose, weight and signs of line infection.',
  },
];
