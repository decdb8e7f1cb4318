import type { NursingFact } from './nursing-fact.ts';

/** A treatment has an effect that was not wished for, and something must be done. */
export const unexpectedResponses: readonly NursingFact[] = [
  {
    id: 'infiltration',
    scene: 'An IV site is swollen, pale and cool, and the infusion of saline has slowed.',
    key: [
      'Stop it and take the catheter out',
      'Fluid runs into tissue. The site cannot be used again.',
    ],
    fits: 'A cool, swollen site means that the catheter is removed.',
    unlike: ['phlebitis', 'overload', 'speed-shock'],
    slips: [
      [
        'Flush it hard to open the vein',
        'Force drives more fluid into tissue. The catheter no longer lies in the vein.',
      ],
      [
        'Lower the arm and watch the site',
        'Swelling would go on. Drug and fluid belong in the vein.',
      ],
      [
        'Slow it and apply a tight wrap',
        'A wrap hides the swelling and presses. Tissue could be harmed unseen.',
      ],
    ],
    takeaway:
      'Infiltration: cool, pale, swollen. Phlebitis: warm, red, cord-like. Stop, remove, raise the arm, compress warm or cool by the drug, restart elsewhere.',
  },
  {
    id: 'phlebitis',
    scene:
      'Along a vein with a two-day-old catheter the skin is red, warm and tender, and a cord is felt.',
    ask: 'What should the nurse do after removing the catheter?',
    key: [
      'Apply warm compresses to the vein',
      'Warmth eases inflammation of the vein. It also eases the pain.',
    ],
    fits: 'Warm compresses treat an inflamed vein. There is no such sign here.',
    unlike: [],
    slips: [
      [
        'Massage the cord until it softens',
        'Massage may free a clot. The clot could travel to the lungs.',
      ],
      ['Restart it an inch above the site', 'The same vein is inflamed. Another arm is used.'],
      ['Keep the arm below the heart', 'Lowering adds swelling. Raising the arm is better.'],
      [
        'Flush the vein with heparin',
        'The catheter is out, and flushing irritates. The vein needs rest.',
      ],
    ],
    takeaway:
      'Phlebitis needs removal of the catheter, warm compresses and a new site, best in the other arm. Pus at the site is cultured.',
  },
  {
    id: 'overload',
    scene:
      'During a saline infusion an older client becomes breathless, with crackles and full neck veins.',
    key: [
      'Slow the infusion and sit the client up',
      'The heart cannot cope with the volume. Less inflow and posture relieve the lungs.',
    ],
    fits: 'Slowing fluid and sitting up treat overload. The danger here is another one.',
    unlike: ['infiltration', 'speed-shock', 'hypo-feeding'],
    slips: [
      [
        'Speed it up to finish the bag sooner',
        'More volume drowns the lungs. The rate must be lowered.',
      ],
      [
        'Lay the client flat with legs raised',
        'This sends more blood to the lungs. The lungs need relief from volume.',
      ],
      [
        'Change the bag to plain dextrose',
        'Any fluid adds to the overload. The amount matters more than the kind.',
      ],
    ],
    takeaway:
      'Overload: crackles, dyspnea, full neck veins, bounding pulse. Slow to keep the vein open, sit up, oxygen, report; expect a diuretic.',
  },
  {
    id: 'speed-shock',
    scene:
      'A potassium infusion meant for four hours has run in within 40 minutes. The client feels numb, and the pulse is irregular.',
    key: [
      'Stop it and get an ECG at once',
      'Fast potassium stops the heart. The rhythm decides on calcium.',
    ],
    fits: 'An ECG is urgent after rapid potassium. Rhythm is not the issue here.',
    unlike: ['overload'],
    slips: [
      ['Slow it and complete the report', 'Any more potassium is dangerous; the report follows.'],
      ['Offer orange juice and crackers', 'Juice adds potassium. The level is already too high.'],
      ['Warm the arm to ease the vein', 'The danger is the heart and not the vein.'],
    ],
    level: 'analysis',
    takeaway:
      'Potassium is diluted, given by pump at no more than about 10 mEq/hour in a peripheral line, and not as an IV push. Overdose: stop, monitor, calcium.',
  },
  {
    id: 'bleeding-heparin',
    scene: 'A client on a heparin infusion has a nosebleed, dark urine and an aPTT of 150 seconds.',
    key: [
      'Stop the infusion and call the provider',
      'The level is far too high, and bleeding has begun. Protamine may be needed.',
    ],
    fits: 'Heparin is stopped when bleeding starts. Here no heparin runs.',
    unlike: ['overload'],
    slips: [
      ['Slow the infusion to half its rate', 'Bleeding at this level needs a full stop.'],
      [
        'Give vitamin K from the tray',
        'Vitamin K reverses warfarin. Protamine acts against heparin.',
      ],
      ['Take a rectal temperature first', 'Rectal contact may bleed, and it delays action.'],
    ],
    takeaway:
      'Heparin bleeding: stop, pressure, aPTT, protamine sulfate. Warfarin bleeding: vitamin K and factor concentrate. Avoid injections and rectal contact.',
  },
  {
    id: 'hypo-feeding',
    scene:
      'A client on tube feeding and long-acting insulin has the feeding stopped for a blocked tube. Two hours later the client is sweaty and drowsy.',
    key: ['Check glucose and treat a low', 'Insulin still acts while the feeding has stopped.'],
    fits: 'Glucose is checked when feeding stops under insulin.',
    unlike: ['overload', 'infiltration', 'bleeding-heparin'],
    slips: [
      ['Let the client sleep after the night', 'Drowsiness with sweat is a sign of low glucose.'],
      [
        'Give the insulin due at this hour',
        'More insulin deepens the low. Insulin is held until glucose is safe.',
      ],
      [
        'Flush the tube again in the evening',
        'The brain is in danger now. The tube can be cleared later.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'When feeding stops under insulin, glucose falls. Check at once, give dextrose by protocol and tell the provider. The plan should name what to do when feeding stops.',
  },
  {
    id: 'refeeding',
    scene:
      'Three days after full nutrition by vein was started, a starved client has weakness, swelling, a pulse of 124/min and a phosphate of 0.9 mg/dL.',
    ask: 'What should the nurse expect to be prescribed?',
    key: [
      'Phosphate, and a slower rate of nutrition',
      'Insulin drives phosphate into cells. Replacing it and slowing are the treatment.',
    ],
    fits: 'Phosphate and slower feeding treat refeeding syndrome.',
    unlike: [],
    slips: [
      [
        'A higher rate of nutrition to build strength',
        'More sugar lowers phosphate further. The rate has to come down.',
      ],
      [
        'A fluid bolus for the fast pulse',
        'The client already holds water. More volume could fail the heart.',
      ],
      ['A diuretic and a high-salt diet', 'Salt adds swelling, and phosphate would still be low.'],
      [
        'Stopping all vitamins for a week',
        'Thiamine is needed in refeeding. Without it the brain may be harmed.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Refeeding syndrome comes in the first days: low phosphate, potassium and magnesium, swelling, heart failure. Start low, give thiamine, replace, go slow.',
  },
  {
    id: 'stroke-clot-drug',
    scene:
      'During alteplase for stroke a client has a new headache, vomits and has a blood pressure of 204/112 mm Hg.',
    key: ['Stop the drug and prepare for a scan', 'These are signs of bleeding in the brain.'],
    fits: 'Alteplase is stopped for signs of brain bleeding.',
    unlike: ['overload'],
    slips: [
      ['Give acetaminophen and go on', 'A painkiller hides the sign while bleeding goes on.'],
      ['Raise the rate to finish early', 'More drug worsens bleeding. The infusion has to stop.'],
      [
        'Turn the client to the prone side',
        'Position does not treat the bleed. The drug must be stopped first.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'New headache, vomiting, a rise of pressure or worse neurologic signs during alteplase mean intracranial bleeding. Stop, CT, reverse.',
  },
  {
    id: 'chemo-leak',
    scene:
      'While doxorubicin runs through a peripheral vein, the client feels burning and the site swells.',
    ask: 'What should the nurse do first?',
    key: [
      'Stop it and leave the catheter for aspiration',
      'A vesicant destroys tissue. What can be drawn back lowers the harm.',
    ],
    fits: 'A vesicant leak is stopped and aspirated.',
    unlike: [],
    slips: [
      [
        'Pull the catheter and press hard on the site',
        'Removal loses the way to draw back, and pressure spreads the drug.',
      ],
      [
        'Flush with saline to dilute the drug in tissue',
        'Flushing spreads it further. The drug is drawn back instead.',
      ],
      [
        'Slow the drug and warm the arm',
        'Warmth spreads doxorubicin; cold is used. Cold keeps it in place.',
      ],
      [
        'Finish the dose, then call the provider',
        'Each drop adds to tissue death. The infusion has to stop at once.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Vesicant leak: stop, disconnect, aspirate, antidote by protocol, cold for doxorubicin. Mark and photograph. A central line is safer.',
  },
  {
    id: 'sedation-fall',
    scene:
      'A client given lorazepam for alcohol withdrawal sleeps deeply. Respirations are 7/min, and oxygen saturation is 87%.',
    key: [
      'Open the airway and support breathing',
      'The drug has depressed breathing, and the airway comes before all else.',
    ],
    fits: 'Airway support treats excess sedation.',
    unlike: ['bleeding-heparin', 'infiltration'],
    slips: [
      [
        'Let the client sleep until the dose wears off',
        'Breathing may stop before that. Oxygen is already falling.',
      ],
      [
        'Give the next dose to prevent a seizure',
        'Another dose would stop breathing. The dose is held.',
      ],
      [
        'Walk the client to keep awake',
        'An unrousable client cannot walk. The airway needs care where the client lies.',
      ],
    ],
    takeaway:
      'Sedation that goes with slow breathing needs the airway, oxygen and bag-mask breaths. Flumazenil may cause seizures in those who depend on benzodiazepines.',
  },
  {
    id: 'autonomic',
    scene:
      'A client with a cord injury at T3 has a pounding headache, sweating face and blood pressure of 210/118 mm Hg. The urinary catheter tubing is bent under the leg.',
    key: [
      'Sit the client up and free the tubing',
      'A full bladder starts the reflex. Upright posture lowers pressure, and flow ends the cause.',
    ],
    fits: 'Sitting up and freeing the bladder end autonomic dysreflexia.',
    unlike: ['infiltration', 'speed-shock'],
    slips: [
      [
        'Lay the client flat and raise the legs',
        'Flat posture raises pressure in the head. The head is raised instead.',
      ],
      [
        'Cover the client with warm blankets',
        'Heat does not treat the cause. The trigger has to be removed.',
      ],
      ['Give an opioid for the headache', 'Pain is a sign of the pressure crisis.'],
    ],
    level: 'analysis',
    rn: false,
    lpn: 'Medical emergencies and CPR',
    takeaway:
      'Autonomic dysreflexia occurs with injuries at T6 or above. Sit up, loosen clothes, empty the bladder, check for stool. Untreated it causes stroke.',
  },
];
