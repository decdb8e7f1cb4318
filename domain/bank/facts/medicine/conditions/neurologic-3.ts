import type { Condition } from '../condition.ts';

const source = 'Standard neurology and geriatric texts';

/** Movement disorders, dementia and delirium, and neuropathy. */
export const neurologicConditions3: readonly Condition[] = [
  {
    id: 'parkinson-disease',
    name: 'Parkinson disease',
    system: 'neurologic',
    topic: 'Parkinson disease and movement disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Neurodegenerative disease' },
    vignettes: [
      'A 67-year-old man has become slow in the past year. His right hand shakes while it lies in his lap and stops when he reaches for a cup. His writing is small, he turns with many steps, and the right arm does not swing. He lost his sense of smell years ago.',
      'A 59-year-old woman came because of a stiff shoulder. Her face moves little, and her finger taps become smaller and slower on the left. The left elbow resists like a ratchet. She has no tremor. Memory is normal, and she takes no antiemetic or antipsychotic drugs.',
    ],
    hallmark: 'slowness with rest tremor or rigidity that begins on one side',
    lookalikes: [
      'essential-tremor',
      'lewy-body-dementia',
      'normal-pressure-hydroceph',
      'alzheimer-disease',
      'major-depression',
      'hypothyroidism',
      'adhesive-capsulitis',
      'polymyalgia-rheumatica',
    ],
    finding: {
      text: 'Rest tremor with slowing of finger taps',
      why: 'In Parkinson disease, slowness is required for the diagnosis, and the tremor is present at rest on one side first.',
      accepts: ['lewy-body-dementia'],
      scene: 'A 62-year-old pianist has a clumsy left hand. Parkinson disease is suspected.',
    },
    test: {
      text: 'Repeat examination after a trial of levodopa',
      why: 'Parkinson disease is a clinical diagnosis; a clear and lasting response to levodopa supports it.',
      scene:
        'A 65-year-old man has had slowness and rigidity of one arm for a year. He takes no causative drugs, and MRI of the brain is normal. Symptoms now limit his work.',
      slips: [
        {
          text: 'Lumbar puncture for dopamine level',
          why: 'Dopamine in spinal fluid is not a clinical test for this disease.',
        },
        {
          text: 'Electromyography of the shaking hand',
          why: 'Electromyography shows rhythm but not the lack of dopamine.',
        },
      ],
      accepts: ['lewy-body-dementia'],
    },
    treatment: {
      text: 'Carbidopa with levodopa by mouth',
      why: 'In Parkinson disease that limits function, carbidopa-levodopa is the most effective drug, above all in older patients.',
      scene:
        'A 72-year-old woman who has Parkinson disease can no longer dress herself in time. She has no hallucinations, and blood pressure does not fall on standing.',
      slips: [
        {
          text: 'Benztropine at bedtime',
          why: 'Anticholinergic drugs do little for slowness and confuse older patients.',
        },
        {
          text: 'Haloperidol in a low dose',
          why: 'Haloperidol blocks dopamine receptors and makes parkinsonism clearly worse.',
        },
      ],
    },
    mechanism: {
      text: 'Loss of dopamine neurons in the substantia nigra',
      why: 'In Parkinson disease, neurons of the substantia nigra die and contain Lewy bodies of alpha-synuclein.',
      accepts: ['lewy-body-dementia'],
    },
    complication: {
      text: 'Wearing off and dyskinesia on levodopa',
      why: 'After some years of levodopa, most patients with Parkinson disease have doses that wear off early and dyskinesia at the peak.',
    },
    risk: {
      text: 'Long exposure to pesticides',
      why: 'Age is the greatest risk for Parkinson disease; of exposures, pesticides are the best proven.',
      accepts: ['lewy-body-dementia', 'polymyalgia-rheumatica'],
    },
    advice: {
      text: 'Take levodopa apart from protein-rich meals',
      why: 'In Parkinson disease, amino acids compete with levodopa for uptake in gut and brain.',
      scene:
        'A 70-year-old woman with Parkinson disease finds that her noon dose fails after a steak or a large omelet.',
      slips: [
        {
          text: 'Skip doses on days with little activity',
          why: 'Sudden gaps cause rigidity and may bring on a syndrome of fever and stiffness.',
        },
      ],
      accepts: ['lewy-body-dementia'],
    },
  },
  {
    id: 'essential-tremor',
    name: 'Essential tremor',
    system: 'neurologic',
    topic: 'Parkinson disease and movement disorders',
    source,
    vignettes: [
      'A 54-year-old violin maker has had shaking hands for 6 years. It appears when he pours tea or signs his name and is gone when his hands rest. A glass of wine calms it. His father shook in the same way. Gait, tone and thyroid tests are normal.',
    ],
    hallmark: 'a tremor of both hands in action that eases with alcohol and runs in families',
    lookalikes: [
      'parkinson-disease',
      'hyperthyroidism',
      'graves-disease',
      'lewy-body-dementia',
      'alcohol-withdrawal',
      'multiple-sclerosis',
      'generalized-anxiety',
      'panic-disorder',
    ],
    finding: {
      text: 'Shaking of both hands when held out or in use',
      why: 'Essential tremor shows when the hands are held out or used, on both sides, and tone is normal.',
      scene:
        'A 60-year-old judge spills her soup. She has no stiffness and takes no drugs. Essential tremor is suspected.',
      accepts: ['hyperthyroidism', 'graves-disease', 'alcohol-withdrawal'],
    },
    test: {
      text: 'Thyroid-stimulating hormone in serum',
      why: 'Essential tremor is found by examination; the one routine blood test excludes hyperthyroidism.',
      scene:
        'A 48-year-old baker has had an action tremor of both hands for 2 years. Tone and gait are normal, and he takes no stimulants. No tests have been done.',
      accepts: ['hyperthyroidism', 'graves-disease', 'generalized-anxiety', 'panic-disorder'],
      slips: [
        {
          text: 'Dopamine transporter scan as the first test',
          why: 'The scan is for doubtful parkinsonism. Without slowness or rigidity it is not needed.',
        },
        {
          text: 'Genetic panel for Huntington disease',
          why: 'Huntington disease gives chorea and mental change, and no regular tremor.',
        },
      ],
    },
    treatment: {
      text: 'Propranolol by mouth each day',
      why: 'Propranolol and primidone are the first drugs for essential tremor; lung and heart must allow a beta-blocker.',
      scene:
        'A 50-year-old surgeon has essential tremor that hinders fine work. Pulse is 78/min, blood pressure 138/84 mm Hg, and he has no asthma.',
      accepts: ['hyperthyroidism', 'graves-disease', 'panic-disorder', 'generalized-anxiety'],
      slips: [
        {
          text: 'Two glasses of wine before operating',
          why: 'Alcohol eases the tremor for an hour but impairs judgment and leads to dependence.',
        },
        {
          text: 'Deep brain stimulation as a first step',
          why: 'Stimulation is for disabling tremor that drugs do not control.',
        },
      ],
    },
    mechanism: {
      text: 'Rhythmic firing of cerebellar circuits',
      why: 'Essential tremor comes from oscillation in circuits of cerebellum and thalamus; dopamine neurons are intact.',
    },
    complication: {
      text: 'Trouble eating and writing unaided',
      why: 'Essential tremor slowly increases, so that eating, writing and drinking become hard; it does not shorten life.',
      accepts: ['multiple-sclerosis'],
    },
    risk: {
      text: 'Dominant trait inherited from a parent',
      why: 'Essential tremor is inherited as a dominant trait in about half of the families.',
    },
    advice: {
      text: 'Cut down coffee and use weighted cutlery',
      why: 'In essential tremor, caffeine and stress raise the amplitude, and heavier tools dampen it.',
      scene:
        'A 68-year-old woman has mild essential tremor and wants no drugs. It bothers her at the table.',
      accepts: ['generalized-anxiety'],
    },
  },
  {
    id: 'alzheimer-disease',
    name: 'Alzheimer disease',
    system: 'neurologic',
    topic: 'Dementia and delirium',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Neurodegenerative disease' },
    step2: { area: 'nervous-special-senses', topic: 'Dementia and delirium' },
    vignettes: [
      'A 76-year-old retired accountant has become forgetful over 3 years. He asks the same question within minutes, gets lost on known streets and can no longer pay bills. He is alert and cheerful. Gait, tone and strength are normal. MRI shows small hippocampi.',
      'A 68-year-old teacher repeats her stories, mislays her purse and blames thieves. Over 2 years she has lost words and can no longer follow recipes. She recalls one of five words, even with cues. She sees nothing that is not there, and her stride, mood and blood tests are normal.',
    ],
    hallmark:
      'slow loss of recent memory, then of language and orientation, with a clear sensorium',
    lookalikes: [
      'lewy-body-dementia',
      'delirium',
      'normal-pressure-hydroceph',
      'subdural-hematoma',
      'major-depression',
      'parkinson-disease',
      'hypothyroidism',
      'vitamin-b12-deficiency',
    ],
    finding: {
      text: 'Slow loss of memory for recent events',
      why: 'Alzheimer disease begins with recent memory, since the hippocampus is affected first; attention is clear.',
      accepts: ['vitamin-b12-deficiency'],
      scene:
        'A 75-year-old woman no longer manages her household, says her son. Alzheimer disease is suspected.',
    },
    test: {
      text: 'Cognitive screen with vitamin B12 level',
      why: 'In suspected Alzheimer disease, a cognitive test documents the deficit, and vitamin B12 with thyroid tests excludes treatable causes.',
      scene:
        'A 73-year-old woman has forgotten recent events and recipes more and more for 2 years. She is not depressed, walks well and takes no sedatives. She has had no work-up.',
      accepts: [
        'vitamin-b12-deficiency',
        'hypothyroidism',
        'lewy-body-dementia',
        'subdural-hematoma',
        'major-depression',
      ],
      slips: [
        {
          text: 'Electroencephalography during sleep',
          why: 'Electroencephalography is used when seizures or prion disease are suspected.',
        },
        {
          text: 'Routine biopsy of brain tissue',
          why: 'Biopsy is not done for a slow dementia with a typical course.',
        },
      ],
    },
    treatment: {
      text: 'Donepezil by mouth at bedtime',
      why: 'In mild to moderate Alzheimer disease, cholinesterase inhibitors such as donepezil give a small benefit in cognition.',
      scene:
        'A 74-year-old man has mild Alzheimer disease. His pulse is 76/min, the ECG is normal, and he and his wife wish to try a drug.',
      accepts: ['lewy-body-dementia'],
      slips: [
        {
          text: 'Diphenhydramine for better sleep',
          why: 'Anticholinergic drugs worsen memory and confusion in people with dementia.',
        },
        {
          text: 'Haloperidol three times a day',
          why: 'Antipsychotics raise mortality in dementia and are not a treatment of memory.',
        },
      ],
    },
    mechanism: {
      text: 'Amyloid plaques with neurofibrillary tangles',
      why: 'In Alzheimer disease, beta-amyloid collects outside neurons and hyperphosphorylated tau within them.',
    },
    complication: {
      text: 'Wandering with injury or exposure',
      why: 'Most people with Alzheimer disease wander at some time, and getting lost may be fatal in cold or traffic.',
      accepts: ['delirium'],
    },
    risk: {
      text: 'Two copies of APOE epsilon 4',
      why: 'After age, the APOE epsilon 4 allele is the strongest common risk for late-onset Alzheimer disease.',
    },
    advice: {
      text: 'Fit door alarms and wear an identity bracelet',
      why: 'In Alzheimer disease, door alarms and identification prevent harm from wandering.',
      scene:
        'A man cares for his wife, who has moderate Alzheimer disease and has left the house twice at dawn.',
      slips: [
        {
          text: 'Give a sedative antihistamine each evening',
          why: 'Antihistamines increase confusion and falls and do not stop wandering.',
        },
      ],
    },
  },
  {
    id: 'delirium',
    name: 'Delirium',
    system: 'neurologic',
    topic: 'Dementia and delirium',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Dementia and delirium' },
    vignettes: [
      'An 84-year-old woman was clear when she was admitted with a hip fracture. Two nights after surgery she picks at the air, dozes during questions and cannot name the months backward. In the morning she is calmer. She has a urinary catheter and was given diphenhydramine for sleep.',
      'A 78-year-old man from a care home has been drowsy and muddled since yesterday, though he played cards on Sunday. His attention drifts within seconds and is better for an hour at noon. Temperature is 38.2 °C (100.8 °F), and urine is cloudy. He has no focal deficit.',
    ],
    hallmark: 'sudden, fluctuating inattention with a medical cause',
    lookalikes: [
      'alzheimer-disease',
      'lewy-body-dementia',
      'subdural-hematoma',
      'major-depression',
      'schizophrenia',
      'normal-pressure-hydroceph',
      'ischemic-stroke',
      'hsv-encephalitis',
    ],
    finding: {
      text: 'Inattention that came on within a day',
      why: 'Delirium begins within hours to days, and inattention that fluctuates is its core.',
      scene:
        'An 81-year-old man with pneumonia does not seem himself to his daughter. Delirium is suspected.',
      accepts: ['subdural-hematoma', 'hsv-encephalitis'],
    },
    test: {
      text: 'Confusion Assessment Method at the bedside',
      why: 'Delirium is established at the bedside by acute onset, inattention, and disorganized thinking or altered alertness.',
      scene:
        'A 79-year-old woman is withdrawn and slow on the second day after hip surgery. The team wonders whether she is depressed, demented or something else.',
      slips: [
        {
          text: 'Ammonia level in a patient without liver disease',
          why: 'Ammonia is not a screen for delirium and misleads without liver disease.',
        },
      ],
    },
    treatment: {
      text: 'Treating the cause and stopping harmful drugs',
      why: 'In delirium, the cause is treated and anticholinergic and sedative drugs are stopped; drugs for agitation are a last resort.',
      scene:
        'An 86-year-old man is delirious with a urinary infection. He takes oxybutynin and lorazepam. He is restless but endangers nobody.',
      slips: [
        {
          text: 'Wrist restraints and a higher lorazepam dose',
          why: 'Restraints and benzodiazepines prolong delirium and cause injury.',
        },
        {
          text: 'Scheduled haloperidol for two weeks',
          why: 'Antipsychotics do not shorten delirium and are kept for danger to self or others.',
        },
      ],
    },
    mechanism: {
      text: 'Failure of acetylcholine transmission under stress',
      why: 'In delirium, illness, inflammation or drugs disturb a vulnerable brain, with too little acetylcholine and too much dopamine.',
      accepts: ['alzheimer-disease'],
    },
    complication: {
      text: 'Lasting decline in cognition',
      why: 'Delirium raises the risk of lasting cognitive decline, nursing home care and death, even after it has cleared.',
      accepts: ['alzheimer-disease', 'hsv-encephalitis'],
    },
    risk: {
      text: 'Prior dementia with a new sedative drug',
      why: 'Dementia is the strongest predisposing factor for delirium, and sedative or anticholinergic drugs often precipitate it.',
    },
    advice: {
      text: 'Bring glasses, hearing aids and family faces',
      why: 'In delirium, seeing, hearing, daylight, sleep and familiar people shorten confusion without drugs.',
      scene:
        'The daughter of an 83-year-old woman with delirium after surgery asks how she can help on the ward.',
      slips: [
        {
          text: 'Keep the room dark and visitors away',
          why: 'Darkness and isolation increase confusion. Daylight and familiar faces help.',
        },
      ],
    },
  },
  {
    id: 'lewy-body-dementia',
    name: 'Dementia with Lewy bodies',
    system: 'neurologic',
    topic: 'Dementia and delirium',
    source,
    vignettes: [
      'A 74-year-old man has had trouble with planning and judging distances for a year. Some days he stares for hours, on others he chats. He calmly describes small children on his sofa. His steps have become short since autumn. For years he has kicked and shouted in his sleep.',
    ],
    hallmark:
      'dementia with fluctuating alertness, visual hallucinations, dream enactment and parkinsonism within a year',
    lookalikes: [
      'parkinson-disease',
      'alzheimer-disease',
      'delirium',
      'normal-pressure-hydroceph',
      'schizophrenia',
      'subdural-hematoma',
      'major-depression',
    ],
    finding: {
      text: 'Well-formed visual hallucinations of people',
      why: 'In dementia with Lewy bodies, detailed visual hallucinations come early, often of people or animals.',
      scene:
        'A 70-year-old woman has had failing attention and stiff limbs since last year. Dementia with Lewy bodies is suspected.',
      accepts: ['delirium', 'parkinson-disease'],
      slips: [
        {
          text: 'Sudden loss of speech with a weak arm',
          why: 'Sudden loss of speech and strength is vascular and not the course of a degenerative dementia.',
        },
      ],
    },
    test: {
      text: 'Sleep study for loss of muscle atonia',
      why: 'In dementia with Lewy bodies, polysomnography that shows REM sleep without atonia is a supporting biomarker.',
      scene:
        'A 72-year-old man has mild dementia that fluctuates, and slight stiffness. His wife sleeps in another room because he strikes out in dreams. Blood tests and MRI show no other cause.',
      slips: [
        {
          text: 'Genetic test for huntingtin repeats',
          why: 'Huntington disease causes chorea in midlife and is not in question.',
        },
      ],
      accepts: ['parkinson-disease', 'alzheimer-disease'],
    },
    treatment: {
      text: 'Rivastigmine in slowly rising doses',
      why: 'Cholinesterase inhibitors help cognition and hallucinations in dementia with Lewy bodies, often clearly.',
      scene:
        'A 76-year-old woman with dementia with Lewy bodies is troubled by visions of strangers. Pulse is 74/min, and no infection or drug explains them.',
      slips: [
        {
          text: 'Haloperidol each evening',
          why: 'Patients with Lewy bodies react to haloperidol with severe rigidity that may be fatal.',
        },
        {
          text: 'Trihexyphenidyl for stiffness',
          why: 'Anticholinergic drugs worsen cognition and hallucinations in Lewy body disease.',
        },
      ],
      accepts: ['alzheimer-disease'],
    },
    mechanism: {
      text: 'Alpha-synuclein deposits in cortical neurons',
      why: 'In dementia with Lewy bodies, alpha-synuclein collects in neurons of cortex and brainstem.',
      accepts: ['parkinson-disease'],
    },
    complication: {
      text: 'Severe rigidity after an antipsychotic',
      why: 'About half of patients with dementia with Lewy bodies have severe reactions to antipsychotic drugs, with rigidity and collapse.',
    },
    risk: {
      text: 'Years of acting out dreams in sleep',
      why: 'REM sleep behavior disorder often precedes dementia with Lewy bodies by many years.',
      accepts: ['parkinson-disease'],
    },
    advice: {
      text: 'Warn each care team about antipsychotics',
      why: 'In dementia with Lewy bodies, haloperidol and similar drugs may be fatal, so each care team must know.',
      scene:
        'The wife of a 75-year-old man with dementia with Lewy bodies asks what to tell the staff if he must go to a hospital.',
    },
  },
  {
    id: 'normal-pressure-hydroceph',
    name: 'Normal pressure hydrocephalus',
    system: 'neurologic',
    topic: 'Dementia and delirium',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Dementia and delirium' },
    vignettes: [
      'A 73-year-old woman has walked for a year as if her feet stuck to the floor, with a broad base. For some months she has wet herself on the way to the toilet, and her thinking is slow. Arms move freely. MRI shows large ventricles out of proportion to the sulci.',
      'A 69-year-old man has had falls for 8 months; he takes tiny steps, as on ice, though his arms swing. He now wears pads and answers after long pauses. He has no tremor. Levodopa did not help. CT shows wide ventricles and tight sulci at the vertex.',
    ],
    hallmark: 'a magnetic gait, urinary urgency and slow thinking with large ventricles',
    lookalikes: [
      'parkinson-disease',
      'alzheimer-disease',
      'lewy-body-dementia',
      'subdural-hematoma',
      'spinal-stenosis',
      'glioblastoma',
      'delirium',
      'peripheral-neuropathy',
    ],
    finding: {
      text: 'Broad gait with feet that seem glued down',
      why: 'In normal pressure hydrocephalus, gait fails first: feet hardly leave the floor while the arms swing freely.',
      scene:
        'A 74-year-old man has wet himself repeatedly and thinks slowly. Normal pressure hydrocephalus is suspected.',
    },
    test: {
      text: 'Gait test before and after a spinal tap',
      why: 'In normal pressure hydrocephalus, a better gait after removal of 30 to 50 mL of spinal fluid predicts success of a shunt.',
      scene:
        'A 75-year-old man has a magnetic walk, incontinence and slow thinking. MRI shows wide ventricles and no mass. A neurosurgeon asks who would profit from a shunt.',
      slips: [
        {
          text: 'Opening pressure by itself, without a tap',
          why: 'The pressure is normal in this disorder. It is the effect of removal that matters.',
        },
        {
          text: 'Repeat brain imaging in one year',
          why: 'A year of waiting lowers the chance that gait recovers after a shunt.',
        },
      ],
      question: 'Which test best answers this question?',
    },
    treatment: {
      text: 'Ventriculoperitoneal shunt',
      why: 'Normal pressure hydrocephalus that improves after a spinal tap is treated by a shunt; gait responds best.',
      scene:
        'A 71-year-old woman with a magnetic gait and large ventricles walked twice as fast for a day after 40 mL of spinal fluid had been removed.',
      slips: [
        {
          text: 'Acetazolamide by mouth for life',
          why: 'Acetazolamide is used in idiopathic intracranial hypertension and is no lasting treatment here.',
        },
        {
          text: 'Oxybutynin and a walking frame',
          why: 'An anticholinergic drug clouds thinking and leaves a reversible cause untreated.',
        },
      ],
    },
    mechanism: {
      text: 'Poor absorption of fluid with wide ventricles',
      why: 'In normal pressure hydrocephalus, spinal fluid is poorly absorbed, and wide ventricles stretch the fibers for legs and bladder.',
    },
    complication: {
      text: 'Subdural bleeding after too much drainage',
      why: 'A shunt for normal pressure hydrocephalus may drain too much, and veins over the brain tear.',
      accepts: ['subdural-hematoma', 'glioblastoma'],
    },
    risk: {
      text: 'Past subarachnoid bleeding or meningitis',
      why: 'Blood or infection scars the arachnoid villi, which leads to the secondary form of normal pressure hydrocephalus.',
    },
    advice: {
      text: 'Report headache, fever or drowsiness after surgery',
      why: 'After a shunt for normal pressure hydrocephalus, headache, fever or drowsiness may mean overdrainage, infection or blockage.',
      scene: 'A 70-year-old man goes home with a new shunt for normal pressure hydrocephalus.',
      accepts: ['subdural-hematoma'],
    },
  },
  {
    id: 'peripheral-neuropathy',
    name: 'Diabetic polyneuropathy',
    system: 'neurologic',
    topic: 'Peripheral neuropathy and Guillain-Barre',
    source,
    vignettes: [
      'A 57-year-old man with type 2 diabetes for 14 years has burning soles at night and feels as if he walked on cotton. Ankle reflexes are absent, and vibration is not felt below the shins. Strength, back and bladder are normal. Vitamin B12 and thyroid tests are normal.',
      'A 64-year-old woman has a painless blister under her big toe from new shoes, which she had not noticed. Hemoglobin A1c is 10.2%. She cannot feel the monofilament on either sole, and her toes sense no vibration. Foot pulses and strength are normal. She has no back pain.',
    ],
    hallmark: 'symmetric burning and numbness of the feet in long-standing diabetes',
    lookalikes: [
      'guillain-barre',
      'spinal-stenosis',
      'disc-herniation',
      'multiple-sclerosis',
      'carpal-tunnel',
      'vitamin-b12-deficiency',
      'peripheral-artery-disease',
      'cauda-equina',
    ],
    finding: {
      text: 'Numbness of both feet in a stocking pattern',
      why: 'Diabetic polyneuropathy affects the longest fibers first, so numbness and burning begin in both feet.',
      accepts: ['vitamin-b12-deficiency'],
      scene:
        'A 61-year-old woman has had type 2 diabetes for 15 years. Diabetic polyneuropathy is suspected.',
    },
    test: {
      text: 'Monofilament test of both soles',
      why: 'In diabetic polyneuropathy, failure to feel the 10-g monofilament shows lost protective sensation.',
      scene:
        'A 60-year-old woman has had type 2 diabetes for 8 years and tingling feet for a year. Vitamin B12, thyroid and kidney tests are normal. Her risk of foot ulcers is to be judged.',
      slips: [
        {
          text: 'Sural nerve biopsy at the ankle',
          why: 'Biopsy is for suspected vasculitis or amyloid and leaves numbness behind.',
        },
        {
          text: 'Contrast venography of both legs',
          why: 'Veins play no part in loss of sensation.',
        },
      ],
    },
    treatment: {
      text: 'Duloxetine by mouth once a day',
      why: 'Duloxetine, pregabalin, gabapentin and tricyclic drugs ease the pain of diabetic polyneuropathy.',
      scene:
        'A 63-year-old man has painful diabetic polyneuropathy that ruins his sleep. He has glaucoma and a bundle branch block, which make amitriptyline unsuitable. Liver and kidney function are normal.',
      slips: [
        {
          text: 'Oxycodone tablets three times daily',
          why: 'Opioids are not advised for this pain because of dependence and harm.',
        },
        {
          text: 'Ibuprofen tablets three times daily',
          why: 'Anti-inflammatory drugs do not help neuropathic pain and endanger diabetic kidneys.',
        },
      ],
    },
    mechanism: {
      text: 'Axon loss from metabolic and small-vessel injury',
      why: 'In diabetic polyneuropathy, high glucose harms axons and the small vessels that feed them, the longest fibers first.',
    },
    complication: {
      text: 'Painless ulcer under the forefoot',
      why: 'In diabetic polyneuropathy, lost protective sensation lets wounds go unnoticed until they are deep.',
      accepts: ['peripheral-artery-disease'],
    },
    risk: {
      text: 'Poorly controlled glucose for many years',
      why: 'Duration of diabetes and poor glucose control are the main risks for diabetic polyneuropathy.',
      accepts: ['peripheral-artery-disease'],
    },
    advice: {
      text: 'Test bath water by elbow and inspect the soles',
      why: 'With diabetic polyneuropathy, feet do not feel heat or wounds, so water is tested and soles are inspected daily.',
      scene:
        'A 59-year-old woman with diabetic polyneuropathy burned her toes with a heating pad last winter without noticing.',
    },
  },
  {
    id: 'carpal-tunnel',
    name: 'Carpal tunnel syndrome',
    system: 'neurologic',
    topic: 'Peripheral neuropathy and Guillain-Barre',
    source,
    step1: { area: 'msk-skin', topic: 'Limb anatomy and nerve injury' },
    vignettes: [
      'A 45-year-old butcher wakes at night with tingling of the right thumb, index and middle fingers and shakes the hand for relief. She drops knives. Bending the wrist for a minute brings on the tingling. The palm feels normal. Neck motion is free and painless.',
      'A 33-year-old woman in the eighth month of pregnancy has pins and needles in both hands at night, sparing the little fingers. She hangs the arms out of bed for relief. Tapping over the wrist crease sends a tingle to the middle finger. Reflexes and neck are normal.',
    ],
    hallmark: 'night tingling of thumb, index and middle fingers relieved by shaking the hand',
    lookalikes: [
      'peripheral-neuropathy',
      'scaphoid-fracture',
      'rheumatoid-arthritis',
      'osteoarthritis',
      'multiple-sclerosis',
      'transient-ischemic-attack',
      'distal-radius-fracture',
      'hypothyroidism',
    ],
    finding: {
      text: 'Tingling of the first three fingers at night',
      why: 'In carpal tunnel syndrome, the median nerve is squeezed at the wrist, so the thumb, index and middle fingers tingle at night.',
      scene:
        'A 50-year-old pianist drops cups in the morning. Carpal tunnel syndrome is suspected.',
    },
    test: {
      text: 'Conduction study of the median nerve',
      why: 'In carpal tunnel syndrome, conduction of the median nerve is slowed across the wrist; the study is done before surgery.',
      scene:
        'A 52-year-old cleaner has had numb fingers at night for a year and now has flat muscles at the base of the thumb. Surgery is being considered.',
      slips: [
        {
          text: 'Radiograph of the neck in four planes',
          why: 'The neck is painless and moves freely, and films do not show nerve function.',
        },
        {
          text: 'Serum calcium and magnesium',
          why: 'Low calcium makes fingers tingle on both sides but does not waste the thumb muscles.',
        },
      ],
    },
    treatment: {
      text: 'Surgical release of the transverse ligament',
      why: 'Carpal tunnel syndrome with weakness or wasting needs surgical release, before the loss becomes permanent.',
      scene:
        'A 58-year-old weaver has carpal tunnel syndrome with thenar wasting and constant numbness. Splints and an injection have not helped.',
      slips: [
        {
          text: 'Night splint for another six months',
          why: 'Splints are for mild disease. Wasting shows that axons are being lost.',
        },
        {
          text: 'Pyridoxine in high daily doses',
          why: 'Pyridoxine has no proven effect and harms nerves in high doses.',
        },
      ],
    },
    mechanism: {
      text: 'Compression of a nerve under the flexor retinaculum',
      why: 'In carpal tunnel syndrome, swollen tendon sheaths press the median nerve against the flexor retinaculum.',
    },
    complication: {
      text: 'Wasting of the thenar muscles',
      why: 'Neglected carpal tunnel syndrome destroys motor fibers, so the thumb becomes weak and flat at its base.',
      accepts: ['distal-radius-fracture', 'rheumatoid-arthritis'],
    },
    risk: {
      text: 'Swelling from pregnancy or hypothyroidism',
      why: 'Fluid retention, hypothyroidism, diabetes and forceful, repeated gripping favor carpal tunnel syndrome.',
      accepts: [
        'peripheral-neuropathy',
        'osteoarthritis',
        'distal-radius-fracture',
        'scaphoid-fracture',
      ],
    },
    advice: {
      text: 'Wear a neutral splint at night and vary tasks',
      why: 'In mild carpal tunnel syndrome, a neutral splint at night and breaks from gripping relieve pressure on the nerve.',
      scene:
        'A 31-year-old cashier has had mild carpal tunnel syndrome for 4 weeks. Strength and thenar bulk are normal.',
      slips: [
        {
          text: 'Sleep with the wrists bent under the pillow',
          why: 'Bending the wrist raises pressure in the tunnel and brings the tingling on.',
        },
      ],
    },
  },
];
