import type { Practice } from '../basic-care/care-fact.ts';

const lpnData = 'Antepartum, intrapartum and postpartum data collection';
const antepartum = { rn: 'Antepartum care', lpn: lpnData } as const;
const intrapartum = { rn: 'Intrapartum care', lpn: lpnData } as const;
const postpartum = { rn: 'Postpartum care', lpn: lpnData } as const;

/** Care before, during and after birth. */
export const motherPractices: readonly Practice[] = [
  {
    ...antepartum,
    id: 'pregnancy-nausea',
    right:
      'A client at 8 weeks of pregnancy feels sick each morning but keeps most food down. Which plan of the client will help?',
    fix: 'A client with mild nausea in early pregnancy tells what she does about it. Which habit should the nurse correct?',
    several:
      'A nurse reinforces teaching on nausea with a client at 9 weeks. Which points should be named?',
    sound: [
      [
        'Eat dry crackers before getting out of bed',
        'Dry starch settles an empty stomach before the client gets up.',
      ],
      [
        'Drink fluids between meals, not with them',
        'Less volume in the stomach at meals eases nausea.',
      ],
      [
        'Eat small snacks every two to three hours',
        'An empty stomach makes nausea worse, and small meals prevent it.',
      ],
      ['Stay away from strong cooking odors', 'Odors are a common trigger in early pregnancy.'],
      [
        'Choose cold or bland foods over fried ones',
        'Cold and bland foods smell less and leave the stomach sooner than fat.',
      ],
    ],
    unsound: [
      [
        'Skip breakfast until the nausea has passed',
        'An empty stomach brings more nausea and low glucose.',
      ],
      [
        'Lie flat for an hour right after each meal',
        'Lying flat favors reflux and does not relieve nausea.',
      ],
      [
        'Take a glass of wine to settle the stomach',
        'No amount of alcohol is known to be safe in pregnancy.',
      ],
      [
        'Drink a full quart of water with each meal',
        'A large volume stretches the stomach and worsens nausea.',
      ],
      [
        'Eat one large spicy meal late in the evening',
        'Large spicy meals delay emptying and cause heartburn.',
      ],
    ],
    takeaway:
      'Small, frequent, dry and bland meals relieve common nausea. Vomiting with weight loss or no urine needs evaluation.',
  },
  {
    ...antepartum,
    id: 'pregnancy-food-safety',
    right:
      'A pregnant client asks how she can protect the fetus from infections and toxins in food. Which practice is sound?',
    fix: 'While planning meals for a pregnant client the nurse hears of several habits. Which one calls for teaching?',
    several: 'Which habits protect a fetus from harm through food and the household?',
    sound: [
      [
        'Heat deli meat until it is steaming hot',
        'Heat kills Listeria, which can cause pregnancy loss.',
      ],
      [
        'Have another person empty the cat litter',
        'Cat feces can carry Toxoplasma, which harms the fetus.',
      ],
      [
        'Wash garden vegetables under running water',
        'Soil on vegetables may carry Toxoplasma and bacteria.',
      ],
      [
        'Choose salmon instead of shark as seafood',
        'Salmon is low in mercury, while shark stores much of it.',
      ],
      [
        'Cook ground beef until no pink color is left',
        'Thorough heat kills bacteria and parasites in meat.',
      ],
    ],
    unsound: [
      [
        'Eat swordfish twice a week for protein',
        'Swordfish is high in mercury, which harms the fetal brain.',
      ],
      [
        'Drink raw milk fresh from a local farm',
        'Unpasteurized milk can carry Listeria and other bacteria.',
      ],
      [
        'Take double doses of vitamin A capsules',
        'Too much vitamin A can cause malformations of the fetus.',
      ],
      [
        'Eat soft cheese made of unpasteurized milk',
        'Such cheese is a well-known source of Listeria.',
      ],
      [
        'Enjoy lightly smoked sausage uncooked',
        'Uncooked meat may carry Toxoplasma and Listeria into the body.',
      ],
    ],
    takeaway:
      'In pregnancy avoid raw milk and meat, fish high in mercury, cat litter and excess vitamin A. Folic acid starts before conception.',
  },
  {
    ...antepartum,
    id: 'pregnancy-comfort',
    right:
      'At 30 weeks a client has heartburn, leg cramps and backache. Which measure should the nurse suggest?',
    fix: 'A client late in pregnancy tells how she handles common discomforts. Which measure should the nurse advise against?',
    several:
      'A nurse prepares a talk for clients in late pregnancy. Which measures ease the usual discomforts?',
    sound: [
      [
        'Bend the foot upward when a calf cramps',
        'Stretching the calf by bending the foot upward relieves the cramp.',
      ],
      [
        'Sleep on the left side with a pillow',
        'The side position frees the vena cava and improves placental flow.',
      ],
      [
        'Stay upright for two hours after dinner',
        'Gravity keeps stomach acid out of the esophagus.',
      ],
      [
        'Tilt the pelvis in daily back exercises',
        'Pelvic tilts strengthen the muscles that carry the lower back.',
      ],
      [
        'Raise the legs for a while in the afternoon',
        'Raised legs let fluid return from swollen ankles.',
      ],
    ],
    unsound: [
      [
        'Rest flat on the back to ease the spine',
        'The uterus presses on the vena cava, which lowers blood pressure.',
      ],
      [
        'Point the toes hard when a calf cramps',
        'Pointing the toes shortens the calf and brings on the cramp.',
      ],
      [
        'Take baking soda water after each meal',
        'Its sodium load is harmful, and safer antacids exist.',
      ],
      [
        'Wear tight stockings that end below the knee',
        'A tight band hinders return of blood and worsens swelling.',
      ],
      [
        'Stop drinking by noon to spare the ankles',
        'Fluids are needed in pregnancy and do not cause the swelling.',
      ],
    ],
    takeaway:
      'Side-lying rest, small meals, stretching and good posture relieve most discomforts. Supine rest is avoided late in pregnancy.',
  },
  {
    ...intrapartum,
    id: 'true-labor',
    right:
      'A client at 39 weeks is not sure whether labor has begun. Which sign supports true labor?',
    fix: 'A birth class is asked how to tell when labor starts. Which answer needs to be corrected because it describes false labor?',
    several: 'Which signs tell a client near term that true labor has begun?',
    sound: [
      [
        'Contractions grow stronger while walking',
        'True contractions become stronger with activity and do not fade.',
      ],
      [
        'The cervix opens from one check to the next',
        'Progressive change of the cervix is what defines true labor.',
      ],
      [
        'Pain begins in the back and sweeps forward',
        'True labor pain often moves from back to front.',
      ],
      [
        'The time between contractions gets shorter',
        'Contractions of true labor come closer together as it advances.',
      ],
      [
        'Rest and a warm bath leave them unchanged',
        'True contractions go on despite rest or position.',
      ],
    ],
    unsound: [
      [
        'Tightening stops when the client lies down',
        'False contractions fade with rest or change of position.',
      ],
      [
        'Intervals stay irregular for many hours',
        'An irregular pattern without progress is typical of false labor.',
      ],
      [
        'Discomfort is felt in the groin and front alone',
        'Pain limited to groin or front suggests false labor.',
      ],
      ['The cervix is the same after four hours', 'Without change of the cervix it is not labor.'],
      [
        'A drink of water makes the tightening fade',
        'Braxton Hicks contractions often ease with fluid and rest.',
      ],
    ],
    takeaway:
      'True labor is regular, grows stronger and changes the cervix. Bleeding, leaking fluid or less movement need evaluation in any case.',
  },
  {
    ...intrapartum,
    id: 'epidural-care',
    right:
      'A client in labor has just received epidural anesthesia. Which action is part of safe care?',
    fix: 'A student cares for a client with an epidural in labor. Which action of the student must be corrected?',
    several:
      'Which actions belong to care of a client in labor after the start of epidural anesthesia?',
    sound: [
      [
        'Check blood pressure at short intervals',
        'Blockade of sympathetic nerves can lower pressure within minutes.',
      ],
      [
        'Tilt the client to the side with a wedge',
        'Displacing the uterus keeps venous return and placental flow.',
      ],
      [
        'Feel for a full bladder every hour or two',
        'The client does not feel the need to void, and a full bladder slows labor.',
      ],
      [
        'Watch the fetal heart after each dose',
        'A fall in maternal pressure may reduce oxygen to the fetus.',
      ],
      [
        'Keep the side rails up and help with turns',
        'Numb legs make falls and pressure on the skin more likely.',
      ],
    ],
    unsound: [
      [
        'Let the client walk alone to the toilet',
        'Legs are weak and numb, so walking alone leads to falls.',
      ],
      [
        'Keep the client flat on the back for rest',
        'The supine position adds compression of the vena cava to low pressure.',
      ],
      [
        'Stop counting the pulse once pain is gone',
        'Vital signs are watched as long as the block lasts.',
      ],
      [
        'Wait for the client to report a full bladder',
        'Feeling is lost, so the bladder must be checked by hand.',
      ],
      [
        'Treat sudden low pressure by sitting upright',
        'Low pressure is treated with side position and IV fluid.',
      ],
    ],
    takeaway:
      'Hypotension is the most common problem after an epidural: side position, fluids and oxygen as ordered, and a call for help.',
  },
  {
    rn: 'Intrapartum care',
    id: 'late-deceleration-care',
    right:
      'The monitor of a client who receives oxytocin shows repeated late decelerations. Which action is sound?',
    fix: 'A team reviews care during repeated late decelerations under oxytocin. Which action was a mistake?',
    several: 'Which measures improve oxygen supply to a fetus with repeated late decelerations?',
    sound: [
      [
        'Stop the oxytocin that is running',
        'Fewer contractions give the placenta time to refill with oxygen.',
      ],
      [
        'Turn the client onto one side',
        'The side position relieves the vena cava and improves flow.',
      ],
      [
        'Speed up the plain IV fluid as ordered',
        'More volume raises maternal pressure and placental flow.',
      ],
      [
        'Call the provider with the tracing at hand',
        'The provider must judge the tracing and plan the birth.',
      ],
      [
        'Stay with the client and explain each step',
        'Presence allows a constant watch and eases the client’s fear.',
      ],
    ],
    unsound: [
      [
        'Raise the oxytocin to speed up the birth',
        'Stronger contractions reduce the flow through the placenta even more.',
      ],
      [
        'Place the client flat on the back',
        'This position compresses the vena cava and lowers placental flow.',
      ],
      [
        'Take the monitor off to allow some rest',
        'Without a tracing the worsening of the fetus is missed.',
      ],
      [
        'Have the client push with each contraction',
        'Pushing before full dilation adds stress for the fetus.',
      ],
      [
        'Wait an hour to see whether it resolves',
        'Delay prolongs the lack of oxygen in the fetus.',
      ],
    ],
    takeaway:
      'Late decelerations mean poor placental oxygen supply: stop oxytocin, turn to the side, give fluid and call.',
  },
  {
    ...postpartum,
    id: 'fundus-massage',
    right:
      'An hour after birth the fundus of a client feels soft and the flow is heavy. Which action should come first?',
    fix: 'A trainee cares for a client with a soft uterus and heavy lochia after birth. Which action should be corrected?',
    several: 'Which actions are sound when the uterus is soft an hour after birth?',
    sound: [
      [
        'Massage the fundus while supporting the lower part',
        'Massage makes the muscle contract; support below prevents inversion.',
      ],
      [
        'Help the client to empty a full bladder soon after',
        'A full bladder pushes the uterus up and keeps it from contracting.',
      ],
      [
        'Weigh the pads to measure the blood that is lost',
        'One gram is about 1 mL, and estimates by eye are too low.',
      ],
      [
        'Count pulse and pressure every few minutes for now',
        'A rising pulse is an early sign of volume loss.',
      ],
      [
        'Put the infant to the breast when the client is stable',
        'Suckling releases oxytocin, which helps the uterus contract.',
      ],
    ],
    unsound: [
      [
        'Press hard from above with no support underneath',
        'Pressure without support below may turn the uterus inside out.',
      ],
      [
        'Wait until the next planned check in one hour',
        'A soft uterus can bleed a liter within minutes.',
      ],
      [
        'Let the client walk so that the blood drains out',
        'Walking with heavy bleeding leads to fainting and delay.',
      ],
      [
        'Raise the head of the bed to lower the flow',
        'Sitting up does not contract the uterus and may cause fainting.',
      ],
      [
        'Lay a warm pack on the abdomen to relax the muscle',
        'Warmth relaxes vessels and muscle, while contraction is needed.',
      ],
    ],
    takeaway:
      'Atony is the most frequent cause of early hemorrhage. Massage first, then bladder, help and ordered uterotonics.',
  },
  {
    ...postpartum,
    id: 'perineal-care',
    right:
      'A client has a repaired tear of the perineum one day after birth. Which advice should the nurse give?',
    fix: 'A client describes how she will care for stitches of the perineum at home. Which plan should be corrected?',
    several:
      'A client goes home two days after birth with stitches. Which advice helps the perineum to heal?',
    sound: [
      [
        'Rinse with warm water from front to back',
        'Rinsing toward the back keeps bowel bacteria away from the wound.',
      ],
      [
        'Put cold packs on it during the first day',
        'Cold narrows vessels and limits swelling in the first 24 hours.',
      ],
      [
        'Take warm sitz baths after the first day',
        'Warm water increases blood flow and comforts once swelling is over.',
      ],
      ['Tighten the buttocks before sitting down', 'Tense muscles take the pull off the stitches.'],
      [
        'Change the pad after each trip to the toilet',
        'A fresh pad keeps the wound clean and dry.',
      ],
    ],
    unsound: [
      [
        'Use tampons as soon as the flow gets less',
        'Nothing is put into the vagina until healing, to prevent infection.',
      ],
      [
        'Wipe from back to front with dry tissue',
        'This motion carries bowel bacteria to the wound.',
      ],
      [
        'Hold back stools until the stitches dissolve',
        'Holding back makes hard stools that strain the repair.',
      ],
      [
        'Douche with vinegar water every morning',
        'Douching can push bacteria into the healing uterus.',
      ],
      [
        'Sit on a hot-water bottle in the first hours',
        'Early heat increases swelling and can burn numb skin.',
      ],
    ],
    takeaway:
      'Cold in the first day, warmth later, clean front-to-back care and soft stools help the perineum to heal.',
  },
  {
    ...postpartum,
    id: 'breast-engorgement-bottle',
    right:
      'A client who feeds her newborn with formula has hard, sore breasts on day 4. Which measure will help?',
    fix: 'A client who has chosen formula wants her milk to dry up. Which measure should she avoid?',
    several: 'Which measures suit a client with full breasts who does not breastfeed?',
    sound: [
      [
        'Wear a snug supporting bra day and night',
        'Firm support limits swelling and pain until milk production stops.',
      ],
      [
        'Put cold packs on the breasts for short times',
        'Cold narrows vessels and so eases swelling and pain.',
      ],
      [
        'Take the mild pain reliever that was ordered',
        'Discomfort lasts some days and responds to mild analgesics.',
      ],
      [
        'Let shower water run over the back instead',
        'Warm water on the breasts stimulates flow, so they are turned away.',
      ],
      [
        'Leave the nipples free of rubbing and pulling',
        'Without stimulation the level of prolactin falls and milk dries up.',
      ],
    ],
    unsound: [
      ['Pump both breasts empty every three hours', 'Emptying tells the body to make more milk.'],
      [
        'Stand with breasts under a hot shower',
        'Heat and flow of water bring on the let-down of milk.',
      ],
      [
        'Massage the breasts firmly until milk flows',
        'Stimulation of the breasts keeps the production of milk going.',
      ],
      [
        'Put the infant to the breast once each night',
        'Suckling raises prolactin and prolongs the milk supply.',
      ],
      [
        'Go without a bra so that nothing presses',
        'Lack of support increases pain and swelling of full breasts.',
      ],
    ],
    takeaway:
      'Without breastfeeding, avoid stimulation and heat; use support and cold. For a breastfeeding client frequent feeding is the remedy.',
  },
];
