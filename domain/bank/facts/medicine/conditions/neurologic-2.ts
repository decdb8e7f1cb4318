import type { Condition } from '../condition.ts';

const source = 'Standard neurology and internal medicine texts';

/** Seizures, infection and tumor of the brain, demyelination, and disorders of the junction. */
export const neurologicConditions2: readonly Condition[] = [
  {
    id: 'absence-epilepsy',
    name: 'Childhood absence epilepsy',
    system: 'neurologic',
    topic: 'Seizure disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Seizures' },
    step2: { area: 'nervous-special-senses', topic: 'Seizure' },
    vignettes: [
      'A 7-year-old girl stops in the middle of a sentence many times a day. For 8 seconds she stares, her lids flutter, and she does not answer or react to touch. Then she goes on talking and knows nothing of it. Development and examination are normal.',
    ],
    hallmark:
      'brief staring spells without confusion afterward and spike-and-wave discharges at 3 Hz',
    lookalikes: [
      'adhd',
      'autism-spectrum',
      'status-epilepticus',
      'migraine',
      'transient-ischemic-attack',
      'hsv-encephalitis',
      'glioblastoma',
    ],
    finding: {
      text: 'Stare that interrupts speech and cannot be broken',
      why: 'In childhood absence epilepsy, the child stops midway, cannot be roused by voice or touch and resumes at once.',
      scene:
        'The teacher of an 8-year-old boy reports "daydreaming" 20 times a day. Childhood absence epilepsy is suspected.',
      slips: [
        {
          text: 'Deep sleep for an hour after each episode',
          why: 'Sleep and confusion follow focal or tonic-clonic seizures. Absences end as suddenly as they start.',
        },
      ],
    },
    test: {
      text: 'Electroencephalography with hyperventilation',
      why: 'In childhood absence epilepsy, hyperventilation brings on a spell with generalized 3-Hz spike-and-wave discharges.',
      scene:
        'A 6-year-old boy stares for 10 seconds at a time while his lids flutter. He is otherwise healthy, and his neurologic examination is normal.',
      slips: [
        {
          text: 'Computed tomography with contrast',
          why: 'Imaging is not needed in typical absence epilepsy with a normal examination.',
        },
      ],
    },
    treatment: {
      text: 'Ethosuximide by mouth each day',
      why: 'Ethosuximide is the first choice in childhood absence epilepsy without other seizure types; it blocks thalamic T-type calcium channels.',
      scene:
        'A 7-year-old girl has typical absences and no other seizures. Electroencephalography shows 3-Hz spike and wave.',
      slips: [
        {
          text: 'Carbamazepine twice a day',
          why: 'Carbamazepine may worsen absence seizures and bring on other generalized ones.',
        },
        {
          text: 'Phenytoin in a weight-based dose',
          why: 'Phenytoin is ineffective in absence seizures and may worsen them.',
        },
      ],
    },
    mechanism: {
      text: 'Rhythmic firing of thalamus and cortex',
      why: 'In childhood absence epilepsy, T-type calcium channels drive a 3-Hz rhythm between thalamus and cortex.',
    },
    complication: {
      text: 'Loss of lesson content and accidents in water',
      why: 'Untreated childhood absence epilepsy costs much of what is taught, and a spell while swimming or in traffic may injure.',
      accepts: ['adhd'],
    },
    risk: {
      text: 'Inherited tendency to generalized seizures',
      why: 'Childhood absence epilepsy is a genetic epilepsy; relatives often have had it or another generalized epilepsy.',
    },
    advice: {
      text: 'Let an adult watch closely at the pool',
      why: 'With childhood absence epilepsy, swimming needs close watching until the seizures are controlled.',
      scene:
        'The parents of a 7-year-old boy whose absences are not yet controlled ask what he may do in summer.',
      slips: [
        {
          text: 'Keep the child away from school and sport',
          why: 'School and sport with suitable supervision are good for the child.',
        },
      ],
    },
  },
  {
    id: 'status-epilepticus',
    name: 'Status epilepticus',
    system: 'neurologic',
    topic: 'Seizure disorders',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Seizure' },
    vignettes: [
      'A 38-year-old man with epilepsy has been jerking in all limbs for 15 minutes. His wife says he stopped once for a minute but did not wake up before it began again. He ran out of tablets last week. Glucose is 104 mg/dL, temperature 37.6 °C (99.7 °F), and lips are bluish.',
    ],
    hallmark: 'a seizure of more than 5 minutes or several without waking in between',
    lookalikes: [
      'absence-epilepsy',
      'bacterial-meningitis',
      'hsv-encephalitis',
      'alcohol-withdrawal',
      'delirium',
      'panic-disorder',
      'subarachnoid-hemorrhage',
      'ischemic-stroke',
    ],
    finding: {
      text: 'Convulsion that goes on beyond five minutes',
      why: 'Status epilepticus is a convulsion beyond 5 minutes or repeated ones without recovery; it will hardly stop by itself.',
      scene:
        'A 45-year-old woman collapses in a waiting room and jerks in arms and legs. Status epilepticus is feared.',
      slips: [
        {
          text: 'Closed eyes with side-to-side head shaking',
          why: 'Eyes squeezed shut and asynchronous shaking suggest a functional seizure.',
        },
      ],
    },
    test: {
      text: 'Fingerstick blood glucose',
      why: 'In status epilepticus, glucose is measured at the bedside first, since hypoglycemia is quickly reversed.',
      scene:
        'A 29-year-old woman is brought in convulsing for 8 minutes. Oxygen is on, and a vein has been cannulated. Nothing is known about her.',
      slips: [
        {
          text: 'Magnetic resonance imaging during the seizure',
          why: 'MRI cannot be done in a convulsing patient and delays treatment.',
        },
        {
          text: 'Serum prolactin after the seizure',
          why: 'Prolactin says little and changes nothing in an emergency.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous lorazepam without delay',
      why: 'In status epilepticus, a benzodiazepine at full dose comes first; a second drug such as levetiracetam follows.',
      scene:
        'A 52-year-old man has convulsed for 7 minutes. Airway and oxygen are secured, glucose is 110 mg/dL, and an intravenous line is in place.',
      slips: [
        {
          text: 'Intravenous levetiracetam as the first drug',
          why: 'Levetiracetam is a second-line drug here. A benzodiazepine acts faster.',
        },
        {
          text: 'Oral diazepam between the jerks',
          why: 'Nothing can be given by mouth to a convulsing patient.',
        },
        {
          text: 'Rocuronium and no other drug',
          why: 'Paralysis hides the jerking while the brain goes on seizing.',
        },
      ],
      accepts: ['alcohol-withdrawal'],
    },
    mechanism: {
      text: 'Loss of inhibition that lets seizures sustain themselves',
      why: 'In status epilepticus, GABA receptors are drawn into the cell and glutamate receptors move out, so benzodiazepines work less with time.',
      accepts: ['alcohol-withdrawal'],
    },
    complication: {
      text: 'Brain injury with rhabdomyolysis',
      why: 'Status epilepticus injures neurons after about 30 minutes, and muscle breakdown with hyperthermia and acidosis threatens the kidneys.',
      accepts: ['ischemic-stroke', 'delirium', 'hsv-encephalitis'],
    },
    risk: {
      text: 'Missed doses of antiseizure drugs',
      why: 'In people with epilepsy, stopping or missing drugs is the commonest trigger of status epilepticus.',
      accepts: ['alcohol-withdrawal'],
    },
    advice: {
      text: 'Refill antiseizure tablets before they run out',
      why: 'Steady drug levels are the best protection against another status epilepticus.',
      scene:
        'A 31-year-old woman goes home after status epilepticus. She had been without her drugs for 4 days over a holiday.',
      slips: [
        {
          text: 'Hold the tongue with a spoon in a seizure',
          why: 'Nothing is put into the mouth. It breaks teeth and blocks the airway.',
        },
      ],
    },
  },
  {
    id: 'bacterial-meningitis',
    name: 'Bacterial meningitis',
    system: 'neurologic',
    topic: 'Meningitis and encephalitis',
    source,
    step1: { area: 'behavioral-nervous', topic: 'CNS tumors and infections' },
    step2: { area: 'nervous-special-senses', topic: 'CNS infection' },
    vignettes: [
      'A 19-year-old student has had fever, headache and vomiting since last night and is now drowsy. Temperature is 39.9 °C (103.8 °F). The neck is stiff, and purple spots on the legs do not fade on pressure. Spinal fluid has 2,400 leukocytes/µL, mostly neutrophils, with glucose 18 mg/dL and protein 260 mg/dL.',
      'A 63-year-old man with an ear infection becomes confused over a day. Temperature is 39.3 °C (102.7 °F). Bending his neck makes him flex his hips. Spinal fluid is cloudy with gram-positive diplococci and low glucose.',
    ],
    hallmark:
      'fever, stiff neck and altered alertness with neutrophils and low glucose in the spinal fluid',
    lookalikes: [
      'hsv-encephalitis',
      'subarachnoid-hemorrhage',
      'migraine',
      'delirium',
      'intracranial-hypertension',
      'alcohol-withdrawal',
      'status-epilepticus',
      'aseptic-meningitis',
    ],
    finding: {
      text: 'Fever with a neck that cannot be flexed',
      why: 'Bacterial meningitis combines fever, stiff neck and clouded alertness; a purpuric rash points to meningococci.',
      accepts: ['aseptic-meningitis'],
      scene:
        'A 23-year-old soldier is confused and has had a headache since last night. Bacterial meningitis is feared.',
    },
    test: {
      text: 'Lumbar puncture for cells, Gram stain and culture',
      why: 'In bacterial meningitis, spinal fluid shows neutrophils, low glucose and the organism; antibiotics must not wait long for it.',
      scene:
        'A 26-year-old teacher has fever, headache and a stiff neck since morning. She is alert, with normal fundi, no focal deficit, no seizure and intact immunity.',
      accepts: [
        'hsv-encephalitis',
        'subarachnoid-hemorrhage',
        'intracranial-hypertension',
        'aseptic-meningitis',
      ],
      slips: [
        {
          text: 'Magnetic resonance imaging of the spine',
          why: 'Spine imaging is for suspected epidural abscess and does not show the organism.',
        },
        {
          text: 'Nasal swab culture for meningococci',
          why: 'Healthy people carry meningococci in the nose, so a swab proves nothing.',
        },
      ],
    },
    treatment: {
      text: 'Ceftriaxone, vancomycin and dexamethasone at once',
      why: 'In suspected bacterial meningitis of adults, antibiotics with dexamethasone are given at once after blood cultures; imaging must not delay them.',
      scene:
        'A 44-year-old man has fever, a stiff neck and a new weakness of one arm. Blood cultures have been drawn. CT is free in 40 minutes, and lumbar puncture must wait for it.',
      slips: [
        {
          text: 'Antibiotics after CT and lumbar puncture',
          why: 'Each hour of delay raises mortality. Cultures are drawn and treatment starts before CT.',
        },
        {
          text: 'Oral amoxicillin for two weeks',
          why: 'Oral drugs do not reach sufficient levels in the spinal fluid.',
        },
      ],
      accepts: ['hsv-encephalitis'],
    },
    mechanism: {
      text: 'Bacterial spread from blood to the meninges',
      why: 'In bacterial meningitis, bacteria from the nasopharynx enter the blood and cross to the subarachnoid space, where neutrophils cause edema.',
    },
    complication: {
      text: 'Loss of hearing from cochlear damage',
      why: 'Hearing loss is the commonest lasting deficit of bacterial meningitis, so hearing is tested before discharge.',
    },
    risk: {
      text: 'Dormitory life without meningococcal vaccine',
      why: 'Crowded living spreads meningococci, so vaccine is advised before college to prevent bacterial meningitis.',
    },
    advice: {
      text: 'Send close contacts for preventive antibiotics',
      why: 'After meningococcal disease, one form of bacterial meningitis, household and kissing contacts receive rifampin, ciprofloxacin or ceftriaxone.',
      scene:
        'A 20-year-old woman is in the hospital with meningococcal meningitis. She lives with her boyfriend and a sister.',
      slips: [
        {
          text: 'Wait for symptoms in the household',
          why: 'Secondary cases come within days and may be fatal. Contacts are treated while well.',
        },
      ],
    },
  },
  {
    id: 'hsv-encephalitis',
    name: 'Herpes simplex encephalitis',
    system: 'neurologic',
    topic: 'Meningitis and encephalitis',
    source,
    step1: { area: 'behavioral-nervous', topic: 'CNS tumors and infections' },
    step2: { area: 'nervous-special-senses', topic: 'CNS infection' },
    vignettes: [
      'A 51-year-old woman has had fever and headache for 3 days. Since yesterday she smells burning rubber, calls objects by wrong names and acts oddly. She had one seizure. MRI shows edema of the left temporal lobe. Spinal fluid has 140 lymphocytes/µL, 90 red cells/µL and normal glucose.',
    ],
    hallmark: 'fever with odd behavior, aphasia or seizures and temporal lobe lesions on MRI',
    lookalikes: [
      'bacterial-meningitis',
      'delirium',
      'glioblastoma',
      'status-epilepticus',
      'ischemic-stroke',
      'alcohol-withdrawal',
      'schizophrenia',
      'subarachnoid-hemorrhage',
    ],
    finding: {
      text: 'Fever with odd behavior and wrong words',
      why: 'Herpes simplex encephalitis attacks the temporal lobes, so fever comes with odd behavior, aphasia and seizures.',
      accepts: ['delirium'],
      scene:
        'A 58-year-old woman was brought in after a seizure. Herpes simplex encephalitis is suspected.',
    },
    test: {
      text: 'Polymerase chain reaction of spinal fluid',
      why: 'In herpes simplex encephalitis, viral DNA in the spinal fluid is both sensitive and specific.',
      scene:
        'A 47-year-old man with fever and new aphasia has edema of one temporal lobe on MRI. Acyclovir has been started.',
      accepts: ['bacterial-meningitis'],
      slips: [
        {
          text: 'Serum antibody to herpes simplex virus',
          why: 'Most adults carry these antibodies, so they do not show that the brain is infected.',
        },
        {
          text: 'Biopsy of the temporal lobe',
          why: 'Biopsy is no longer needed, since viral DNA can be found in spinal fluid.',
        },
      ],
    },
    treatment: {
      text: 'Intravenous acyclovir on suspicion',
      why: 'In herpes simplex encephalitis, acyclovir is started on suspicion, since it lowers mortality from about 70% to 20%.',
      scene:
        'A 60-year-old woman has fever, confusion and a first seizure. Imaging excludes a mass. The result of spinal fluid testing will take a day.',
      slips: [
        {
          text: 'Oral valacyclovir after a positive test',
          why: 'Oral drugs reach too low a level in the brain, and waiting for the test costs neurons.',
        },
        {
          text: 'Dexamethasone as the sole drug',
          why: 'Steroid alone leaves the virus to multiply in the temporal lobes.',
        },
      ],
      accepts: ['bacterial-meningitis'],
    },
    mechanism: {
      text: 'Viral necrosis of the temporal lobes',
      why: 'Herpes simplex encephalitis destroys the medial temporal and lower frontal lobes with bleeding necrosis.',
    },
    complication: {
      text: 'Lasting loss of new memory',
      why: 'Herpes simplex encephalitis destroys the hippocampus, so many survivors cannot form new memories.',
      accepts: ['delirium'],
    },
    risk: {
      text: 'Dormant virus in the trigeminal ganglion',
      why: 'Most herpes simplex encephalitis in adults comes from type 1 virus that lay dormant, and most patients have normal immunity.',
    },
    advice: {
      text: 'Plan months of memory rehabilitation',
      why: 'After herpes simplex encephalitis, deficits of memory and behavior are common, and rehabilitation starts early.',
      scene:
        'A 48-year-old woman leaves the hospital after 3 weeks of acyclovir for herpes simplex encephalitis. She forgets conversations within minutes, and her husband asks what lies ahead.',
      slips: [
        {
          text: 'Repeat acyclovir each winter',
          why: 'Herpes simplex encephalitis rarely returns, and seasonal treatment is of no use.',
        },
      ],
    },
  },
  {
    id: 'glioblastoma',
    name: 'Glioblastoma',
    system: 'neurologic',
    topic: 'Primary and metastatic brain tumors',
    source,
    step1: { area: 'behavioral-nervous', topic: 'CNS tumors and infections' },
    vignettes: [
      'A 62-year-old man has had morning headaches with vomiting for 5 weeks, and his left arm has grown clumsy. Yesterday he had his first seizure. He is afebrile. MRI shows a single mass with an irregular, enhancing rim and a dark center that crosses the corpus callosum.',
    ],
    hallmark: 'a progressive deficit with a ring-enhancing mass that may cross the corpus callosum',
    lookalikes: [
      'subdural-hematoma',
      'ischemic-stroke',
      'multiple-sclerosis',
      'hsv-encephalitis',
      'intracranial-hypertension',
      'alzheimer-disease',
      'normal-pressure-hydroceph',
      'migraine',
    ],
    finding: {
      text: 'Morning headache with growing weakness',
      why: 'Glioblastoma grows over weeks: headache is worst on waking, and a focal deficit increases steadily.',
      accepts: ['intracranial-hypertension', 'subdural-hematoma'],
      scene:
        'A 57-year-old woman had a first seizure last night. Glioblastoma is among the causes that are considered.',
      slips: [
        {
          text: 'Deficit that was maximal at its onset',
          why: 'A deficit that is maximal at once is vascular.',
        },
      ],
    },
    test: {
      text: 'Brain magnetic resonance imaging with contrast',
      why: 'In suspected glioblastoma, MRI with contrast shows the rim of the tumor and guides biopsy.',
      scene:
        'A 65-year-old man has had increasing headaches and trouble finding words for a month. Noncontrast CT shows edema of the left temporal lobe and some shift.',
      slips: [
        {
          text: 'Lumbar puncture for tumor cells',
          why: 'Lumbar puncture is dangerous with a mass that shifts the brain and rarely shows glioma cells.',
        },
        {
          text: 'Repeat noncontrast CT in a month',
          why: 'A tumor of this kind doubles within weeks, and edema needs an explanation now.',
        },
      ],
      accepts: ['multiple-sclerosis'],
    },
    treatment: {
      text: 'Resection, then radiation with temozolomide',
      why: 'Glioblastoma is resected as far as is safe, followed by radiation with temozolomide.',
      scene:
        'A 58-year-old fit man has a single right frontal glioblastoma that can be reached safely. Dexamethasone has eased his headache.',
      slips: [
        {
          text: 'Dexamethasone with a new scan in 3 months',
          why: 'Steroids lessen edema but not the tumor, which grows within weeks.',
        },
        {
          text: 'Temozolomide with no surgery or radiation',
          why: 'Resection and radiation each lengthen survival and are feasible in this patient.',
        },
      ],
    },
    mechanism: {
      text: 'Astrocytic tumor with necrosis and new vessels',
      why: 'Glioblastoma consists of astrocytic cells that line up around necrosis and drive the growth of new vessels.',
    },
    complication: {
      text: 'Brain edema with herniation',
      why: 'Glioblastoma causes vasogenic edema that may push the brain through the tentorium; dexamethasone lessens it.',
      accepts: ['subdural-hematoma', 'ischemic-stroke'],
    },
    risk: {
      text: 'Radiation of the head in childhood',
      why: 'Ionizing radiation of the head is the one well-proven environmental risk for glioblastoma; most cases have no known cause.',
    },
    advice: {
      text: 'Name a health care proxy while thinking is clear',
      why: 'Glioblastoma shortens life to little more than a year on average and affects judgment, so wishes are recorded early.',
      scene:
        'A 56-year-old woman recovers well from resection of a glioblastoma and asks what she should arrange in the coming weeks.',
      accepts: ['alzheimer-disease', 'subdural-hematoma', 'normal-pressure-hydroceph'],
    },
  },
  {
    id: 'multiple-sclerosis',
    name: 'Multiple sclerosis',
    system: 'neurologic',
    topic: 'Multiple sclerosis',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Demyelinating disease' },
    vignettes: [
      'A 29-year-old woman has had numbness from the waist down and urgency of urine for 5 days. Two years ago, pain on moving her right eye came with blurred vision for 3 weeks. Both plantar responses are upgoing. MRI shows ovoid white matter lesions beside the ventricles, one of which enhances.',
      'A 34-year-old man sees double on looking to the left for a week: the right eye does not turn inward, while the left one jerks. A year ago one leg was weak for a month. Bending his neck sends a shock down his back. Hot showers blur his sight.',
    ],
    hallmark: 'deficits of the central nervous system that are spread in time and place',
    lookalikes: [
      'guillain-barre',
      'myasthenia-gravis',
      'ischemic-stroke',
      'glioblastoma',
      'migraine',
      'trigeminal-neuralgia',
      'peripheral-neuropathy',
      'bell-palsy',
      'systemic-lupus',
    ],
    finding: {
      text: 'Eye that fails to adduct on lateral gaze',
      why: 'Internuclear ophthalmoplegia in a young adult is highly suggestive of multiple sclerosis; a plaque cuts the medial longitudinal fasciculus.',
      scene:
        'A 31-year-old woman has had two episodes of numbness of different limbs in 2 years. Multiple sclerosis is suspected.',
      accepts: ['myasthenia-gravis'],
      slips: [
        {
          text: 'Absent reflexes in both arms and legs',
          why: 'Absent reflexes show disease of peripheral nerves. Multiple sclerosis makes them brisk.',
        },
      ],
    },
    test: {
      text: 'Brain and spine magnetic resonance imaging',
      why: 'In multiple sclerosis, MRI shows lesions of different age beside the ventricles, under the cortex, in brainstem and cord.',
      scene:
        'A 27-year-old man recovered from optic neuritis in winter. Now his legs are stiff, and his abdomen is numb on one side.',
      slips: [
        {
          text: 'Serial electroencephalograms over one month',
          why: 'Electroencephalograms show seizures and do not reveal plaques of demyelination.',
        },
        {
          text: 'Nerve conduction study of the legs',
          why: 'Conduction in peripheral nerves is normal in multiple sclerosis.',
        },
      ],
      accepts: ['glioblastoma', 'trigeminal-neuralgia'],
    },
    treatment: {
      text: 'Intravenous methylprednisolone for three to five days',
      why: 'A disabling relapse of multiple sclerosis is shortened by high-dose methylprednisolone.',
      scene:
        'A 36-year-old woman with relapsing multiple sclerosis has had new leg weakness for 3 days and cannot climb stairs. She has no fever, and urine is normal.',
      slips: [
        {
          text: 'Interferon beta as the sole drug today',
          why: 'Interferon lowers the rate of later relapses. It does not treat one that is under way.',
        },
        {
          text: 'Prednisone 5 mg daily without end',
          why: 'Low long-term doses do not prevent relapses and cause harm.',
        },
      ],
    },
    mechanism: {
      text: 'Immune attack on central myelin',
      why: 'In multiple sclerosis, T and B cells attack the myelin of oligodendrocytes, and axons are lost later.',
    },
    complication: {
      text: 'Neurogenic bladder with urinary infections',
      why: 'Multiple sclerosis of the cord disturbs the bladder; retained urine becomes infected, and fever worsens the deficits.',
    },
    risk: {
      text: 'Past infection with Epstein-Barr virus',
      why: 'Multiple sclerosis hardly occurs without past Epstein-Barr virus infection; northern latitude and smoking add to the risk.',
    },
    advice: {
      text: 'Cool down early when heat blurs vision',
      why: 'In multiple sclerosis, heat slows conduction in bare axons and brings old symptoms back for a time.',
      scene:
        'A 33-year-old cook with stable multiple sclerosis notes that her sight dims beside the oven and recovers within an hour.',
      slips: [
        {
          text: 'Take steroid tablets on hot days',
          why: 'Symptoms in heat are no relapse and need no steroid.',
        },
      ],
    },
  },
  {
    id: 'guillain-barre',
    name: 'Guillain-Barré syndrome',
    system: 'neurologic',
    topic: 'Peripheral neuropathy and Guillain-Barre',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Demyelinating disease' },
    step2: { area: 'nervous-special-senses', topic: 'Neuromuscular disease' },
    vignettes: [
      'A 46-year-old man has had weak legs for 4 days; today he cannot lift his arms to shave. His toes tingle. Two weeks ago he had bloody diarrhea after a barbecue. Reflexes are absent, and sensation is nearly normal. Spinal fluid protein is 140 mg/dL with 3 cells/µL.',
      'A 24-year-old woman has had tingling hands and back pain for 5 days. Since yesterday both sides of her face are weak, and she cannot rise from a chair. She had a bad cold 3 weeks ago. Knee and ankle jerks are gone. Bladder and sphincter are normal; pupils react.',
    ],
    hallmark:
      'weakness that rises over days to weeks with lost reflexes and high spinal fluid protein without cells',
    lookalikes: [
      'myasthenia-gravis',
      'multiple-sclerosis',
      'cauda-equina',
      'peripheral-neuropathy',
      'ischemic-stroke',
      'bell-palsy',
      'disc-herniation',
      'botulism',
    ],
    finding: {
      text: 'Rising symmetric weakness with lost reflexes',
      why: 'In Guillain-Barré syndrome, weakness climbs from the legs on both sides, and the reflexes are lost early.',
      scene:
        'A 44-year-old woman stumbles since Sunday, 2 weeks after a respiratory infection. Guillain-Barré syndrome is suspected.',
    },
    test: {
      text: 'Lumbar puncture for protein and cell count',
      why: 'In Guillain-Barré syndrome, spinal fluid protein is high while cells are few after the first week.',
      scene:
        'A 53-year-old woman has had rising leg weakness without reflexes for 8 days. MRI of the spine is normal. Her vital capacity is being followed.',
      slips: [
        {
          text: 'Muscle biopsy of the thigh',
          why: 'Muscle is healthy in Guillain-Barré syndrome. The roots and nerves are inflamed.',
        },
        {
          text: 'Duplex ultrasonography of the leg veins',
          why: 'Leg veins have no part in symmetric weakness with lost reflexes.',
        },
      ],
      accepts: ['multiple-sclerosis'],
    },
    treatment: {
      text: 'Intravenous immune globulin',
      why: 'Intravenous immune globulin and plasma exchange are equally good in Guillain-Barré syndrome and speed recovery.',
      scene:
        'A 40-year-old woman with Guillain-Barré syndrome can no longer walk after 6 days. Kidney function is normal, and vital capacity is stable at 35 mL/kg.',
      accepts: ['myasthenia-gravis'],
      slips: [
        {
          text: 'High-dose oral prednisone',
          why: 'Glucocorticoids do not help in Guillain-Barré syndrome and may delay recovery.',
        },
        {
          text: 'Physical therapy and review in one month',
          why: 'The patient has lost walking and may soon need ventilation. Treatment must start now.',
        },
      ],
    },
    mechanism: {
      text: 'Antibody attack on peripheral nerve myelin',
      why: 'In Guillain-Barré syndrome, antibodies made against an infection also attack peripheral myelin or axons.',
    },
    complication: {
      text: 'Ventilatory failure within hours',
      why: 'A quarter of patients with Guillain-Barré syndrome need ventilation; vital capacity shows the danger before blood gases do.',
      accepts: ['myasthenia-gravis', 'botulism', 'ischemic-stroke'],
    },
    risk: {
      text: 'Campylobacter enteritis weeks earlier',
      why: 'Campylobacter jejuni is the commonest infection before Guillain-Barré syndrome.',
      accepts: ['botulism'],
    },
    advice: {
      text: 'Return at once if breath or swallowing weakens',
      why: 'Early Guillain-Barré syndrome may worsen for up to 4 weeks, and failure of breathing and swallowing is the danger.',
      scene:
        'A 32-year-old man with mild, stable Guillain-Barré syndrome goes home in its third week. He walks with a cane.',
      accepts: ['myasthenia-gravis', 'cauda-equina', 'disc-herniation'],
      slips: [
        {
          text: 'Exercise to exhaustion to regain strength',
          why: 'Exhausting exercise worsens fatigue. Training is graded as nerves recover.',
        },
        {
          text: 'Take oral steroids if weakness returns',
          why: 'Steroids do not help in this syndrome, and returning weakness needs urgent review.',
        },
      ],
    },
  },
  {
    id: 'myasthenia-gravis',
    name: 'Myasthenia gravis',
    system: 'neurologic',
    topic: 'Myasthenia gravis',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Neurotransmitters' },
    step2: { area: 'nervous-special-senses', topic: 'Neuromuscular disease' },
    vignettes: [
      'A 30-year-old woman sees double by evening, and her lids droop when she reads. She tires while chewing and brushing her hair, yet is well after a nap. Pupils, reflexes and sensation are normal. An ice pack on the closed lid lifts it by 4 mm.',
      'A 71-year-old man has had nasal speech after long phone calls for a month. Looking up for a minute makes both lids sink. Strength in his arms falls with repeated testing. Reflexes and feeling are normal, and CT shows a mass in the anterior mediastinum.',
    ],
    hallmark: 'weakness of eyes, face and limbs that worsens with use and improves with rest',
    lookalikes: [
      'multiple-sclerosis',
      'guillain-barre',
      'bell-palsy',
      'ischemic-stroke',
      'parkinson-disease',
      'botulism',
      'peripheral-neuropathy',
      'hypothyroidism',
    ],
    finding: {
      text: 'Lids that sink during a sustained upward gaze',
      why: 'In myasthenia gravis, use tires the muscle: the lids sink when the gaze is held upward and recover with rest.',
      scene:
        'A 35-year-old teacher has double vision that comes in the afternoon. Myasthenia gravis is suspected.',
      slips: [
        {
          text: 'Wide pupils that do not react to light',
          why: 'Pupils are spared in myasthenia gravis. Wide, fixed pupils suggest botulism or a lesion of the third nerve.',
        },
      ],
    },
    test: {
      text: 'Acetylcholine receptor antibody level',
      why: 'Antibodies to the acetylcholine receptor are specific for myasthenia gravis and found in most generalized cases.',
      scene:
        'A 66-year-old man has fluctuating drooping of the lids and trouble swallowing in the evening. Thyroid function and MRI of the brain are normal.',
      slips: [
        {
          text: 'Serum creatine kinase level',
          why: 'Creatine kinase is normal, since muscle fibers are intact.',
        },
      ],
    },
    treatment: {
      text: 'Pyridostigmine by mouth through the day',
      why: 'Pyridostigmine slows the breakdown of acetylcholine and is the first drug for symptoms of myasthenia gravis.',
      scene:
        'A 28-year-old woman has mild generalized myasthenia gravis. She swallows and breathes well, and CT shows no thymoma.',
      slips: [
        {
          text: 'Atropine by mouth three times daily',
          why: 'Atropine blocks muscarinic receptors and does nothing for the neuromuscular junction.',
        },
        {
          text: 'Magnesium sulfate by infusion',
          why: 'Magnesium blocks the release of acetylcholine and may cause a crisis.',
        },
      ],
    },
    mechanism: {
      text: 'Antibodies that block acetylcholine receptors',
      why: 'In myasthenia gravis, antibodies block and destroy postsynaptic acetylcholine receptors, so transmission fails with repetition.',
    },
    complication: {
      text: 'Crisis with failure of breathing muscles',
      why: 'In myasthenia gravis, infection, surgery or drugs may set off a crisis that needs ventilation.',
      accepts: ['guillain-barre', 'botulism', 'ischemic-stroke'],
    },
    risk: {
      text: 'Thymic hyperplasia or thymoma',
      why: 'Most patients with myasthenia gravis and receptor antibodies have an abnormal thymus, so the chest is imaged.',
    },
    advice: {
      text: 'Ask before taking a new drug such as an antibiotic',
      why: 'Aminoglycosides, fluoroquinolones, macrolides, magnesium and beta-blockers may worsen myasthenia gravis.',
      scene:
        'A 45-year-old man with stable myasthenia gravis plans a long trip and wants to know which mistake to avoid if he falls ill abroad.',
      slips: [
        {
          text: 'Double pyridostigmine whenever weakness grows',
          why: 'Too much pyridostigmine causes cholinergic weakness, and growing weakness may be a crisis.',
        },
      ],
      accepts: ['guillain-barre'],
    },
  },
];
