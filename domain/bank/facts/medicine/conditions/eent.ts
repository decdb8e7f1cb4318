import type { Condition } from '../condition.ts';

const source = 'Standard ophthalmology, emergency and family medicine texts';

/** Disorders of the eye. */
export const eentConditions: readonly Condition[] = [
  {
    id: 'bacterial-conjunctivitis',
    name: 'Bacterial conjunctivitis',
    system: 'eent',
    topic: 'Conjunctivitis and corneal disorders',
    source,
    vignettes: [
      'A 5-year-old girl has had a red right eye for two days. The lids are stuck together on waking, and thick yellow matter comes back within an hour of wiping. Now the left eye begins as well. She sees well, light does not bother her, and no node is felt in front of the ear. The cornea does not stain.',
    ],
    hallmark: 'a red eye with thick discharge all day, clear cornea and normal vision',
    lookalikes: [
      'viral-conjunctivitis',
      'allergic-rhinitis',
      'anterior-uveitis',
      'herpes-keratitis',
      'acute-angle-closure',
      'acute-bacterial-sinusitis',
      'retinal-detachment',
      'open-angle-glaucoma',
    ],
    finding: {
      text: 'Thick yellow discharge that returns soon after wiping',
      why: 'In bacterial conjunctivitis, pus forms all day. Viral and allergic forms give watery discharge.',
    },
    test: {
      text: 'Gram stain and culture of discharge',
      why: 'Most bacterial conjunctivitis needs no test, but profuse pus within a day may be gonococcal, which can perforate the cornea.',
      scene:
        'A 22-year-old man has a swollen red eye with profuse green pus since last night. Pus wells up again at once after wiping. He also has a urethral discharge.',
      slips: [
        {
          text: 'Review in a week without any sample',
          why: 'Gonococcal infection can perforate the cornea within days.',
        },
        {
          text: 'Skin prick test with pollen extracts',
          why: 'Allergy itches in both eyes and does not make pus.',
        },
      ],
      accepts: ['allergic-rhinitis'],
    },
    treatment: {
      text: 'Polymyxin B with trimethoprim eye drops',
      why: 'Bacterial conjunctivitis mostly clears by itself. Antibiotic drops shorten it and allow return to school.',
      scene:
        'A 7-year-old boy has had thick yellow discharge from both eyes for a day. He wears no contact lenses, the cornea is clear, and he has no ear infection.',
      slips: [
        {
          text: 'Prednisolone eye drops four times daily',
          why: 'Steroids may worsen herpes or fungal infection and are not for primary care.',
        },
        {
          text: 'Tetracaine drops for use at home',
          why: 'Anesthetic drops slow healing and may destroy the cornea.',
        },
      ],
      accepts: ['anterior-uveitis'],
    },
    mechanism: {
      text: 'Bacteria from hands or nose that inflame the lining',
      why: 'In bacterial conjunctivitis, staphylococci, pneumococci or Haemophilus reach the eye by hands or from the nose.',
    },
    complication: {
      text: 'Corneal ulcer by Pseudomonas',
      why: 'In contact lens wearers, bacterial conjunctivitis may be or become an ulcer by Pseudomonas within a day.',
      accepts: ['herpes-keratitis', 'viral-conjunctivitis'],
    },
    risk: {
      text: 'Hand contact with an infected child',
      why: 'Bacterial conjunctivitis spreads by hands and shared cloths, most often among children.',
      accepts: ['viral-conjunctivitis'],
    },
    advice: {
      text: 'Wash hands often, share no towels and discard eye makeup',
      why: 'In bacterial conjunctivitis, hands and cloths carry the germs to the other eye and to others.',
      scene:
        'A 28-year-old saleswoman has begun antibiotic drops for a red eye with pus. She shares towels and mascara with her sister.',
      accepts: ['viral-conjunctivitis', 'herpes-keratitis', 'anterior-uveitis'],
      slips: [
        {
          text: 'Cover the eye with a tight patch until the discharge ends',
          why: 'A patch keeps pus in and slows clearing.',
        },
      ],
    },
  },
  {
    id: 'viral-conjunctivitis',
    name: 'Viral conjunctivitis',
    system: 'eent',
    topic: 'Conjunctivitis and corneal disorders',
    source,
    vignettes: [
      'A 31-year-old teacher had a sore throat last week. Three days ago her left eye became red, gritty and watery, and yesterday the right followed. A small tender node is felt in front of the left ear. The inner lids show tiny bumps. Vision is normal and the cornea does not stain. She has no itching.',
    ],
    hallmark: 'a watery gritty eye, a tender node before the ear and spread to the other eye',
    lookalikes: [
      'bacterial-conjunctivitis',
      'allergic-rhinitis',
      'herpes-keratitis',
      'anterior-uveitis',
      'acute-angle-closure',
      'acute-bacterial-sinusitis',
      'infectious-mononucleosis',
      'cataract',
    ],
    finding: {
      text: 'Watery red eye with a tender node before the ear',
      why: 'In viral conjunctivitis, mostly by adenovirus, discharge is watery and the preauricular node is tender.',
    },
    test: {
      text: 'Rapid adenovirus assay of tear fluid',
      why: 'Viral conjunctivitis is mostly diagnosed by its look. A rapid assay helps when an outbreak must be proved.',
      scene:
        'Nine workers of a nursing home have watery red eyes within a week, some with sore throat. The infection control team asks for proof of the suspected agent.',
      slips: [
        {
          text: 'Routine bacterial culture of tears',
          why: 'Bacterial culture stays negative in a viral outbreak.',
        },
        {
          text: 'Total serum IgE of each worker',
          why: 'Allergy itches and is not contagious, so it does not spread so.',
        },
      ],
    },
    treatment: {
      text: 'Cool compresses and artificial tears',
      why: 'Viral conjunctivitis heals by itself in one to three weeks. Compresses and tears relieve.',
      scene:
        'A 40-year-old clerk has had watery, gritty eyes for four days after a cold. Vision is normal, and the cornea is clear.',
      slips: [
        {
          text: 'Ofloxacin drops until redness is gone',
          why: 'Antibiotics do not act on viruses and breed resistance.',
        },
        {
          text: 'Dexamethasone drops for two weeks',
          why: 'Steroids prolong shedding and are dangerous if herpes is the cause.',
        },
      ],
      accepts: ['allergic-rhinitis'],
    },
    mechanism: {
      text: 'Adenovirus that infects the surface of the eye',
      why: 'Viral conjunctivitis is mostly due to adenovirus, which spreads by hands and objects and survives for days.',
    },
    complication: {
      text: 'Corneal infiltrates with blurring',
      why: 'Epidemic viral conjunctivitis may leave infiltrates below the epithelium that blur vision for months.',
      accepts: ['herpes-keratitis', 'bacterial-conjunctivitis', 'anterior-uveitis'],
    },
    risk: {
      text: 'Household outbreak after a sore throat',
      why: 'Viral conjunctivitis spreads quickly in families, schools and eye clinics.',
      accepts: ['bacterial-conjunctivitis', 'acute-bacterial-sinusitis'],
    },
    advice: {
      text: 'Stay away from close contact for about two weeks',
      why: 'Viral conjunctivitis is contagious for 10 to 14 days, as long as the eyes are red and watery.',
      scene:
        'A 26-year-old dental assistant has adenovirus of both eyes since yesterday. She feels well enough to work and asks about her patients.',
      accepts: ['bacterial-conjunctivitis', 'anterior-uveitis'],
      slips: [
        {
          text: 'Return to work after one day of antibiotic drops',
          why: 'Antibiotics do not act on viruses and do not shorten shedding.',
        },
        {
          text: 'Wear contact lenses to protect the eye from germs',
          why: 'Lenses are left out until the eyes have been well for some time.',
        },
      ],
    },
  },
  {
    id: 'herpes-keratitis',
    name: 'Herpes simplex keratitis',
    system: 'eent',
    topic: 'Conjunctivitis and corneal disorders',
    source,
    vignettes: [
      'A 44-year-old man has had a red, watery, light-shy left eye for three days. He had the same two years ago during a fever. Vision is 20/50. Touch of the cornea with a wisp of cotton is hardly felt. Under blue light, fluorescein shows a branching line with small knobs at its ends.',
    ],
    hallmark: 'a painful light-shy eye with reduced corneal feeling and a branching ulcer',
    lookalikes: [
      'viral-conjunctivitis',
      'bacterial-conjunctivitis',
      'anterior-uveitis',
      'acute-angle-closure',
      'herpes-zoster',
      'allergic-rhinitis',
      'cataract',
      'open-angle-glaucoma',
    ],
    finding: {
      text: 'Branching corneal line with knobs at its ends',
      why: 'The dendrite with end bulbs is the mark of herpes simplex keratitis. Zoster gives plaques without bulbs.',
    },
    test: {
      text: 'Slit lamp view with fluorescein stain',
      why: 'In herpes simplex keratitis the stained dendrite makes the diagnosis at the slit lamp.',
      scene:
        'A 38-year-old woman has a painful red eye with watery discharge and blurred vision. She has had cold sores. The pupil reacts and the globe is soft.',
      accepts: ['anterior-uveitis', 'cataract'],
      slips: [
        {
          text: 'Serum antibody to the suspected virus',
          why: 'Most adults have antibodies, so they prove nothing.',
        },
        {
          text: 'Computed tomography of the orbits',
          why: 'The cornea is seen directly. CT does not show it.',
        },
      ],
    },
    treatment: {
      text: 'Ganciclovir gel with eye doctor referral',
      why: 'Herpes simplex keratitis of the epithelium is treated with a topical or oral antiviral and early ophthalmic review.',
      scene:
        'A 50-year-old farmer has a single dendrite of the left cornea. Vision is 20/40. He asks for the steroid drops that once helped his hay fever.',
      slips: [
        {
          text: 'Prednisolone drops until redness fades',
          why: 'Steroids alone let the virus spread and may perforate the cornea.',
        },
        {
          text: 'Patch and antibiotic ointment for a week',
          why: 'This is not treatment of a virus, and the ulcer would grow.',
        },
      ],
      accepts: ['anterior-uveitis'],
    },
    mechanism: {
      text: 'Latent virus of the trigeminal ganglion that recurs',
      why: 'In herpes simplex keratitis the virus travels from the trigeminal ganglion to the corneal epithelium.',
      accepts: ['herpes-zoster'],
    },
    complication: {
      text: 'Corneal scar with loss of sight',
      why: 'Repeated herpes simplex keratitis scars the stroma and is a leading infectious cause of corneal blindness.',
      accepts: ['bacterial-conjunctivitis', 'viral-conjunctivitis', 'herpes-zoster'],
    },
    risk: {
      text: 'Earlier episode in the same eye',
      why: 'Herpes simplex keratitis tends to recur in the same eye, set off by fever, sun or stress.',
    },
    advice: {
      text: 'Use no steroid drops unless an eye doctor orders them',
      why: 'In herpes simplex keratitis, steroids without antiviral cover may destroy the cornea.',
      scene:
        'A 33-year-old man has recovered from herpes simplex keratitis. He keeps old bottles of several eye drops at home for red eyes.',
      slips: [
        {
          text: 'Treat later red eyes at home with leftover combined drops',
          why: 'Combined drops hold steroids. A red eye needs a slit lamp.',
        },
      ],
    },
  },
  {
    id: 'anterior-uveitis',
    name: 'Acute anterior uveitis',
    system: 'eent',
    topic: 'Conjunctivitis and corneal disorders',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Eye and ear emergencies' },
    vignettes: [
      'A 30-year-old man with years of morning back stiffness has had a deep ache in the right eye for two days. Light hurts, even when it shines into the left eye. Redness is strongest around the cornea, the pupil is small, and there is no discharge. The cornea does not stain, and pressure is 12 mm Hg.',
    ],
    hallmark:
      'an aching, light-shy eye with redness around the cornea, a small pupil and cells in the chamber',
    lookalikes: [
      'acute-angle-closure',
      'herpes-keratitis',
      'bacterial-conjunctivitis',
      'viral-conjunctivitis',
      'retinal-detachment',
      'open-angle-glaucoma',
      'allergic-rhinitis',
      'cataract',
    ],
    finding: {
      text: 'Small pupil, ciliary flush and pain on shared light',
      why: 'In acute anterior uveitis the inflamed iris is in spasm, so light in either eye hurts and the pupil is small.',
    },
    test: {
      text: 'Slit lamp view for cells and flare',
      why: 'Acute anterior uveitis is proved by leukocytes and protein haze in the anterior chamber.',
      scene:
        'A 42-year-old woman with sarcoidosis has a red aching eye, and light from a penlight hurts. There is no discharge. Pressure is normal, and fluorescein shows no defect.',
      accepts: ['herpes-keratitis', 'cataract'],
      slips: [
        {
          text: 'Conjunctival swab for bacteria',
          why: 'There is no discharge, and the disease lies inside the eye.',
        },
        {
          text: 'Plain film of skull and orbits',
          why: 'Bone films do not show inflammation of the iris.',
        },
      ],
    },
    treatment: {
      text: 'Prednisolone drops with cyclopentolate',
      why: 'In acute anterior uveitis, topical steroid calms inflammation, and a cycloplegic relieves spasm and prevents adhesions.',
      scene:
        'A 27-year-old woman with HLA-B27 has cells in the anterior chamber. An ophthalmologist has excluded a corneal ulcer and infection.',
      slips: [
        {
          text: 'Pilocarpine drops four times a day',
          why: 'Pilocarpine keeps the pupil small and favors adhesions.',
        },
        {
          text: 'Moxifloxacin drops every hour',
          why: 'Antibiotic drops are for bacterial ulcers of the cornea.',
        },
      ],
    },
    mechanism: {
      text: 'Immune inflammation of iris and ciliary body',
      why: 'In acute anterior uveitis, leukocytes and protein leak from iris vessels. HLA-B27 disease is the main known cause.',
    },
    complication: {
      text: 'Adhesions between iris and lens',
      why: 'Acute anterior uveitis can glue the iris to the lens, which leads to glaucoma and cataract.',
      accepts: ['cataract', 'acute-angle-closure'],
    },
    risk: {
      text: 'HLA-B27 with inflammatory back pain',
      why: 'About half of acute anterior uveitis goes with HLA-B27, often with ankylosing spondylitis.',
    },
    advice: {
      text: 'Come the same day if the eye reddens and light hurts',
      why: 'Acute anterior uveitis recurs, and early treatment prevents adhesions.',
      scene:
        'A 39-year-old man has recovered from his second acute anterior uveitis in three years. He asks what to do if it begins again at a weekend.',
      accepts: ['herpes-keratitis', 'acute-angle-closure'],
      slips: [
        {
          text: 'Wear dark glasses and wait a week for it to settle down',
          why: 'Glasses ease light but do not treat inflammation. Adhesions form within days.',
        },
      ],
    },
  },
  {
    id: 'acute-angle-closure',
    name: 'Acute angle-closure glaucoma',
    system: 'eent',
    topic: 'Glaucoma',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Eye and ear emergencies' },
    vignettes: [
      'A 66-year-old woman has had severe pain in the left eye and forehead with vomiting since she sat in a dark cinema. She sees rings around lamps. Vision is hand movements. The eye is red, the cornea steamy, and the pupil is half wide and does not react. The globe feels as hard as stone.',
      'Two hours after scopolamine for motion sickness, a farsighted 71-year-old man has a headache over one eye and blurred vision. The temporal artery is soft and pulsates. That eye is red with a fixed oval pupil. Pressure is 58 mm Hg; in the other eye it is 16 mm Hg.',
    ],
    hallmark:
      'sudden eye pain with halos, hazy cornea, fixed mid-wide pupil and very high pressure',
    lookalikes: [
      'anterior-uveitis',
      'open-angle-glaucoma',
      'herpes-keratitis',
      'retinal-artery-occlusion',
      'bacterial-conjunctivitis',
      'migraine',
      'giant-cell-arteritis',
      'cataract',
    ],
    finding: {
      text: 'Steamy cornea with a fixed and half-wide pupil',
      why: 'In acute angle-closure glaucoma, high pressure swells the cornea and paralyzes the iris.',
      scene:
        'A 65-year-old woman sees halos and vomits an hour after drops were given for a retinal check. Sudden closure of the angle is suspected.',
    },
    test: {
      text: 'Tonometry followed by gonioscopy',
      why: 'In acute angle-closure glaucoma, tonometry shows very high pressure, and gonioscopy shows the closed angle.',
      scene:
        'A 60-year-old woman has pain over one eye, vomiting and halos. The eye is red with a cloudy cornea. The abdomen is soft, and she has no neurologic signs.',
      accepts: ['open-angle-glaucoma'],
      slips: [
        {
          text: 'Dilation of the pupil for funduscopy',
          why: 'Dilation of the pupil closes the angle further and raises pressure.',
        },
        {
          text: 'Computed tomography of the head',
          why: 'CT for headache would delay treatment of an eye that is going blind.',
        },
      ],
    },
    treatment: {
      text: 'Timolol drops and acetazolamide at once',
      why: 'In acute angle-closure glaucoma, pressure is lowered at once with drops and acetazolamide. Laser iridotomy follows.',
      scene:
        'A 64-year-old woman has an eye pressure of 55 mm Hg with a closed angle. Her lungs, heart and kidneys are healthy. The eye doctor is 40 minutes away.',
      slips: [
        {
          text: 'Atropine drops to relax the painful iris',
          why: 'Atropine widens the pupil and keeps the angle closed.',
        },
        {
          text: 'Sumatriptan with a dark quiet room',
          why: 'Darkness widens the pupil, and triptans do not treat the eye.',
        },
      ],
      accepts: ['cataract', 'open-angle-glaucoma', 'migraine'],
    },
    mechanism: {
      text: 'Iris that bows forward and blocks aqueous outflow',
      why: 'In acute angle-closure glaucoma, pupillary block pushes the iris against the meshwork, and pressure soars.',
    },
    complication: {
      text: 'Optic nerve damage within hours',
      why: 'Untreated acute angle-closure glaucoma destroys the optic nerve within hours to days.',
      accepts: ['open-angle-glaucoma', 'giant-cell-arteritis'],
    },
    risk: {
      text: 'Farsighted eye with a shallow chamber',
      why: 'A small farsighted eye has a narrow angle, and a thick aging lens narrows it more.',
      accepts: ['cataract'],
    },
    advice: {
      text: 'Have the other eye treated with laser soon as well',
      why: 'After acute angle-closure glaucoma, the other eye is built alike and about half suffer an attack within years.',
      scene:
        'A 62-year-old woman had laser iridotomy after an attack in her right eye. The left eye has a narrow angle and normal pressure, and she sees no need for treatment there.',
      slips: [
        {
          text: 'Use antihistamine drops nightly to prevent attacks',
          why: 'Drugs with anticholinergic action can bring on an attack.',
        },
      ],
      accepts: ['anterior-uveitis'],
    },
  },
  {
    id: 'open-angle-glaucoma',
    name: 'Primary open-angle glaucoma',
    system: 'eent',
    topic: 'Glaucoma',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Vision and hearing' },
    vignettes: [
      'A 68-year-old man has no complaints apart from bumping into door frames. His brother went blind in old age. Both eyes are white and see 20/25. Pressure is 27 and 29 mm Hg, and gonioscopy is normal. The optic cups are large and pale with a thin rim, and side vision is narrowed in both eyes.',
    ],
    hallmark: 'painless loss of side vision with a large optic cup and a normal angle',
    lookalikes: [
      'acute-angle-closure',
      'cataract',
      'macular-degeneration',
      'retinal-detachment',
      'retinal-artery-occlusion',
      'anterior-uveitis',
      'prolactinoma',
      'multiple-sclerosis',
    ],
    finding: {
      text: 'Large pale optic cup with narrowed side vision',
      why: 'In primary open-angle glaucoma, nerve fibers die slowly, so the cup grows and side vision goes first.',
    },
    test: {
      text: 'Perimetry with imaging of the optic disc',
      why: 'Primary open-angle glaucoma is shown by field defects that match damage of the disc. Pressure may be normal.',
      scene:
        'A 63-year-old woman with a glaucoma-blind mother has eye pressures of 24 mm Hg. Her angle is wide and she sees well.',
      slips: [
        {
          text: 'Reading chart with her usual glasses',
          why: 'Central acuity stays normal until late and tells nothing of the field.',
        },
        {
          text: 'Brain MRI with contrast of the chiasm',
          why: 'MRI is for field defects that respect the vertical midline.',
        },
      ],
      accepts: [
        'multiple-sclerosis',
        'prolactinoma',
        'macular-degeneration',
        'acute-angle-closure',
      ],
    },
    treatment: {
      text: 'Latanoprost eye drops every evening',
      why: 'In primary open-angle glaucoma, a prostaglandin drop once a day lowers pressure by about a third.',
      scene:
        'A 59-year-old man has early loss of visual field, pressures of 28 mm Hg and severe asthma. He is willing to use drops.',
      slips: [
        {
          text: 'Timolol eye drops twice a day',
          why: 'A nonselective beta-blocker may set off severe bronchospasm in asthma.',
        },
        {
          text: 'Observation until vision is blurred',
          why: 'Lost fibers do not come back, so treatment starts before vision falls.',
        },
      ],
      accepts: ['acute-angle-closure'],
    },
    mechanism: {
      text: 'Slow drainage through the trabecular meshwork',
      why: 'In primary open-angle glaucoma the angle is open, but outflow through the meshwork is too slow.',
    },
    complication: {
      text: 'Permanent tunnel vision',
      why: 'Untreated primary open-angle glaucoma narrows the field to a tunnel before central vision goes.',
      accepts: ['acute-angle-closure', 'prolactinoma'],
    },
    risk: {
      text: 'Older age with an affected brother',
      why: 'Age, high pressure, Black ancestry and affected siblings raise the risk of primary open-angle glaucoma.',
      accepts: ['cataract', 'retinal-detachment'],
    },
    advice: {
      text: 'Use the drops daily, although you feel no difference',
      why: 'Primary open-angle glaucoma gives no warning. Drops keep vision and cannot bring it back.',
      scene:
        'A 57-year-old cab driver uses latanoprost for open-angle glaucoma when he thinks of it. He sees as well as ever and finds the treatment useless.',
      slips: [
        {
          text: 'Put in two drops when the eye feels tight or tired',
          why: 'Pressure cannot be felt, so symptoms are no guide.',
        },
      ],
      accepts: ['prolactinoma'],
    },
  },
  {
    id: 'retinal-detachment',
    name: 'Retinal detachment',
    system: 'eent',
    topic: 'Retinal detachment and vascular occlusion',
    source,
    step2: { area: 'nervous-special-senses', topic: 'Eye and ear emergencies' },
    vignettes: [
      'A 55-year-old man with very strong glasses for distance saw lightning-like flashes and a shower of black dots in his left eye yesterday. Today a gray curtain moves up from below. The eye is white and does not hurt. Vision is 20/30, and pressure is 11 mm Hg.',
    ],
    hallmark: 'flashes and floaters followed by a painless curtain over part of the field',
    lookalikes: [
      'retinal-artery-occlusion',
      'macular-degeneration',
      'migraine',
      'open-angle-glaucoma',
      'acute-angle-closure',
      'anterior-uveitis',
      'cataract',
      'multiple-sclerosis',
    ],
    finding: {
      text: 'Flashes and floaters, then a curtain over vision',
      why: 'In retinal detachment, pull on the retina gives flashes, blood gives floaters, and the loose part gives a curtain.',
    },
    test: {
      text: 'Dilated view of the retinal periphery',
      why: 'A retinal detachment is seen through a dilated pupil. Ultrasound helps when blood hides the view.',
      scene:
        'A 61-year-old woman who had cataract surgery two years ago has had new floaters and a shadow on the nasal side since this morning.',
      accepts: ['retinal-artery-occlusion', 'macular-degeneration'],
      slips: [
        {
          text: 'Electroencephalogram with light flashes',
          why: 'Flashes in one eye come from the retina, not from a seizure.',
        },
        {
          text: 'Duplex scan of the carotid arteries',
          why: 'Carotid disease gives brief blindness without flashes and floaters.',
        },
      ],
    },
    treatment: {
      text: 'Same-day repair by a retina surgeon',
      why: 'Retinal detachment with the macula still attached is repaired at once, because central vision can be saved.',
      scene:
        'A 48-year-old man has a detachment from above that stops short of the macula. Central vision is still 20/20.',
      slips: [
        {
          text: 'Glasses prescription with review in a month',
          why: 'The detachment would reach the macula within days.',
        },
        {
          text: 'Oral prednisone for a two-week course',
          why: 'Steroids do not close a tear or put the retina back.',
        },
      ],
    },
    mechanism: {
      text: 'Fluid that enters a tear and lifts the retina',
      why: 'In retinal detachment, shrinking vitreous tears the retina, and fluid separates it from the pigment layer.',
    },
    complication: {
      text: 'Loss of the macula with poor sight',
      why: 'When retinal detachment reaches the macula, central vision often stays poor in spite of repair.',
      accepts: ['macular-degeneration'],
    },
    risk: {
      text: 'High myopia with earlier eye surgery',
      why: 'Long myopic eyes, cataract surgery, injury and lattice changes favor retinal detachment.',
      accepts: ['cataract'],
    },
    advice: {
      text: 'Report new flashes in either eye on the same day',
      why: 'After retinal detachment the other eye is at risk too, and a tear can be sealed by laser before it detaches.',
      scene:
        'A 52-year-old woman with high myopia has recovered from repair of a retinal detachment on the left. The right retina is attached.',
      accepts: ['retinal-artery-occlusion', 'macular-degeneration'],
      slips: [
        {
          text: 'Take new floaters as a normal part of the healing',
          why: 'New floaters may mean another tear. They need a look the same day.',
        },
      ],
    },
  },
  {
    id: 'retinal-artery-occlusion',
    name: 'Central retinal artery occlusion',
    system: 'eent',
    topic: 'Retinal detachment and vascular occlusion',
    source,
    vignettes: [
      'A 72-year-old man with an irregular pulse lost all sight in the right eye within seconds an hour ago. There were no flashes or pain. The eye is white. The right pupil reacts to light shone in the left eye alone. The retina is pale with a bright red spot at its center, and arteries are thin.',
    ],
    hallmark: 'sudden painless blindness of one eye with a pale retina and a cherry-red spot',
    lookalikes: [
      'retinal-detachment',
      'macular-degeneration',
      'acute-angle-closure',
      'giant-cell-arteritis',
      'open-angle-glaucoma',
      'migraine',
      'multiple-sclerosis',
      'cataract',
    ],
    finding: {
      text: 'Pale retina with a cherry-red spot at the macula',
      why: 'In central retinal artery occlusion the inner retina turns pale, while the choroid still shines red through the fovea.',
    },
    test: {
      text: 'Funduscopy for pallor and a red spot',
      why: 'Central retinal artery occlusion is seen at once with the ophthalmoscope and is handled as a stroke.',
      scene:
        'A 66-year-old woman with carotid disease lost vision in one eye 40 minutes ago without pain. Speech and strength are normal, and the eye is white and soft.',
      accepts: ['retinal-detachment', 'macular-degeneration', 'cataract'],
      slips: [
        {
          text: 'Visual evoked potentials of each side',
          why: 'Evoked potentials show slow optic nerves as in multiple sclerosis and take time.',
        },
        {
          text: 'Color vision plates in good light',
          why: 'Color plates cannot be read by a blind eye and name no cause.',
        },
      ],
    },
    treatment: {
      text: 'Immediate transfer to a stroke center',
      why: 'Central retinal artery occlusion is a stroke of the eye. Rapid transfer allows treatment and a search for the embolus.',
      scene:
        'A 70-year-old man lost vision of one eye 50 minutes ago. The retina is pale with a red fovea. He has no headache or jaw pain, and his sedimentation rate is 14 mm/h.',
      slips: [
        {
          text: 'Eye clinic appointment next week',
          why: 'The retina dies within hours, and a brain stroke may follow.',
        },
        {
          text: 'Antibiotic drops with an eye patch',
          why: 'There is no infection, and a patch delays care.',
        },
      ],
    },
    mechanism: {
      text: 'Embolus in the vessel that feeds the inner retina',
      why: 'In central retinal artery occlusion, an embolus from carotid or heart stops flow to the inner retina.',
    },
    complication: {
      text: 'Ischemic stroke in the next weeks',
      why: 'After central retinal artery occlusion, the risk of brain stroke is highest in the first weeks.',
      accepts: ['giant-cell-arteritis', 'migraine'],
    },
    risk: {
      text: 'Carotid plaque or atrial fibrillation',
      why: 'Emboli from carotid plaque and heart cause most central retinal artery occlusion.',
      accepts: ['ischemic-stroke', 'macular-degeneration', 'giant-cell-arteritis', 'cataract'],
    },
    advice: {
      text: 'Call 911 for sudden weakness, lost speech or blindness',
      why: 'Central retinal artery occlusion warns of stroke. Rapid treatment depends on an early call.',
      scene:
        'A 74-year-old woman goes home with aspirin and a statin after central retinal artery occlusion. She lives alone and dislikes hospitals.',
      accepts: ['migraine', 'multiple-sclerosis', 'giant-cell-arteritis', 'retinal-detachment'],
      slips: [
        {
          text: 'Lie down for some hours first if an arm feels weak',
          why: 'Waiting loses the time in which stroke can be treated.',
        },
        {
          text: 'Press on the eyeball each day to keep the flow up',
          why: 'Pressure on the globe does not prevent emboli and may do harm.',
        },
      ],
    },
  },
  {
    id: 'macular-degeneration',
    name: 'Age-related macular degeneration',
    system: 'eent',
    topic: 'Cataract and macular degeneration',
    source,
    vignettes: [
      'A 77-year-old woman who smokes cannot read print that was clear a month ago. Door frames look bent in the middle with her left eye, and a gray smudge covers faces. She walks about safely. The eyes are white, pressure is 15 mm Hg, and yellow deposits and a spot of blood lie at the macula.',
    ],
    hallmark: 'loss or bending of central vision with drusen at the macula',
    lookalikes: [
      'cataract',
      'open-angle-glaucoma',
      'retinal-detachment',
      'retinal-artery-occlusion',
      'giant-cell-arteritis',
      'acute-angle-closure',
      'migraine',
      'prolactinoma',
    ],
    finding: {
      text: 'Straight lines that look bent in central vision',
      why: 'In wet macular degeneration, fluid lifts the macula, so straight lines bend and the center blurs.',
    },
    test: {
      text: 'Optical coherence tomography',
      why: 'In macular degeneration, optical coherence tomography shows fluid and new vessels and guides injections.',
      scene:
        'A 73-year-old man sees a dent in the lines of his crossword puzzle since last week. The lenses are clear, and drusen are seen at the macula.',
      slips: [
        {
          text: 'Refraction for stronger glasses',
          why: 'Stronger glasses do not correct a macula that is lifted.',
        },
        {
          text: 'Skull films in two planes',
          why: 'Skull films show bone and do not show the retina.',
        },
      ],
      accepts: ['open-angle-glaucoma'],
    },
    treatment: {
      text: 'Injections of anti-VEGF into the vitreous',
      why: 'Wet macular degeneration is treated with anti-VEGF injections, which stop leakage and often improve sight.',
      scene:
        'A 79-year-old man has new bending of lines, with fluid and new vessels beneath the macula of the right eye.',
      slips: [
        {
          text: 'Vitamins A, C and E as the sole treatment',
          why: 'Supplements slow dry disease of middle stage. They do not stop leakage.',
        },
        {
          text: 'Observation with a visit after one year',
          why: 'Scars form within weeks, so treatment is urgent.',
        },
      ],
    },
    mechanism: {
      text: 'Leaky new vessels that grow below the macula',
      why: 'In wet macular degeneration, VEGF makes vessels of the choroid grow under the macula, where they leak.',
    },
    complication: {
      text: 'Loss of reading and face vision',
      why: 'Untreated macular degeneration leaves a central scar. Side vision stays.',
      accepts: ['retinal-detachment', 'giant-cell-arteritis'],
    },
    risk: {
      text: 'Smoking with age above 70 years',
      why: 'Age is the main risk for macular degeneration, and smoking is the strongest one that can be changed.',
      accepts: ['giant-cell-arteritis', 'cataract', 'open-angle-glaucoma'],
    },
    advice: {
      text: 'Test each eye alone every day with a printed grid',
      why: 'In dry macular degeneration, new bending on an Amsler grid is the earliest sign of the wet form.',
      scene:
        'A 70-year-old man has dry macular degeneration of both eyes and good vision. He takes the recommended vitamins and does not smoke.',
      slips: [
        {
          text: 'Read less and rest both eyes to spare the macula',
          why: 'Reading does not wear out the macula, so rest is useless.',
        },
      ],
      accepts: ['retinal-detachment', 'prolactinoma'],
    },
  },
  {
    id: 'cataract',
    name: 'Age-related cataract',
    system: 'eent',
    topic: 'Cataract and macular degeneration',
    source,
    vignettes: [
      'A 74-year-old retired pilot has given up driving at night, since oncoming lamps spread into starbursts. Over three years colors have become dull, and he reads well without his glasses again. Lines look straight, and side vision is full. The red reflex is dim on both sides, and pressure is normal.',
    ],
    hallmark: 'slow painless blurring with glare and a dim red reflex',
    lookalikes: [
      'macular-degeneration',
      'open-angle-glaucoma',
      'acute-angle-closure',
      'retinal-detachment',
      'retinal-artery-occlusion',
      'anterior-uveitis',
      'herpes-keratitis',
      'giant-cell-arteritis',
    ],
    finding: {
      text: 'Glare from headlights along with a dim red reflex',
      why: 'In cataract the cloudy lens scatters light, which gives glare and dims the red reflex.',
    },
    test: {
      text: 'Slit lamp view of the lens after dilation',
      why: 'Cataract is seen at the slit lamp. The fundus is checked too, to know what surgery can gain.',
      scene:
        'A 69-year-old woman has had slowly fading colors and glare for two years. Her red reflex is dim and her pupils react well.',
      accepts: ['herpes-keratitis', 'anterior-uveitis'],
      slips: [
        {
          text: 'Serum calcium and vitamin A levels',
          why: 'At this age metabolic causes are rare, and blood tests do not show the lens.',
        },
        {
          text: 'Magnetic resonance of the orbits',
          why: 'The lens is seen directly. MRI adds nothing.',
        },
      ],
    },
    treatment: {
      text: 'Lens extraction with an artificial implant',
      why: 'Cataract that limits daily life is removed and replaced by an artificial lens.',
      scene:
        'A 76-year-old woman cannot read recipes or drive at dusk in spite of new glasses. Both lenses are cloudy, and macula and discs are healthy.',
      slips: [
        {
          text: 'Carnosine drops for twelve months',
          why: 'No eye drop has been shown to dissolve a cataract.',
        },
        {
          text: 'Waiting until each lens is fully white',
          why: 'Waiting makes surgery harder. Loss of function decides.',
        },
      ],
    },
    mechanism: {
      text: 'Clumping of lens proteins with age and light',
      why: 'In cataract, crystallins oxidize and clump over years. Diabetes, smoking and steroids speed it up.',
    },
    complication: {
      text: 'Bacterial infection inside the eye',
      why: 'Endophthalmitis after cataract surgery is rare but blinding. Pain and falling vision in the first week are the warning.',
      accepts: ['anterior-uveitis', 'acute-angle-closure', 'retinal-detachment'],
    },
    risk: {
      text: 'Advanced age with diabetes or smoking',
      why: 'Age is the main cause of cataract. Diabetes, smoking, sunlight and long use of steroids add to it.',
      accepts: [
        'macular-degeneration',
        'open-angle-glaucoma',
        'retinal-detachment',
        'giant-cell-arteritis',
      ],
    },
    advice: {
      text: 'Plan surgery when glare limits reading or driving',
      why: 'In cataract, the need of the person, not the look of the lens, sets the time for surgery.',
      scene:
        'A 67-year-old bookkeeper has early cataract of both eyes. He reads and drives without trouble and asks whether he should have surgery at once.',
      slips: [
        {
          text: 'Have surgery at once, or the lens may harm the nerve',
          why: 'Early cataract does not harm the nerve. Surgery can wait.',
        },
      ],
    },
  },
];
