import type { NursingFact } from './nursing-fact.ts';

/** Teaching and decisions for chronic illness. */
export const chronicIllness: readonly NursingFact[] = [
  {
    id: 'hf-weight',
    scene:
      'A client with heart failure weighs in each morning. Weights this week: 80.1, 80.4, 81.6 and today 82.5 kg.',
    key: [
      'Call the clinic today about the gain',
      'A gain of more than 1 kg (2 to 3 lb) in a day or 2 kg (5 lb) in a week is fluid.',
    ],
    fits: 'A fast gain of weight is called in.',
    unlike: [],
    slips: [
      [
        'Weigh again in the evening to be sure',
        'Weights of other times of day cannot be compared.',
      ],
      [
        'Eat smaller meals until the weight falls',
        'The gain is water, not fat. Food does not explain a gain this fast.',
      ],
      [
        'Skip the diuretic to rest the kidneys',
        'Without the diuretic more fluid is kept. It is the drug that removes it.',
      ],
      [
        'Drink more water to flush the kidneys',
        'More water adds to the overload. Fluid may even have to be limited.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Weigh daily: morning, after voiding, before eating, same scale. Report 2 to 3 lb in a day or 5 lb in a week. The gain comes before swelling and dyspnea.',
  },
  {
    id: 'hf-salt',
    scene: 'A client with heart failure on a 2 g sodium diet plans meals.',
    ask: 'Which choice shows understanding?',
    key: [
      'Fresh turkey with rice and steamed carrots',
      'Fresh foods without sauces hold little sodium. Herbs can replace the salt.',
    ],
    fits: 'Fresh unsalted food suits a low-sodium plan.',
    unlike: [],
    slips: [
      [
        'Canned chicken soup with saltine crackers',
        'Canned soup and salted crackers hold much sodium.',
      ],
      [
        'Cottage cheese with dill pickles and bread',
        'Cheese and pickles are high in sodium. Such a meal exceeds the plan.',
      ],
      [
        'Frozen pizza with olives and tomato juice',
        'Ready meals, olives and canned juice are salty.',
      ],
      [
        'Ham omelet with ketchup and hash browns',
        'Cured meat and sauces hold much sodium. Fresh food would fit better.',
      ],
    ],
    takeaway:
      'Most sodium comes from processed food: canned soup, cured meat, cheese, pickles, sauces. Season with herbs and lemon. Potassium salt substitutes need the provider’s consent.',
  },
  {
    id: 'copd-breathing',
    scene: 'A client with emphysema gets breathless on the stairs and breathes fast and shallow.',
    ask: 'Which technique should the nurse reinforce?',
    key: [
      'Breathe out slowly through pursed lips',
      'Back pressure keeps small airways open, so that trapped air leaves.',
    ],
    fits: 'Pursed lips let trapped air out in COPD.',
    unlike: ['asthma-peak'],
    slips: [
      [
        'Hold the breath on each step of the stairs',
        'Breath holding raises carbon dioxide and fatigue. Breathing should flow with the movement.',
      ],
      [
        'Breathe in longer than out through the nose',
        'Exhalation must be the longer part. Trapped air needs time to leave.',
      ],
      [
        'Take quick deep breaths to fill the chest',
        'Fast breaths trap more air. Slow breathing works better.',
      ],
      [
        'Lie flat for an hour after the climb',
        'Flat posture hinders the diaphragm. Sitting and leaning forward help.',
      ],
    ],
    takeaway:
      'Pursed-lip breathing: in through the nose for 2 counts, out for 4. Exhale on effort. Lean forward with arms supported when breathless.',
  },
  {
    id: 'copd-eating',
    scene: 'A client with COPD is losing weight and is too breathless to finish dinner.',
    ask: 'Which advice helps most?',
    key: [
      'Rest first and eat small rich meals often',
      'Rest saves breath, and small meals press less on the diaphragm.',
    ],
    fits: 'Small rich meals after rest suit COPD.',
    unlike: [],
    slips: [
      [
        'Drink a liter of water with every meal',
        'Fluid fills the stomach. Drinks come between meals.',
      ],
      [
        'Eat one large meal late in the evening',
        'A full stomach hinders breathing. Small meals leave room.',
      ],
      [
        'Choose gas-forming beans and cabbage',
        'Gas pushes the diaphragm up. Such foods are best left out.',
      ],
      ['Exercise for an hour before the meal', 'Exertion before meals leaves no breath to eat.'],
    ],
    takeaway:
      'In COPD breathing burns energy. Small, soft meals rich in energy and protein, rest before, oxygen during meals if prescribed, fluids between meals.',
  },
  {
    id: 'asthma-peak',
    scene:
      'A client with asthma blows 210 L/min. The personal best is 500 L/min. There is wheezing and chest tightness.',
    key: [
      'Use the rescue inhaler now and get help',
      'Under half of the best is the red zone: a medical alert.',
    ],
    fits: 'The red zone of peak flow needs rescue and help.',
    unlike: ['copd-breathing'],
    slips: [
      [
        'Double the controller inhaler for a week',
        'Controllers work over days and not in the red zone.',
      ],
      [
        'Rest and measure again tomorrow evening',
        'An attack of this degree can become fatal overnight.',
      ],
      [
        'Take a cough syrup and go to bed early',
        'A syrup does not open airways. Rescue treatment is needed at this level.',
      ],
      [
        'Drink warm tea and breathe steam',
        'Steam does not relieve bronchospasm. It may even scald the client.',
      ],
    ],
    takeaway:
      'Green: 80 to 100% of personal best. Yellow: 50 to 79%, act by plan. Red: below 50%, rescue inhaler and emergency care.',
  },
  {
    id: 'cirrhosis',
    scene: 'A client with cirrhosis and earlier bleeding from varices goes home.',
    ask: 'Which advice is most important?',
    key: [
      'Avoid straining, alcohol and aspirin',
      'Straining and aspirin may start bleeding, and alcohol destroys more liver.',
    ],
    fits: 'Straining, alcohol and aspirin are avoided with varices.',
    unlike: [],
    slips: [
      ['Take acetaminophen freely for aches', 'Acetaminophen harms a weak liver and is limited.'],
      [
        'Eat raw shellfish for extra protein',
        'Raw shellfish can carry deadly infection in liver disease.',
      ],
      [
        'Use iron and herbs as a liver tonic',
        'Iron and herbs may harm the liver. They are taken on advice alone.',
      ],
      [
        'Do heavy lifting to build up muscle',
        'Lifting raises pressure in the varices. A vessel may burst.',
      ],
    ],
    takeaway:
      'With varices avoid straining, NSAIDs and alcohol; take beta blockers and lactulose as prescribed. Report black stools, vomiting of blood and confusion.',
  },
  {
    id: 'ulcer',
    scene: 'A client with a duodenal ulcer from Helicobacter pylori asks about treatment.',
    ask: 'Which advice is most important?',
    key: [
      'Finish every tablet of all drugs given',
      'Stopping early lets the bacteria survive and resist.',
    ],
    fits: 'Full courses cure the bacteria behind an ulcer.',
    unlike: [],
    slips: [
      [
        'Drink milk each hour against the acid',
        'Milk raises acid after a short relief. It does not heal the ulcer.',
      ],
      [
        'Stop the tablets once the pain is gone',
        'Pain goes before the bacteria do. The full course is needed for cure.',
      ],
      [
        'Use ibuprofen for the stomach pain',
        'Ibuprofen causes ulcers and bleeding. Another pain reliever is chosen.',
      ],
      [
        'Eat a bland diet and no vegetables',
        'A strict diet is not needed. The client eats what is well borne.',
      ],
    ],
    takeaway:
      'H. pylori needs two or more antibiotics with an acid blocker for the full course. No NSAIDs, smoking or alcohol. Black stools or sudden hard belly are emergencies.',
  },
  {
    id: 'stoma-ileo',
    scene: 'A client with a new ileostomy drained 2,200 mL in a day and feels weak and dizzy.',
    key: [
      'Replace fluid with salt and call the nurse',
      'Ileostomy output carries salt and water; over about 1,500 mL brings dehydration.',
    ],
    fits: 'High ileostomy output needs fluid with salt. It is for loss through a stoma.',
    unlike: [],
    slips: [
      [
        'Take a laxative to clear the bowel',
        'A laxative adds to the loss. Output has to become less.',
      ],
      [
        'Irrigate the stoma with a liter',
        'An ileostomy is not irrigated for control. Flow cannot be trained there.',
      ],
      [
        'Stop drinking to lower the output',
        'Less intake worsens dehydration. Salt and water must be replaced.',
      ],
      [
        'Eat popcorn and nuts to thicken it',
        'These can block an ileostomy. They do not replace salt or water.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Ileostomy output of 500 to 1,000 mL a day is usual once settled. High output needs oral rehydration and a call. Avoid laxatives, coated tablets and foods that block.',
  },
  {
    id: 'gout',
    scene: 'A client had two attacks of gout this year and wants to prevent more of them.',
    ask: 'Which advice is best?',
    key: ['Drink plenty of water and limit beer', 'Water clears uric acid, and beer raises it.'],
    fits: 'Water and less beer prevent gout attacks.',
    unlike: [],
    slips: [
      ['Take low-dose aspirin for daily pain', 'Low-dose aspirin keeps uric acid in the body.'],
      ['Eat liver and sardines twice a week', 'Organ meat and sardines are rich in purines.'],
      [
        'Fast for a day each week to lose weight',
        'Fasting raises uric acid. Regular meals are better.',
      ],
      [
        'Stop allopurinol during an attack',
        'Established allopurinol goes on during an attack. Stopping it prolongs the trouble.',
      ],
    ],
    takeaway:
      'Gout: water, slow weight loss, little beer, organ meat and shellfish. Allopurinol goes on in attacks; report a rash at once.',
  },
  {
    id: 'osteoporosis',
    scene:
      'A client with osteoporosis of the hip walks well and asks which exercise protects bone.',
    ask: 'Which is the best answer?',
    key: [
      'Brisk walking for half an hour on most days',
      'Weight bearing stimulates bone and trains balance. It lowers the risk of falls as well.',
    ],
    fits: 'Weight-bearing walking strengthens bone.',
    unlike: [],
    slips: [
      [
        'Swimming laps in a heated indoor pool',
        'Swimming is good for the heart but does not load the bones.',
      ],
      [
        'Touching the toes with straight knees',
        'Bending the spine forward may fracture vertebrae. The back is kept straight.',
      ],
      [
        'High jumps on a trampoline each morning',
        'Impact and falls bring fractures. Gentle loading is safer.',
      ],
      [
        'Cycling on a stationary bike in bed rest',
        'The seat bears the weight, so bones are hardly loaded.',
      ],
    ],
    takeaway:
      'Weight-bearing and strength exercise, calcium, vitamin D, no smoking and fall prevention protect bone. Avoid bending and twisting the spine.',
  },
  {
    id: 'pad',
    scene:
      'A client with narrowed leg arteries has calf pain after two blocks that ends with rest.',
    ask: 'Which advice is best?',
    key: [
      'Walk until it hurts, rest, then walk on',
      'Repeated walking to pain builds new small vessels.',
    ],
    fits: 'Walking to pain and on is for arterial disease.',
    unlike: ['venous'],
    slips: [
      [
        'Keep both legs up above the heart all day',
        'Raising lowers arterial flow. It suits venous disease.',
      ],
      [
        'Wear tight elastic stockings while awake',
        'Compression reduces arterial flow. Compression is for veins.',
      ],
      [
        'Warm the feet with a heating pad at night',
        'A pad burns skin with poor flow. Feeling may be poor as well.',
      ],
      [
        'Stay in bed until the pain has gone away',
        'Rest weakens; walking is the treatment. Walking builds side vessels.',
      ],
    ],
    takeaway:
      'Arterial disease: walk, stop smoking, protect feet, legs level or down. Venous disease: raise and compress. Pain at rest or a cold foot is urgent.',
  },
  {
    id: 'venous',
    scene:
      'A client has brown, swollen ankles and a shallow wet ulcer above the inner ankle. Foot pulses are strong.',
    ask: 'Which measure helps healing most?',
    key: [
      'Compression with raising of the legs',
      'Compression drives blood up the veins and lets swelling fall.',
    ],
    fits: 'Compression and raising treat venous ulcers. Raising would starve a limb with arterial disease.',
    unlike: ['pad'],
    slips: [
      [
        'Sitting with the legs down to feed the skin',
        'Hanging legs fill the veins more. It eases arterial pain.',
      ],
      [
        'Standing still for much of the working day',
        'Standing raises venous pressure. Moving about is better than standing.',
      ],
      [
        'Leaving the ulcer open to dry in the air',
        'A dry wound heals slowly. A moist cover is better.',
      ],
      ['Cutting the callus around the ulcer', 'Callus belongs to nerve damage, not to veins.'],
    ],
    level: 'analysis',
    takeaway:
      'Venous ulcers: inner ankle, wet, brown skin, pulses present; compress and raise. Arterial ulcers: toes, dry, painful, weak pulses; no compression.',
  },
  {
    id: 'parkinson',
    scene: 'A client with Parkinson disease freezes in doorways and has fallen twice.',
    ask: 'Which advice helps walking?',
    key: [
      'Step over a line or march to a beat',
      'Visual or sound cues bypass the faulty automatic start.',
    ],
    fits: 'Cues of sight or sound end freezing in Parkinson disease.',
    unlike: [],
    slips: [
      [
        'Hurry through the door with small steps',
        'Hurrying with short steps leads to falls. A longer, slower step is trained.',
      ],
      [
        'Look down at the feet and lean forward',
        'Leaning forward shifts the weight and adds to falls.',
      ],
      [
        'Turn on the spot by crossing the legs',
        'Crossed legs trip the client. Wide turns are safer.',
      ],
      [
        'Wear soft slippers without a heel',
        'Loose slippers cause trips. Firm shoes with a low heel are safer.',
      ],
    ],
    takeaway:
      'In Parkinson disease: cues, wide base, long steps, wide turns, no rugs. Drugs are given on time. Thicker drinks and upright meals guard against choking.',
  },
  {
    id: 'myasthenia',
    scene:
      'A client with myasthenia gravis tires while chewing, and some meals are left half eaten.',
    ask: 'Which advice is best?',
    key: [
      'Take pyridostigmine before the meal',
      'Strength peaks 30 to 60 minutes after the dose, in time for chewing.',
    ],
    fits: 'Pyridostigmine is timed before meals in myasthenia. It has no place in other disorders.',
    unlike: [],
    slips: [
      [
        'Eat the main meal late in the evening',
        'Weakness is worst late in the day. The main meal is taken earlier.',
      ],
      [
        'Hold the drug until meals are over',
        'Chewing and swallowing need the drug. It has to act before food comes.',
      ],
      [
        'Choose dry and chewy foods to train',
        'Chewy food tires muscles and may choke. Soft food is safer.',
      ],
      [
        'Take a hot bath just before eating',
        'Heat makes the weakness worse. A cool room is better.',
      ],
    ],
    takeaway:
      'In myasthenia take the drug on time, 30 to 60 minutes before meals, eat the main meal early, and choose soft food. Report trouble in breathing or swallowing at once.',
  },
  {
    id: 'ms-heat',
    scene: 'A client with multiple sclerosis grows weak after hot showers and busy afternoons.',
    ask: 'Which advice is best?',
    key: [
      'Use lukewarm water and plan rest breaks',
      'Heat slows conduction in bare nerve fibers. Cool and rest bring strength back.',
    ],
    fits: 'Cool surroundings and rest suit multiple sclerosis.',
    unlike: [],
    slips: [
      ['Exercise in a hot tub to relax muscles', 'Heat makes weakness worse and burns numb skin.'],
      [
        'Do all heavy tasks in the late afternoon',
        'Energy is best in the morning. Hard tasks are done then.',
      ],
      [
        'Limit water to prevent bladder trouble',
        'Low intake brings infection. Drinking enough protects the bladder.',
      ],
      [
        'Stop walking to save nerve fibers',
        'Gentle exercise keeps strength. Pauses are planned between.',
      ],
    ],
    takeaway:
      'Heat, infection and fatigue worsen multiple sclerosis. Cool showers, pacing, gentle exercise, enough water. Numb skin is tested with a thermometer.',
  },
  {
    id: 'sickle',
    scene: 'A client with sickle cell disease asks how to prevent painful crises on a trip.',
    ask: 'Which advice is best?',
    key: ['Drink water often and keep warm', 'Dehydration, cold and low oxygen make cells sickle.'],
    fits: 'Fluid and warmth prevent sickling.',
    unlike: [],
    slips: [
      [
        'Ski at high altitude for fresh air',
        'Thin air lowers oxygen and starts sickling. Lower regions are safer.',
      ],
      [
        'Take extra iron for the anemia',
        'Iron is already high from broken cells. More of it may harm liver and heart.',
      ],
      [
        'Use ice packs on sore joints',
        'Cold narrows vessels and adds to sickling. Warm packs ease the pain.',
      ],
      [
        'Skip folic acid while traveling',
        'New cells need folic acid each day. Cells are broken down and replaced all the time.',
      ],
    ],
    takeaway:
      'Prevent sickling: fluids, warmth, no high altitude, no overexertion, vaccines, prompt care of fever. Crisis care: fluids, oxygen if low, opioids on schedule.',
  },
];
