import type { Condition } from '../condition.ts';

const source = 'Standard neurology and emergency medicine texts';

/** Vascular disorders of the brain, bleeding after injury, and headache. */
export const neurologicConditions: readonly Condition[] = [
  {
    id: 'ischemic-stroke',
    name: 'Ischemic stroke',
    system: 'neurologic',
    topic: 'Stroke and TIA',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Stroke syndromes' },
    step2: { area: 'nervous-special-senses', topic: 'Stroke and TIA management' },
    vignettes: [
      'A 71-year-old woman could not speak and dropped her cup at breakfast 90 minutes ago. The right face and arm are weak, the leg less so, and her eyes look to the left. The pulse is irregular, blood pressure is 168/92 mm Hg and glucose 108 mg/dL. CT of the head shows no blood.',
      'A 64-year-old man with long-standing hypertension woke with weakness of the left face, arm and leg of equal degree. It has not changed for 10 hours. Speech, vision, sensation and alertness are normal. He has no headache. CT shows no bleeding.',
    ],
    hallmark: 'a sudden focal deficit in one vascular territory that persists, without blood on CT',
    lookalikes: [
      'transient-ischemic-attack',
      'subdural-hematoma',
      'subarachnoid-hemorrhage',
      'migraine',
      'multiple-sclerosis',
      'glioblastoma',
      'hsv-encephalitis',
      'bell-palsy',
    ],
    finding: {
      text: 'Sudden facial droop and arm drift on one side',
      why: 'Ischemic stroke strikes suddenly and follows the territory of one artery; face, arm and speech are the signs to test first.',
      accepts: ['transient-ischemic-attack', 'subdural-hematoma'],
      slips: [
        {
          text: 'Numbness of both feet that rises over days',
          why: 'Rising symmetric numbness over days points to a disorder of peripheral nerves.',
        },
      ],
      scene:
        'A 69-year-old man is brought in from a restaurant by his wife, 40 minutes after the onset. Ischemic stroke is suspected.',
    },
    test: {
      text: 'Noncontrast computed tomography of the head',
      why: 'In suspected ischemic stroke, noncontrast CT comes first, since it excludes bleeding before thrombolysis.',
      scene:
        'A 58-year-old man is brought in with sudden loss of speech and weakness of the right arm that began 50 minutes ago. Fingerstick glucose is 112 mg/dL, and the airway is safe.',
      accepts: ['subdural-hematoma'],
      slips: [
        {
          text: 'Electroencephalography at the bedside',
          why: 'Electroencephalography would delay thrombolysis and cannot show bleeding.',
        },
        {
          text: 'Transesophageal echocardiography',
          why: 'The heart is studied later for a source of emboli. First, bleeding must be excluded.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous thrombolysis without delay',
      why: 'Ischemic stroke within 4.5 hours without a contraindication is treated with intravenous thrombolysis; each minute counts.',
      scene:
        'A 66-year-old woman has had a disabling weakness of her right side for 2 hours. CT shows no blood. Blood pressure is 164/88 mm Hg, platelets are normal, and she takes no anticoagulant.',
      slips: [
        {
          text: 'Labetalol to bring blood pressure to 120/80',
          why: 'A fall in pressure starves the tissue at risk. Below 185/110 mm Hg, thrombolysis may start.',
        },
        {
          text: 'Full-dose heparin by infusion',
          why: 'Heparin in acute stroke raises bleeding without lowering disability.',
        },
        {
          text: 'Aspirin now and thrombolysis tomorrow',
          why: 'The window for thrombolysis is 4.5 hours. Aspirin is withheld for 24 hours after it.',
        },
      ],
    },
    mechanism: {
      text: 'Blocked artery with infarction of its territory',
      why: 'In ischemic stroke, a thrombus or embolus stops flow; neurons in the core die and those around it may be saved.',
      accepts: ['transient-ischemic-attack'],
    },
    complication: {
      text: 'Aspiration pneumonia from weak swallowing',
      why: 'Ischemic stroke often impairs swallowing, so nothing is given by mouth before swallowing has been tested.',
      accepts: ['hsv-encephalitis'],
    },
    risk: {
      text: 'Atrial fibrillation without an anticoagulant',
      why: 'Atrial fibrillation raises the risk of ischemic stroke about fivefold; an anticoagulant lowers it by two thirds.',
    },
    advice: {
      text: 'Take the anticoagulant daily without gaps',
      why: 'After ischemic stroke from atrial fibrillation, even a few missed doses of a direct anticoagulant leave the brain unprotected.',
      scene:
        'A 69-year-old man goes home on apixaban after an ischemic stroke. Atrial fibrillation was found on telemetry. He feels well and dislikes tablets.',
      accepts: ['transient-ischemic-attack', 'subarachnoid-hemorrhage', 'subdural-hematoma'],
    },
  },
  {
    id: 'transient-ischemic-attack',
    name: 'Transient ischemic attack',
    system: 'neurologic',
    topic: 'Stroke and TIA',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Stroke and TIA management' },
    vignettes: [
      'A 68-year-old man who smokes could not find words and had a limp right hand for 15 minutes this morning. He had no headache, and nothing twitched. Now his examination is normal. There is a bruit over the left carotid artery. MRI with diffusion images shows no infarct.',
      'A 74-year-old woman with hypertension lost the sight of one eye "as if a shade came down" for 6 minutes, without pain. The scalp is not tender. Sedimentation rate is 14 mm/h. Vision and examination are normal an hour later, and diffusion MRI shows no lesion.',
    ],
    hallmark:
      'a sudden focal deficit that clears within minutes to hours without infarction on MRI',
    lookalikes: [
      'ischemic-stroke',
      'migraine',
      'subdural-hematoma',
      'multiple-sclerosis',
      'glioblastoma',
      'subarachnoid-hemorrhage',
      'giant-cell-arteritis',
      'bell-palsy',
    ],
    finding: {
      text: 'Sudden aphasia that clears within minutes',
      why: 'A transient ischemic attack begins suddenly with loss of function and clears fully, mostly within an hour.',
      scene:
        'A 72-year-old woman is now well and has no signs, but her husband describes an event at noon. A transient ischemic attack is suspected.',
      accepts: ['migraine', 'ischemic-stroke'],
      slips: [
        {
          text: 'Flashing zigzags that spread over 20 minutes',
          why: 'Positive symptoms that spread slowly are typical of migraine aura.',
        },
      ],
    },
    test: {
      text: 'Duplex ultrasonography of the carotid arteries',
      why: 'After a transient ischemic attack in the carotid territory, the neck arteries are imaged at once, since severe stenosis is operated on.',
      scene:
        'A 70-year-old man had weakness of his left hand for 20 minutes yesterday. Brain MRI is normal, and the ECG shows sinus rhythm. A neck bruit is heard on the right.',
      slips: [
        {
          text: 'Electroencephalography with sleep deprivation',
          why: 'Nothing suggested a seizure. The danger lies in the artery that sends emboli.',
        },
      ],
    },
    treatment: {
      text: 'Carotid endarterectomy within two weeks',
      why: 'A transient ischemic attack with stenosis of 70% to 99% on the matching side is treated by endarterectomy, best within 2 weeks.',
      scene:
        'A 67-year-old fit woman lost vision in her left eye for 5 minutes 3 days ago. Imaging shows an 85% stenosis of the left internal carotid artery. She takes aspirin and atorvastatin.',
      slips: [
        {
          text: 'Warfarin in place of aspirin for life',
          why: 'Warfarin is for cardiac sources such as atrial fibrillation and does not replace surgery of a tight stenosis.',
        },
        {
          text: 'Aspirin alone with ultrasound in one year',
          why: 'The risk of stroke is highest in the first weeks. Waiting a year forfeits the benefit of surgery.',
        },
      ],
    },
    mechanism: {
      text: 'Brief loss of flow without lasting infarction',
      why: 'In a transient ischemic attack, an embolus or low flow stops function, but the clot breaks up before tissue dies.',
      accepts: ['ischemic-stroke'],
    },
    complication: {
      text: 'Cerebral infarction in the coming days',
      why: 'After a transient ischemic attack, the risk of stroke is greatest in the first 48 hours, so the work-up is urgent.',
    },
    risk: {
      text: 'High-grade stenosis of the carotid artery',
      why: 'Carotid stenosis sends emboli to eye and brain and is a leading cause of transient ischemic attack.',
      accepts: ['giant-cell-arteritis'],
    },
    advice: {
      text: 'Call emergency services if any deficit returns',
      why: 'After a transient ischemic attack, a new deficit may be a stroke that can be treated within hours.',
      scene:
        'A 62-year-old woman had a transient ischemic attack 2 days ago. Her work-up is done, and she goes home with aspirin and clopidogrel.',
      accepts: ['subdural-hematoma', 'subarachnoid-hemorrhage'],
      slips: [
        {
          text: 'Lie down for an hour and see if it passes',
          why: 'Waiting costs the time in which thrombolysis is possible.',
        },
      ],
    },
  },
  {
    id: 'subarachnoid-hemorrhage',
    name: 'Subarachnoid hemorrhage',
    system: 'neurologic',
    topic: 'Head injury and intracranial hemorrhage',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Stroke syndromes' },
    step2: { area: 'nervous-special-senses', topic: 'Headache' },
    vignettes: [
      'A 48-year-old woman felt "a blow to the back of the head" while gardening. The pain was at its worst within seconds. She vomited and was briefly unconscious. Two hours later her neck is stiff, she is drowsy and afebrile, and the left pupil is large. CT shows blood in the basal cisterns.',
      'A 39-year-old man had a thunderclap headache during intercourse 3 days ago. It still hurts, and he cannot bend his neck. Temperature is 37.2 °C (99.0 °F). Noncontrast CT is normal. Spinal fluid is yellow in all tubes, with 40,000 red cells/µL and no organisms.',
    ],
    hallmark:
      'a thunderclap headache with a stiff neck and blood or xanthochromia in the spinal fluid',
    lookalikes: [
      'migraine',
      'bacterial-meningitis',
      'cluster-headache',
      'subdural-hematoma',
      'epidural-hematoma',
      'ischemic-stroke',
      'intracranial-hypertension',
      'giant-cell-arteritis',
    ],
    finding: {
      text: 'Headache that is maximal within one minute',
      why: 'Subarachnoid hemorrhage gives a thunderclap headache that reaches its peak within a minute.',
      scene:
        'A 52-year-old man was lifting weights when his symptoms began. Subarachnoid hemorrhage is suspected.',
    },
    test: {
      text: 'Lumbar puncture for xanthochromia',
      why: 'In suspected subarachnoid hemorrhage with a normal late CT, lumbar puncture shows xanthochromia from broken-down blood.',
      scene:
        'A 44-year-old woman had a thunderclap headache 30 hours ago. Neurologic examination is normal but for a stiff neck. Noncontrast CT shows no blood and no mass.',
      accepts: ['bacterial-meningitis', 'intracranial-hypertension'],
      slips: [
        {
          text: 'Discharge with a triptan and no further test',
          why: 'CT loses sensitivity after the first hours. Sending a bleeding aneurysm home may be fatal.',
        },
        {
          text: 'Electroencephalography during sleep',
          why: 'Electroencephalography does not detect blood in the subarachnoid space.',
        },
      ],
    },
    treatment: {
      text: 'Early coil or clip of the aneurysm',
      why: 'After aneurysmal subarachnoid hemorrhage, the aneurysm is secured early, since rebleeding is most likely on the first day.',
      scene:
        'A 50-year-old woman is alert after subarachnoid hemorrhage this morning. CT angiography shows a 7-mm sac at the anterior communicating artery. Nimodipine has been started, and blood pressure is controlled.',
      slips: [
        {
          text: 'Heparin infusion to prevent vasospasm',
          why: 'Heparin would worsen bleeding. Nimodipine is the drug that lowers harm from vasospasm.',
        },
        {
          text: 'Bed rest for three weeks before repair',
          why: 'Delay leaves the aneurysm open during the days when rebleeding is most likely.',
        },
      ],
    },
    mechanism: {
      text: 'Rupture of a saccular aneurysm at a branch point',
      why: 'Most spontaneous subarachnoid hemorrhage comes from a saccular aneurysm at a branch of the circle of Willis.',
    },
    complication: {
      text: 'Arterial spasm with delayed ischemia',
      why: 'Blood breakdown products cause vasospasm 4 to 14 days after subarachnoid hemorrhage; nimodipine lowers its harm.',
    },
    risk: {
      text: 'Polycystic kidneys in the family',
      why: 'Autosomal dominant polycystic kidney disease goes with saccular aneurysms and so with subarachnoid hemorrhage.',
    },
    advice: {
      text: 'Stop smoking and control blood pressure',
      why: 'Smoking and hypertension are the two risks for another subarachnoid hemorrhage that can be changed.',
      scene:
        'A 55-year-old man who smokes goes home after a subarachnoid hemorrhage whose aneurysm was clipped. Systolic values at the clinic are about 155 mm Hg.',
      accepts: ['ischemic-stroke', 'subdural-hematoma'],
    },
  },
  {
    id: 'subdural-hematoma',
    name: 'Subdural hematoma',
    system: 'neurologic',
    topic: 'Head injury and intracranial hemorrhage',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Stroke syndromes' },
    step2: { area: 'nervous-special-senses', topic: 'Head and spinal trauma' },
    vignettes: [
      'An 82-year-old man who takes warfarin has become slow and sleepy over 3 weeks, worse on some days. He bumped his head on a cupboard a month ago. His left arm drifts. CT shows a crescent of mixed density over the right hemisphere that crosses the sutures.',
      'A 59-year-old woman with alcohol use disorder has had a dull headache and unsteady gait for 2 weeks. She falls often and has old bruises. She is disoriented at times, with a mild weakness of the right leg. She is afebrile, and ammonia is normal.',
    ],
    hallmark:
      'a crescent-shaped collection that crosses sutures, often weeks after a slight blow in old age',
    lookalikes: [
      'epidural-hematoma',
      'ischemic-stroke',
      'delirium',
      'alzheimer-disease',
      'normal-pressure-hydroceph',
      'glioblastoma',
      'subarachnoid-hemorrhage',
      'transient-ischemic-attack',
    ],
    finding: {
      text: 'Fluctuating drowsiness weeks after a slight blow',
      why: 'Chronic subdural hematoma grows slowly, so headache, slowness and mild weakness appear weeks after a minor injury.',
      scene:
        'A 78-year-old woman on apixaban has become unlike herself. A chronic subdural hematoma is suspected.',
      accepts: ['delirium', 'glioblastoma'],
    },
    test: {
      text: 'Noncontrast computed tomography of the head',
      why: 'In subdural hematoma, noncontrast CT shows a crescent along the brain and any shift of the midline at once.',
      scene:
        'A 74-year-old man who takes clopidogrel has had a growing headache and a clumsy hand for 10 days. His daughter recalls a fall in the garden last month.',
      accepts: ['epidural-hematoma', 'ischemic-stroke', 'glioblastoma'],
      slips: [
        {
          text: 'Lumbar puncture for opening pressure',
          why: 'A mass with shift is possible, and lumbar puncture might cause herniation. Imaging comes first.',
        },
        {
          text: 'Skull radiographs in two planes',
          why: 'Skull films may show a fracture but no blood around the brain.',
        },
      ],
    },
    treatment: {
      text: 'Surgical evacuation of the collection',
      why: 'A subdural hematoma that is thick, shifts the midline or causes decline is drained surgically.',
      scene:
        'A 70-year-old man has become hard to wake since noon. CT shows a subdural hematoma 18 mm thick and a midline shift of 8 mm. His warfarin has been reversed.',
      accepts: ['epidural-hematoma'],
      slips: [
        {
          text: 'Observation with a new scan in two weeks',
          why: 'Observation is for thin collections in patients who stay alert. This patient is herniating.',
        },
        {
          text: 'Dexamethasone as the sole measure',
          why: 'Steroids do not remove the mass and cannot stop herniation.',
        },
      ],
    },
    mechanism: {
      text: 'Tearing of bridging veins by brain motion',
      why: 'In subdural hematoma, veins that bridge to the dural sinuses tear; a shrunken brain stretches them beforehand.',
    },
    complication: {
      text: 'Re-collection of blood after drainage',
      why: 'Chronic subdural hematoma returns in about one in ten patients, so new drowsiness after drainage calls for a scan.',
      accepts: ['normal-pressure-hydroceph'],
    },
    risk: {
      text: 'Warfarin use with repeated falls',
      why: 'Falls, brain atrophy and anticoagulants together make subdural hematoma likely in old age.',
    },
    advice: {
      text: 'Report growing headache or confusion at once',
      why: 'After subdural hematoma, headache, confusion or weakness may mean that blood has collected again.',
      scene:
        'A 76-year-old woman has a thin subdural hematoma that is being observed. She is alert, and her anticoagulant has been stopped.',
      accepts: [
        'epidural-hematoma',
        'transient-ischemic-attack',
        'normal-pressure-hydroceph',
        'glioblastoma',
      ],
      slips: [
        {
          text: 'Take ibuprofen when the headache is strong',
          why: 'Anti-inflammatory drugs impair platelets and may enlarge the collection.',
        },
      ],
    },
  },
  {
    id: 'epidural-hematoma',
    name: 'Epidural hematoma',
    system: 'neurologic',
    topic: 'Head injury and intracranial hemorrhage',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Stroke syndromes' },
    step2: { area: 'nervous-special-senses', topic: 'Head and spinal trauma' },
    vignettes: [
      'A 19-year-old man was struck on the temple by a baseball and passed out for a minute. He talked normally for an hour, then vomited and became hard to wake. The right pupil is wide and does not react. CT shows a lens-shaped, dense collection that stops at the sutures.',
      'An 11-year-old boy fell from a climbing frame on the side of his head. He cried, then ate a snack. After 2 hours he complains of headache, vomits and becomes drowsy. There is a boggy swelling above the ear. CT shows a fracture and a biconvex, bright collection below it.',
    ],
    hallmark: 'a lucid interval after a blow to the temple, with a lens-shaped collection on CT',
    lookalikes: [
      'subdural-hematoma',
      'subarachnoid-hemorrhage',
      'ischemic-stroke',
      'migraine',
      'bacterial-meningitis',
      'status-epilepticus',
      'glioblastoma',
    ],
    finding: {
      text: 'Lucid interval between blow and coma',
      why: 'In epidural hematoma, the patient may wake from the concussion and talk, until arterial blood compresses the brain.',
      scene:
        'A 22-year-old rider was thrown against a fence and has a fracture of the temporal bone. Epidural hematoma is suspected.',
    },
    test: {
      text: 'Noncontrast computed tomography of the head',
      why: 'In epidural hematoma, noncontrast CT shows a lens-shaped collection within minutes.',
      scene:
        'A 25-year-old man fell from a scaffold, woke up and is now confused, with a boggy swelling over one temple. His airway is safe, and the neck is immobilized.',
      accepts: ['subdural-hematoma', 'ischemic-stroke'],
      slips: [
        {
          text: 'Lumbar puncture to look for blood',
          why: 'Lumbar puncture may cause herniation when a mass presses on the brain.',
        },
        {
          text: 'Magnetic resonance imaging next morning',
          why: 'The clot grows under arterial pressure, and MRI takes too long. CT is done at once.',
        },
      ],
    },
    treatment: {
      text: 'Emergency craniotomy to remove the clot',
      why: 'Epidural hematoma with decline or a volume over 30 mL is removed at once; survival is good if the brain is not yet herniated.',
      scene:
        'A 20-year-old woman has an epidural hematoma of 45 mL. She is intubated; one pupil has just become wide.',
      accepts: ['subdural-hematoma'],
      slips: [
        {
          text: 'Mannitol and a new scan in six hours',
          why: 'Mannitol buys minutes on the way to surgery. It does not replace removal of the clot.',
        },
        {
          text: 'High-dose methylprednisolone',
          why: 'Steroids raise mortality after head injury and do not remove the clot.',
        },
      ],
    },
    mechanism: {
      text: 'Arterial bleeding that strips dura from bone',
      why: 'In epidural hematoma, fracture of the temporal bone tears the middle meningeal artery, and blood strips the dura up to the sutures.',
    },
    complication: {
      text: 'Herniation of the uncus with a wide pupil',
      why: 'Epidural hematoma pushes the uncus over the tentorium, which crushes the oculomotor nerve and then the brainstem.',
      accepts: ['subdural-hematoma', 'glioblastoma', 'bacterial-meningitis'],
    },
    risk: {
      text: 'Blow to the temple with skull fracture',
      why: 'Epidural hematoma follows a blow to the thin temporal bone in four of five cases, mostly in young people.',
    },
    advice: {
      text: 'Wear a helmet for riding, skating and climbing',
      why: 'A helmet prevents most fractures of the temporal bone, the usual cause of epidural hematoma.',
      scene:
        'A 16-year-old girl recovered from surgery for an epidural hematoma after a bicycle crash. She asks how to protect herself from now on.',
    },
  },
  {
    id: 'migraine',
    name: 'Migraine',
    system: 'neurologic',
    topic: 'Headache syndromes',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Headache' },
    vignettes: [
      'A 28-year-old woman has had throbbing pain on one side of the head about twice a month since age 17, often just before menstruation. It lasts a day. She vomits, draws the curtains and cannot climb stairs. Between attacks she is well. Neurologic and fundus examinations are normal.',
      'A 35-year-old man sees shimmering zigzag lines that move across his view for 25 minutes. Then a pounding headache begins and lasts until evening, with nausea. It has happened a dozen times in 5 years. Today his examination is normal.',
    ],
    hallmark:
      'attacks of throbbing headache of 4 to 72 hours with nausea and aversion to light, worse with activity',
    lookalikes: [
      'cluster-headache',
      'subarachnoid-hemorrhage',
      'giant-cell-arteritis',
      'intracranial-hypertension',
      'trigeminal-neuralgia',
      'transient-ischemic-attack',
      'bacterial-meningitis',
      'glioblastoma',
    ],
    finding: {
      text: 'Throbbing pain with nausea and dread of light',
      why: 'Migraine throbs, worsens with activity and brings nausea and aversion to light and noise.',
      accepts: ['bacterial-meningitis'],
      scene:
        'A 22-year-old woman has had recurrent headaches since school, each of a day. Migraine is suspected.',
    },
    test: {
      text: 'Headache diary kept for several weeks',
      why: 'Migraine is diagnosed by its pattern; a diary shows attacks, triggers and the days on which pain drugs are taken.',
      scene:
        'A 30-year-old nurse has had one-sided throbbing attacks with vomiting for 8 years, without recent change. Examination with fundoscopy is normal, and she has no warning signs.',
      slips: [
        {
          text: 'Electroencephalography with flashing light',
          why: 'Electroencephalography has no place in the work-up of typical migraine.',
        },
      ],
    },
    treatment: {
      text: 'Oral sumatriptan at the start of the pain',
      why: 'In migraine that does not respond to simple analgesics, a triptan taken early aborts the attack.',
      scene:
        'A 33-year-old man has moderate to severe migraine twice a month. Naproxen has not helped. Blood pressure and heart are healthy, and he vomits late in the attack.',
      slips: [
        {
          text: 'Oxycodone tablets at the start of the pain',
          why: 'Opioids lead to overuse headache and dependence and work less well than triptans.',
        },
        {
          text: 'Propranolol as soon as the pain begins',
          why: 'Propranolol prevents attacks when taken daily. It does not abort one that has begun.',
        },
      ],
    },
    mechanism: {
      text: 'Activation of trigeminal fibers around vessels',
      why: 'In migraine, trigeminal fibers release calcitonin gene-related peptide around meningeal vessels; spreading depression underlies the aura.',
      accepts: ['cluster-headache'],
    },
    complication: {
      text: 'Daily headache from overused pain drugs',
      why: 'In migraine, triptans on 10 or simple analgesics on 15 days a month turn attacks into a near-daily headache.',
    },
    risk: {
      text: 'Mother with sick headaches since youth',
      why: 'Heredity is the strongest risk for migraine: most patients have an affected close relative.',
      accepts: ['cluster-headache'],
    },
    advice: {
      text: 'Limit pain drugs to two days in the week',
      why: 'In migraine, a limit of about two treatment days a week prevents medication-overuse headache.',
      scene:
        'A 37-year-old man with migraine is glad that his triptan works and means to take one each morning as a safeguard.',
    },
  },
  {
    id: 'cluster-headache',
    name: 'Cluster headache',
    system: 'neurologic',
    topic: 'Headache syndromes',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Headache' },
    vignettes: [
      'A 40-year-old man who smokes has been woken at 2 a.m. for 2 weeks by boring pain behind his right eye. It lasts an hour. The eye waters, the nostril runs and the lid droops. He paces the room. He had the same for 6 weeks last spring. He is well now.',
      'A 33-year-old woman has had attacks of stabbing pain at one temple and eye for 10 days, up to four a day, each of 45 minutes. She rocks and presses her fist to the eye, which is red with a small pupil. Alcohol brings them on. Light does not bother her.',
    ],
    hallmark: 'short, severe pain around one eye with tearing and restlessness, in bouts of weeks',
    lookalikes: [
      'migraine',
      'trigeminal-neuralgia',
      'giant-cell-arteritis',
      'subarachnoid-hemorrhage',
      'intracranial-hypertension',
      'glioblastoma',
      'angle-closure-glaucoma',
      'bacterial-meningitis',
    ],
    finding: {
      text: 'Tearing and a drooping lid on the painful side',
      why: 'Cluster headache goes with tearing, a running nostril, a small pupil and a drooping lid on the same side.',
      accepts: ['angle-closure-glaucoma'],
      scene:
        'A 43-year-old truck driver is woken by headaches each night at the same hour. Cluster headache is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging with pituitary views',
      why: 'In new cluster headache, one MRI excludes a pituitary or parasellar lesion that can imitate it.',
      scene:
        'A 36-year-old man has his first bout of nightly one-hour attacks of pain behind the left eye and tears and paces. His eye pressure is normal.',
      accepts: ['trigeminal-neuralgia', 'glioblastoma'],
      slips: [
        {
          text: 'Sinus radiographs in two planes',
          why: 'A running nostril tempts one to blame the sinuses, but pain of an hour with restlessness is not sinusitis.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'High-flow oxygen through a tight mask',
      why: 'In cluster headache, 100% oxygen at 12 L/min or more ends most attacks within 15 minutes and is safe in heart disease.',
      scene:
        'A 54-year-old man with cluster headache has an attack in the clinic. He had a myocardial infarction last year.',
      slips: [
        {
          text: 'Sumatriptan by injection under the skin',
          why: 'Triptans narrow coronary arteries and must not be given after myocardial infarction.',
        },
        {
          text: 'Indomethacin by mouth after the attack',
          why: 'Indomethacin helps in paroxysmal hemicrania. It comes too late and does little in cluster headache.',
        },
      ],
      accepts: ['migraine'],
    },
    mechanism: {
      text: 'Trigeminal and autonomic reflex set off by hypothalamus',
      why: 'In cluster headache, the hypothalamus, which keeps time, sets off trigeminal pain and a parasympathetic reflex.',
      accepts: ['migraine'],
    },
    complication: {
      text: 'Suicidal despair from the pain',
      why: 'The pain of cluster headache is so severe that patients may think of suicide, and should be asked about it.',
      accepts: ['migraine'],
    },
    risk: {
      text: 'Male sex with heavy smoking',
      why: 'Cluster headache is about three times as common in men, and most patients smoke or have smoked.',
      accepts: ['migraine'],
    },
    advice: {
      text: 'Avoid alcohol for these weeks',
      why: 'During a bout of cluster headache, alcohol sets off an attack within an hour; between bouts it does not.',
      scene:
        'A 38-year-old man in the first week of a bout of cluster headache notes that attacks begin soon after his evening beer.',
      slips: [
        {
          text: 'Lie still in a dark room during attacks',
          why: 'Rest in the dark eases migraine. Patients with cluster headache cannot lie still, and it does not help.',
        },
      ],
    },
  },
  {
    id: 'trigeminal-neuralgia',
    name: 'Trigeminal neuralgia',
    system: 'neurologic',
    topic: 'Headache syndromes',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Neuroanatomy and tracts' },
    vignettes: [
      'A 66-year-old woman has had electric shocks in her right cheek and jaw for 3 months. Each lasts a few seconds. Chewing, a breeze or brushing her teeth sets them off, so she has lost 5 kg. Between them she has no pain. Facial sensation, teeth and eyes are normal.',
    ],
    hallmark: 'electric shocks of seconds in one division of the face, set off by touch or chewing',
    lookalikes: [
      'cluster-headache',
      'giant-cell-arteritis',
      'migraine',
      'multiple-sclerosis',
      'bell-palsy',
      'herpes-zoster',
      'intracranial-hypertension',
      'dental-abscess',
    ],
    finding: {
      text: 'Shocks in the cheek set off by light touch',
      why: 'Trigeminal neuralgia has trigger points: a light touch, chewing or cold air sets off shocks of seconds.',
      scene:
        'A 70-year-old man has stopped shaving one side of his face. Trigeminal neuralgia is suspected.',
    },
    test: {
      text: 'Magnetic resonance imaging of the brainstem',
      why: 'In trigeminal neuralgia, MRI shows a vessel on the nerve root and excludes tumor and multiple sclerosis.',
      scene:
        'A 58-year-old man has stabbing pain of the left jaw when he shaves. His dentist found no cause, and two healthy teeth were pulled in vain.',
      accepts: ['multiple-sclerosis', 'cluster-headache'],
      slips: [
        {
          text: 'Biopsy of a branch of the facial nerve',
          why: 'The facial nerve moves the face. The pain runs in the trigeminal nerve, and biopsy would do harm.',
        },
        {
          text: 'Panoramic film of the jaws once more',
          why: 'The teeth have been cleared. Pain in seconds on touch comes from the nerve.',
        },
      ],
    },
    treatment: {
      text: 'Carbamazepine by mouth in rising doses',
      why: 'Carbamazepine is the first drug for trigeminal neuralgia, and relief by it supports the diagnosis.',
      scene:
        'A 63-year-old woman has classic trigeminal neuralgia. Blood counts, sodium and liver tests are normal. She has no Asian ancestry and takes no other drugs.',
      slips: [
        {
          text: 'Oxycodone tablets four times a day',
          why: 'Opioids hardly help shocks of neuralgia and bring dependence.',
        },
        {
          text: 'Surgical decompression before any drug',
          why: 'Surgery is offered when drugs fail or are not tolerated.',
        },
      ],
    },
    mechanism: {
      text: 'Vessel that presses on the trigeminal root',
      why: 'In classic trigeminal neuralgia, a looping artery strips the myelin of the root, so touch fibers excite pain fibers.',
    },
    complication: {
      text: 'Weight loss from fear of chewing',
      why: 'In trigeminal neuralgia, chewing and drinking set off pain, so patients eat too little.',
      accepts: ['giant-cell-arteritis', 'dental-abscess'],
    },
    risk: {
      text: 'Demyelinating plaque in the pons',
      why: 'Trigeminal neuralgia in a young adult or on both sides suggests multiple sclerosis with a plaque at the root entry.',
      accepts: ['multiple-sclerosis'],
    },
    advice: {
      text: 'Report fever, rash or mouth sores at once',
      why: 'Carbamazepine, used for trigeminal neuralgia, can cause severe skin reactions and low white cells.',
      scene:
        'A 60-year-old man starts carbamazepine for trigeminal neuralgia and asks which effects should make him call.',
      slips: [
        {
          text: 'Double the dose on days with more shocks',
          why: 'Sudden increases cause double vision, ataxia and low sodium. Doses are raised by plan.',
        },
      ],
    },
  },
  {
    id: 'giant-cell-arteritis',
    name: 'Giant cell arteritis',
    system: 'neurologic',
    topic: 'Headache syndromes',
    source,
    step1: { area: 'cardiovascular', topic: 'Vasculitis' },
    step2: { area: 'nervous-special-senses', topic: 'Headache' },
    vignettes: [
      'A 74-year-old woman has had a new headache at both temples for 3 weeks. Combing her hair hurts, and her jaw tires when she chews meat. Yesterday, vision in one eye dimmed for 10 minutes. Sedimentation rate is 96 mm/h and hemoglobin 10.8 g/dL.',
      'A 70-year-old man with aching shoulders, fatigue and a low fever for a month now has pain beside his left ear when he eats. The artery at the temple is thick, tender and without pulse. C-reactive protein is 88 mg/L. His teeth and ears are normal.',
    ],
    hallmark:
      'new headache after age 50 with jaw claudication, a tender temporal artery and a high sedimentation rate',
    lookalikes: [
      'polymyalgia-rheumatica',
      'migraine',
      'trigeminal-neuralgia',
      'cluster-headache',
      'transient-ischemic-attack',
      'subdural-hematoma',
      'glioblastoma',
      'intracranial-hypertension',
    ],
    finding: {
      text: 'Jaw that tires and aches during meals',
      why: 'Jaw claudication is among the most specific symptoms of giant cell arteritis; it reflects ischemia of the masseter.',
      scene:
        'A 77-year-old woman has a new headache and a raised sedimentation rate. Giant cell arteritis is suspected.',
    },
    test: {
      text: 'Biopsy of the temporal artery',
      why: 'In giant cell arteritis, temporal artery biopsy shows granulomatous inflammation; steroids do not spoil it within 1 to 2 weeks.',
      scene:
        'A 72-year-old man has a new headache, scalp tenderness and a C-reactive protein of 70 mg/L. Prednisone was started an hour ago.',
      slips: [
        {
          text: 'Antineutrophil cytoplasmic antibody titer',
          why: 'These antibodies mark vasculitis of small vessels and are absent in giant cell arteritis.',
        },
      ],
      accepts: ['polymyalgia-rheumatica'],
    },
    treatment: {
      text: 'Immediate high-dose glucocorticoid',
      why: 'In suspected giant cell arteritis, glucocorticoids start at once, before biopsy, since blindness may come within hours.',
      scene:
        'A 76-year-old woman has jaw claudication, a tender temporal artery and blurred vision since breakfast. The biopsy can be done in 3 days.',
      slips: [
        {
          text: 'No drug until the biopsy result is known',
          why: 'Waiting risks blindness in both eyes. Biopsy stays positive for 1 to 2 weeks of treatment.',
        },
        {
          text: 'Prednisone 10 mg daily for one week',
          why: 'Such a dose suits polymyalgia at most and does not protect the optic nerve.',
        },
      ],
    },
    mechanism: {
      text: 'Granulomatous inflammation of large arteries',
      why: 'Giant cell arteritis inflames the wall of the aorta and its cranial branches, breaks the elastic layer and narrows the lumen.',
    },
    complication: {
      text: 'Infarction of the optic nerve head',
      why: 'Giant cell arteritis closes the posterior ciliary arteries, and vision lost in this way does not return.',
      accepts: ['polymyalgia-rheumatica', 'intracranial-hypertension', 'transient-ischemic-attack'],
    },
    risk: {
      text: 'Age over 70 with polymyalgia rheumatica',
      why: 'Giant cell arteritis is a disease of the old; about half of the patients also have polymyalgia rheumatica.',
      accepts: ['polymyalgia-rheumatica'],
    },
    advice: {
      text: 'Taper prednisone slowly and protect the bones',
      why: 'Giant cell arteritis is treated for a year or more; sudden stops bring relapse, and bone needs protection.',
      scene:
        'A 73-year-old woman with giant cell arteritis feels cured after 3 weeks of steroid tablets and would like to stop them.',
      slips: [
        {
          text: 'Stop the tablets once the headache is gone',
          why: 'Relapse with loss of vision follows early withdrawal, and the adrenal glands are suppressed.',
        },
      ],
      accepts: ['polymyalgia-rheumatica'],
    },
  },
  {
    id: 'intracranial-hypertension',
    name: 'Idiopathic intracranial hypertension',
    system: 'neurologic',
    topic: 'Headache syndromes',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Headache' },
    vignettes: [
      'A 27-year-old woman with a body mass index of 38 kg/m2 has had a daily headache for 2 months, worse on lying down. She hears a whoosh with each heartbeat, and her sight goes gray when she stoops. Both optic discs are swollen. MRI with venography is normal.',
      'A 22-year-old woman has gained 15 kg in a year and takes minocycline for acne. She has headaches and double vision on looking far to the side. Both discs are swollen, and one eye does not abduct fully. She is afebrile. Imaging of brain and veins is normal.',
    ],
    hallmark:
      'headache and papilledema in a young obese woman with normal imaging and a high opening pressure',
    lookalikes: [
      'migraine',
      'glioblastoma',
      'subarachnoid-hemorrhage',
      'giant-cell-arteritis',
      'bacterial-meningitis',
      'cluster-headache',
      'multiple-sclerosis',
      'trigeminal-neuralgia',
    ],
    finding: {
      text: 'Swollen optic discs with pulsatile tinnitus',
      why: 'In idiopathic intracranial hypertension, raised pressure swells both discs, and patients hear their pulse.',
      accepts: ['glioblastoma'],
      scene:
        'A 26-year-old woman with obesity has had a headache for 6 weeks. Idiopathic intracranial hypertension is suspected.',
    },
    test: {
      text: 'Lumbar puncture with opening pressure',
      why: 'In idiopathic intracranial hypertension, opening pressure is above 25 cm of water and the fluid is otherwise normal.',
      scene:
        'A 31-year-old woman with obesity has headache and papilledema. MRI of the brain and venography show no mass, hydrocephalus or clot.',
      slips: [
        {
          text: 'Electroencephalography after a sleepless night',
          why: 'There is no sign of a seizure, and the pressure of the fluid is what must be known.',
        },
      ],
      accepts: ['subarachnoid-hemorrhage', 'bacterial-meningitis'],
    },
    treatment: {
      text: 'Acetazolamide together with weight loss',
      why: 'In idiopathic intracranial hypertension with mild visual loss, acetazolamide lowers fluid production and weight loss treats the cause.',
      scene:
        'A 29-year-old woman has idiopathic intracranial hypertension and a slight, stable defect of the visual fields. Kidney function is normal. She is not pregnant.',
      slips: [
        {
          text: 'Prednisone daily for six months',
          why: 'Long steroid use adds weight, and pressure rebounds when it is stopped.',
        },
        {
          text: 'Doxycycline daily for three months',
          why: 'Tetracyclines can cause raised intracranial pressure and would worsen it.',
        },
      ],
    },
    mechanism: {
      text: 'Impaired absorption of cerebrospinal fluid',
      why: 'In idiopathic intracranial hypertension, fluid is absorbed too slowly against high venous pressure, and no mass is present.',
    },
    complication: {
      text: 'Lasting visual loss from optic atrophy',
      why: 'Untreated papilledema of idiopathic intracranial hypertension destroys the optic nerve, so visual fields are followed.',
      accepts: ['giant-cell-arteritis', 'multiple-sclerosis'],
    },
    risk: {
      text: 'Rapid weight gain in a young woman',
      why: 'Obesity and recent weight gain are the main risks for idiopathic intracranial hypertension; tetracyclines and vitamin A are others.',
    },
    advice: {
      text: 'Lose weight and keep the eye appointments',
      why: 'In idiopathic intracranial hypertension, losing 5% to 10% of weight lowers pressure, and field tests show silent loss of vision.',
      scene:
        'A 24-year-old woman starts acetazolamide for idiopathic intracranial hypertension and asks what else matters.',
      slips: [
        {
          text: 'Take vitamin A to protect the retina',
          why: 'Excess vitamin A raises intracranial pressure and must be avoided.',
        },
      ],
    },
  },
  {
    id: 'bell-palsy',
    name: 'Bell palsy',
    system: 'neurologic',
    topic: 'Peripheral neuropathy and Guillain-Barre',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Neuroanatomy and tracts' },
    vignettes: [
      'A 42-year-old woman woke with a sagging left face. She cannot wrinkle the left forehead or close the eye, food tastes dull, and noises seem loud on that side. Arms, legs and speech are normal. The ear canal shows no blisters, and she has had no tick bite.',
      'A 55-year-old man had an ache behind his ear on Sunday. On Monday, water ran from the corner of his mouth, and the brow on that side was smooth. His lid does not close, and the eye rolls up. He has no vesicles, arm weakness, double vision or rash.',
    ],
    hallmark:
      'sudden weakness of one whole half of the face, forehead included, without other deficit',
    lookalikes: [
      'ischemic-stroke',
      'transient-ischemic-attack',
      'trigeminal-neuralgia',
      'multiple-sclerosis',
      'myasthenia-gravis',
      'guillain-barre',
      'lyme-disease',
      'glioblastoma',
    ],
    finding: {
      text: 'Weak forehead and eye closure on one side',
      why: 'In Bell palsy, the facial nerve itself fails, so the forehead is weak as well; stroke spares it.',
      accepts: ['guillain-barre', 'ischemic-stroke', 'transient-ischemic-attack'],
      scene: 'A 39-year-old man noticed a crooked smile while shaving. Bell palsy is suspected.',
    },
    test: {
      text: 'Comparison of forehead and limb strength',
      why: 'Bell palsy is diagnosed at the bedside: the forehead is weak and everything else is normal, so no imaging is needed.',
      scene:
        'A 35-year-old man has had a drooping face since yesterday. The {clinician} must decide between a lesion of the facial nerve and one of the brain before any imaging is ordered.',
      accepts: ['lyme-disease', 'ischemic-stroke'],
      slips: [
        {
          text: 'Lumbar puncture for opening pressure',
          why: 'Raised pressure does not paralyze one facial nerve alone.',
        },
        {
          text: 'Biopsy of the facial nerve',
          why: 'Biopsy would destroy a nerve that recovers by itself in most patients.',
        },
      ],
    },
    treatment: {
      text: 'Prednisone within three days of onset',
      why: 'In Bell palsy, prednisone within 72 hours raises the rate of full recovery.',
      scene:
        'A 50-year-old woman has had complete Bell palsy for 24 hours. She has no diabetes, blisters or tick exposure. Drops and a patch for the eye have been given.',
      slips: [
        {
          text: 'Valacyclovir as the sole drug',
          why: 'An antiviral drug alone does not improve recovery. It may be added to prednisone.',
        },
        {
          text: 'Surgical opening of the facial canal',
          why: 'Routine decompression is of no proven benefit and may cost hearing.',
        },
      ],
    },
    mechanism: {
      text: 'Swelling of the facial nerve in its bony canal',
      why: 'In Bell palsy, the seventh nerve swells, probably after reactivation of herpes simplex virus, and is squeezed in the temporal bone.',
    },
    complication: {
      text: 'Corneal ulcer from an eye that stays open',
      why: 'In Bell palsy, the lid does not close, so the cornea dries and may ulcerate.',
    },
    risk: {
      text: 'Reactivated herpes simplex virus',
      why: 'Bell palsy most likely follows reactivation of herpes simplex virus in the geniculate ganglion; late pregnancy and diabetes raise the risk.',
      accepts: ['lyme-disease'],
    },
    advice: {
      text: 'Use eye drops by day and tape the lid at night',
      why: 'In Bell palsy, artificial tears and a taped lid protect the cornea until the lid closes again.',
      scene:
        'A 47-year-old woman cannot shut her right eye because of Bell palsy. She takes prednisone and asks what else to do.',
      slips: [
        {
          text: 'Wear contact lenses to keep the eye moist',
          why: 'Lenses on a dry cornea cause abrasions and infection.',
        },
      ],
    },
  },
];
