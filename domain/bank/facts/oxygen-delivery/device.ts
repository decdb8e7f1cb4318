import { decisionSet } from '../respiratory-disease/decision.ts';

/** What a patient needs, and the device that gives it. */
export const oxygenDeviceSet = decisionSet({
  topic: 'oxygen',
  source: 'Standard respiratory care texts; oxygen therapy guidelines',
  courses: {
    cannula: {
      text: 'Nasal cannula at 2 L/min',
      why: 'A low-flow cannula gives about 28% to a patient with quiet breathing and a small need.',
    },
    simple: {
      text: 'Simple mask at 8 L/min',
      why: 'A simple mask gives roughly 40 to 60%, for a short time and when the exact value does not matter.',
    },
    venturi: {
      text: 'Air-entrainment mask at 28%',
      why: 'An entrainment mask gives a fixed FIO₂ at a high total flow, whatever the breathing pattern.',
    },
    nonre: {
      text: 'Nonrebreathing mask at 15 L/min',
      why: 'A nonrebreathing mask gives the highest FIO₂ of the simple devices, for emergencies.',
    },
    high: {
      text: 'Heated high-flow cannula at 50 L/min',
      why: 'Heated high flow meets a high demand with a precise FIO₂, flushes dead space and is well tolerated.',
    },
    collar: {
      text: 'Aerosol collar at the neck',
      why: 'A collar gives humidity and oxygen to a patient who breathes through a tracheostomy.',
    },
    tpiece: {
      text: 'Heated aerosol by T-piece',
      why: 'A T-piece serves an intubated patient who breathes without the ventilator.',
    },
    tent: {
      text: 'Cool aerosol face tent',
      why: 'A face tent gives moist oxygen when nothing may press on the face.',
    },
    hood: {
      text: 'Heated oxygen head hood',
      why: 'A hood gives a spontaneously breathing infant a known FIO₂ around the head.',
    },
    reservoir: {
      text: 'Reservoir (pendant) cannula',
      why: 'A reservoir cannula stores oxygen during exhalation and so reduces the flow that is needed.',
    },
    demand: {
      text: 'Pulse-dose oxygen conserver',
      why: 'A conserver gives oxygen just at the start of inspiration and stretches a portable supply.',
    },
    bag: {
      text: 'Bag-mask unit and reservoir',
      why: 'A resuscitator bag is for a patient who does not breathe enough.',
    },
    concentrator: {
      text: 'Stationary oxygen concentrator',
      why: 'A concentrator makes oxygen from room air for steady use at home where there is electric power.',
    },
    liquid: {
      text: 'Portable liquid oxygen system',
      why: 'Liquid oxygen stores much gas in little weight for patients who are out for long at a higher flow.',
    },
  },
  decisions: [
    {
      id: 'device-copd-variable',
      scene:
        'A patient with a COPD exacerbation has an irregular respiratory rate between 16 and 32/min with changing depth. PaO₂ is 48 mm Hg on room air, PaCO₂ 58 mm Hg and pH 7.35. A constant low FIO₂ is wanted.',
      key: 'venturi',
      why: 'Its total flow exceeds the demand, so the FIO₂ stays at 0.28 however the pattern changes.',
      wrong: ['simple', 'nonre', 'cannula', 'tent', 'reservoir'],
      because: { cannula: 'With a cannula the FIO₂ swings with rate and depth.' },
      lesson: 'Fixed-performance devices suit patients with an unstable pattern who retain CO₂.',
    },
    {
      id: 'device-copd-precise',
      scene:
        'An ambulance crew reports a known CO₂ retainer with a minute ventilation that doubles when she is upset. Her oxygen alert card asks for an SpO₂ of 88 to 92% by a device with a known FIO₂.',
      key: 'venturi',
      why: 'The entrainment mask gives a known, low FIO₂ even as ventilation doubles.',
      wrong: ['simple', 'nonre', 'cannula', 'bag', 'tpiece'],
      lesson: 'Above the demand, the FIO₂ is set by the device, below it by the patient.',
    },
    {
      id: 'device-mild-mi',
      scene:
        'A patient with stable angina rests quietly at 14 breaths/min with normal depth. SpO₂ is 88% on room air, PaCO₂ 40 mm Hg. She wants to eat and talk.',
      key: 'cannula',
      why: 'A small oxygen need with quiet, regular breathing is met by the cannula, which stays on while she eats.',
      wrong: ['nonre', 'high', 'tent', 'simple'],
      because: {
        simple:
          'A mask gets in the way of eating and talking and gives more oxygen than she needs.',
      },
      lesson: 'Start with the least device that reaches the target SpO₂.',
    },
    {
      id: 'device-copd-stable',
      scene:
        'A patient with stable COPD is admitted for cataract surgery. He breathes 16/min with a regular volume. SpO₂ is 86% on room air and was 91% on his home flow.',
      key: 'cannula',
      why: 'He is stable with a regular pattern and a small need, and continues what he uses at home.',
      wrong: ['nonre', 'simple', 'high', 'tent'],
      because: {
        simple:
          'A mask at 8 L/min gives far more oxygen than a CO₂ retainer with a small need should get.',
      },
      lesson: 'Titrate to an SpO₂ of 88 to 92% in a patient who retains CO₂.',
    },
    {
      id: 'device-pacu-mask',
      scene:
        'For an hour after surgery a drowsy mouth breather with normal lungs needs about 45% oxygen. An exact value is not required, humidity is unimportant, and he has no COPD.',
      key: 'simple',
      why: 'A simple mask gives roughly 40 to 60% at 5 to 10 L/min for a short time, also to mouth breathers.',
      wrong: ['cannula', 'venturi', 'nonre', 'tpiece'],
      because: {
        cannula: 'About 28% is less than the 45% he needs.',
        venturi: '28% is less than the 45% he needs, and an exact value is not required.',
        nonre: 'This device gives far more oxygen than the 45% he needs.',
      },
      lesson: 'Keep the flow at 5 L/min or more, or exhaled CO₂ collects in the mask.',
    },
    {
      id: 'device-trauma-shock',
      scene:
        'A patient bleeding from a pelvic fracture breathes deeply at 28/min. Blood pressure is 84/50 mm Hg, and SpO₂ cannot be read. Ventilation is adequate.',
      key: 'nonre',
      why: 'In shock with unknown saturation the highest FIO₂ from a simple device is given first.',
      wrong: ['venturi', 'cannula', 'tent', 'simple'],
      because: {
        simple:
          'It gives 40 to 60%. In shock with unknown saturation the highest FIO₂ comes first.',
      },
      lesson:
        'The reservoir bag must not collapse by more than about one third in inspiration. Otherwise raise the flow.',
    },
    {
      id: 'device-co-poison',
      scene:
        'After a night beside a faulty heater a patient has a headache and a carboxyhemoglobin of 24%. She is awake and breathes 20/min. SpO₂ reads 99%.',
      key: 'nonre',
      why: 'The highest possible FIO₂ shortens the half-life of carboxyhemoglobin from about five hours to one and a half.',
      wrong: ['cannula', 'venturi', 'simple', 'tent', 'concentrator'],
      because: {
        cannula: 'The pulse oximeter counts carboxyhemoglobin as saturated. The reading is false.',
      },
      lesson: 'In carbon monoxide poisoning treat the CO-oximeter result, not the pulse oximeter.',
    },
    {
      id: 'device-pneumothorax',
      scene:
        'A stable patient has a 10% spontaneous pneumothorax without dyspnea. The physician wants air to be absorbed faster from the pleural space during some hours of observation.',
      key: 'nonre',
      why: 'A high FIO₂ washes nitrogen out of the blood and speeds absorption of the pleural air several times.',
      wrong: ['venturi', 'cannula', 'tent', 'bag', 'reservoir'],
      lesson: 'Positive pressure is avoided in an undrained pneumothorax.',
    },
    {
      id: 'device-high-pneumonia',
      scene:
        'A patient with pneumonia tires on a nonrebreathing mask: respiratory rate 34/min with deep breaths, SpO₂ 87%, PaCO₂ 34 mm Hg. He is alert, hates a tight mask and has dry lips.',
      key: 'high',
      why: 'Warm humid flow of 50 L/min meets his demand with a reliable FIO₂, flushes dead space and is comfortable.',
      wrong: ['simple', 'cannula', 'tent', 'venturi', 'reservoir'],
      lesson: 'Watch rate, work and SpO₂ over the first hours. Failure must not delay intubation.',
    },
    {
      id: 'device-high-extubation',
      scene:
        'After extubation a patient with fibrosis has an inspiratory demand of about 45 L/min. She needs an FIO₂ of 0.60, PaCO₂ is normal, and she coughs up thick mucus that dries easily.',
      key: 'high',
      why: 'The device delivers 0.60 at a flow above her demand, and heated humidity keeps the mucus mobile.',
      wrong: ['simple', 'cannula', 'venturi', 'demand', 'nonre'],
      because: { nonre: 'It gives dry gas, and its fixed reservoir does not give a precise 0.60.' },
      lesson: 'The FIO₂ is precise just as long as the flow exceeds the inspiratory demand.',
    },
    {
      id: 'device-trach-collar',
      scene:
        'A patient off the ventilator breathes by himself through a tracheostomy tube. SpO₂ is 90% on room air, and mucus is getting thick. He moves about in bed and pulls at anything attached.',
      key: 'collar',
      why: 'The collar gives moist oxygen at the neck without pulling on the tube.',
      wrong: ['tpiece', 'cannula', 'venturi', 'tent'],
      because: { tpiece: 'A T-piece hangs on the tube and drags it with every move.' },
      lesson:
        'Devices for the nose and mouth do not oxygenate a patient who breathes through the neck.',
    },
    {
      id: 'device-tpiece-trial',
      scene:
        'An intubated patient is to breathe for 30 minutes without pressure from the ventilator. FIO₂ 0.40 with a moist gas flow past the oral tube is ordered.',
      key: 'tpiece',
      why: 'The T-piece attaches to the tube and supplies a flow above his demand without any pressure.',
      wrong: ['collar', 'tent', 'venturi', 'nonre', 'cannula'],
      lesson:
        'Mist should be seen leaving the open end through the whole inspiration. A 50 mL reservoir tube helps.',
    },
    {
      id: 'device-face-burn',
      scene:
        'A patient with superficial burns of nose and cheeks breathes easily and has no airway swelling. She needs about 35% oxygen with moisture, and nothing may touch the burned skin.',
      key: 'tent',
      why: 'A face tent rests under the chin and sends moist oxygen upward without pressing on the face.',
      wrong: ['nonre', 'simple', 'venturi', 'cannula', 'reservoir'],
      lesson: 'The FIO₂ of a face tent varies widely, so watch the SpO₂.',
    },
    {
      id: 'device-nasal-packing',
      scene:
        'After surgery on the nose with packing in both nostrils a patient with facial stitches feels trapped by masks. A modest amount of moist oxygen is wanted.',
      key: 'tent',
      why: 'It reaches the mouth without the nose or any pressure on the stitches, and it is open on top.',
      wrong: ['cannula', 'high', 'nonre', 'reservoir', 'simple'],
      lesson: 'Choose the interface by the face as well as by the FIO₂.',
    },
    {
      id: 'device-infant-hood',
      scene:
        'A spontaneously breathing newborn on a warmer needs an FIO₂ of 0.35 for transient tachypnea. The nose is too small for available prongs, and staff need free access to the body.',
      key: 'hood',
      why: 'The hood surrounds the head with a measured FIO₂ and leaves the body open for care.',
      wrong: ['venturi', 'simple', 'nonre', 'tent', 'demand'],
      lesson: 'Flow of at least 7 L/min clears CO₂. Warm the gas and analyze it near the mouth.',
    },
    {
      id: 'device-infant-known',
      scene:
        'A 3 kg infant with mild bronchiolitis does not tolerate anything taped to the face. Oxygen at 30% with warm moist gas must be delivered around the head and measured.',
      key: 'hood',
      why: 'A hood needs nothing on the face, and the FIO₂ around the head can be analyzed.',
      wrong: ['nonre', 'venturi', 'collar', 'simple', 'reservoir'],
      lesson: 'Cold gas on the face raises the oxygen use of an infant.',
    },
    {
      id: 'device-reservoir',
      scene:
        'A patient with fibrosis needs 6 L/min by standard cannula at home, and his concentrator gives 5 L/min at most. He breathes through the nose and does not mind how the interface looks.',
      key: 'reservoir',
      why: 'It stores oxygen while he exhales, so that a lower continuous flow gives the same SpO₂.',
      wrong: ['simple', 'nonre', 'tent', 'bag', 'venturi'],
      lesson:
        'Savings reach about half of the flow. The patient must exhale through the nose to refill a mustache type.',
    },
    {
      id: 'device-demand',
      scene:
        'A patient who uses 2 L/min wants her small cylinder to last for a day of shopping. She breathes through the nose at about 18/min, and a walk test with the device kept SpO₂ at 92%.',
      key: 'demand',
      why: 'Oxygen is released in a pulse at the start of each breath, so the cylinder lasts several times longer.',
      wrong: ['simple', 'nonre', 'concentrator', 'venturi', 'tent'],
      lesson:
        'Test a conserver at rest, on exertion and, if used then, in sleep. Settings do not equal liters per minute.',
    },
    {
      id: 'device-apnea',
      scene:
        'A patient after an opioid overdose breathes 4/min. SpO₂ is 70%, the pulse is strong, and an antagonist is being fetched.',
      key: 'bag',
      why: 'Oxygen without breaths will not correct failing ventilation. The bag gives both.',
      wrong: ['nonre', 'high', 'simple', 'venturi', 'cannula'],
      because: { nonre: 'Oxygen by mask needs a patient who breathes enough.' },
      lesson: 'Ventilation comes before the antidote.',
    },
    {
      id: 'device-agonal',
      scene:
        'Respirations of a patient with myasthenic crisis have become barely visible. PaCO₂ is 88 mm Hg, and intubation equipment is a few minutes away. She is drowsy on a mask at 15 L/min.',
      key: 'bag',
      why: 'She moves too little air herself, so breaths must be given by hand until the tube is placed.',
      wrong: ['high', 'tent', 'venturi', 'cannula', 'simple'],
      lesson: 'SpO₂ can stay high on oxygen while CO₂ rises to dangerous levels.',
    },
    {
      id: 'device-home-steady',
      scene:
        'A homebound patient with chronic hypoxemia needs 2 L/min day and night. The house has reliable power, and deliveries of cylinders by mountain road are difficult.',
      key: 'concentrator',
      why: 'It makes oxygen from room air without refills, for steady low-flow use at home.',
      wrong: ['liquid', 'demand', 'high', 'nonre'],
      because: {
        liquid: 'Liquid systems need regular refills by road, which is hard here.',
        demand: 'A conserver stretches cylinders, which are hard to bring to this house.',
      },
      lesson:
        'A backup cylinder is needed for power failure. Concentrators give about 90 to 96% oxygen.',
    },
    {
      id: 'device-home-active',
      scene:
        'A patient with fibrosis works outdoors for eight hours. He needs 5 L/min of continuous flow on exertion, desaturates on a pulse-dose device and cannot carry heavy loads. A supplier nearby delivers weekly.',
      key: 'liquid',
      why: 'Liquid oxygen holds about 860 times its volume of gas, so a light unit lasts for hours at a higher flow.',
      wrong: ['concentrator', 'nonre', 'bag', 'venturi', 'demand'],
      lesson:
        'Liquid systems lose some gas by venting even when unused. Beware of cold burns when filling.',
    },
    {
      id: 'device-preoxygenate',
      scene:
        'A patient with clear lungs is about to be intubated for a planned operation. He breathes normally and cooperates. The aim is to wash nitrogen out for three minutes.',
      key: 'nonre',
      why: 'The highest FIO₂ of the spontaneous devices fills the lungs with oxygen and lengthens the safe apnea time.',
      wrong: ['cannula', 'venturi', 'simple', 'reservoir'],
      because: { simple: 'At best about 60% leaves much nitrogen in the lungs.' },
      lesson: 'Three minutes of quiet breathing or eight deep breaths of 100% oxygen, head up.',
    },
    {
      id: 'device-anaphylaxis',
      scene:
        'An allergy clinic patient has an anaphylactic reaction with wheezing, hives and a blood pressure of 78/44 mm Hg. She breathes 30/min with good volumes, and epinephrine has just been given.',
      key: 'nonre',
      why: 'In a life-threatening emergency with shock the highest FIO₂ is given while drugs and fluids act.',
      wrong: ['venturi', 'cannula', 'simple', 'tent'],
      because: { simple: 'It gives 40 to 60%. In shock the highest FIO₂ comes first.' },
      lesson: 'Give much oxygen first in critical illness and reduce it when SpO₂ is reliable.',
    },
  ],
});
