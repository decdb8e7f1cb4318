import type { Infection } from './infection.ts';

const topics = {
  rn: 'Standard and transmission-based precautions',
  lpn: 'Standard and transmission-based precautions',
} as const;

/** Infections whose precautions standard guidance agrees on. */
export const infections: readonly Infection[] = [
  {
    ...topics,
    id: 'tuberculosis-lung',
    needs: 'airborne',
    scene:
      'A client has a cough of six weeks, night sweats, weight loss and a cavity in the upper lung on the chest film.',
    client: 'A client with suspected lung tuberculosis',
    why: 'Tuberculosis of the lung spreads in tiny droplet nuclei that float in the air for hours.',
  },
  {
    ...topics,
    id: 'tuberculosis-larynx',
    needs: 'airborne',
    scene: 'Tests show that a hoarse client has active tuberculosis of the larynx.',
    client: 'A client with tuberculosis of the larynx',
    why: 'With disease in the larynx each cough or word sets free many droplet nuclei.',
  },
  {
    ...topics,
    id: 'measles',
    needs: 'airborne',
    scene:
      'An unvaccinated child has fever, cough, red eyes, white spots inside the cheeks and a rash that began at the hairline.',
    client: 'A child with measles and a new rash',
    why: 'The measles virus stays in the air of a room even after the child has left.',
  },
  {
    ...topics,
    id: 'chickenpox',
    needs: 'airborne-contact',
    scene: 'A child has itchy spots in crops: some are blisters on a red base, some have crusts.',
    client: 'A child with new blisters of chickenpox',
    why: 'Varicella spreads through the air and by touching the blisters, until all have crusted.',
  },
  {
    ...topics,
    id: 'zoster-disseminated',
    needs: 'airborne-contact',
    scene:
      'A client with weak immunity has shingles that has spread over the face, trunk and both legs.',
    client: 'A client with shingles over the whole body',
    why: 'Disseminated shingles sets virus free into the air as well as from the blisters.',
  },
  {
    ...topics,
    id: 'smallpox',
    needs: 'airborne-contact',
    scene:
      'Public health officers suspect smallpox in a traveler with firm blisters, all at the same stage, on face and palms.',
    client: 'A client with suspected smallpox',
    why: 'Smallpox spreads through the air and by contact with the blisters and linen.',
  },
  {
    ...topics,
    id: 'influenza',
    needs: 'droplet',
    scene:
      'A client has a sudden fever, dry cough and aching muscles, and the rapid test for influenza A is positive.',
    client: 'A client with acute influenza A',
    why: 'Influenza travels in large droplets from coughs and sneezes.',
  },
  {
    ...topics,
    id: 'pertussis',
    needs: 'droplet',
    scene:
      'An infant has fits of coughing that end in a whoop and vomiting. Pertussis is confirmed.',
    client: 'An infant with whooping cough',
    why: 'Pertussis spreads in large droplets from the cough.',
  },
  {
    ...topics,
    id: 'mumps',
    needs: 'droplet',
    scene:
      'A college student has fever and painful swelling in front of both ears, and mumps is diagnosed.',
    client: 'A college student with mumps',
    why: 'The mumps virus is carried in droplets of saliva.',
  },
  {
    ...topics,
    id: 'rubella',
    needs: 'droplet',
    scene:
      'A client has a fine pink rash, swollen nodes behind the ears and a blood test that shows acute rubella.',
    client: 'A young adult with acute rubella',
    why: 'Rubella spreads in droplets from nose and throat.',
  },
  {
    ...topics,
    id: 'meningococcal-meningitis',
    needs: 'droplet',
    scene:
      'A recruit has fever, a stiff neck and purple spots. The first antibiotic dose was given an hour ago for meningococcal meningitis.',
    client: 'A recruit with new meningococcal meningitis',
    why: 'Meningococci spread in droplets until the client has had 24 hours of effective treatment.',
  },
  {
    ...topics,
    id: 'haemophilus-child',
    needs: 'droplet',
    scene:
      'A toddler without vaccines is admitted with meningitis from Haemophilus influenzae type b.',
    client: 'A toddler with new Haemophilus meningitis',
    why: 'The germ travels in droplets until 24 hours of effective treatment have passed.',
  },
  {
    ...topics,
    id: 'scarlet-fever-child',
    needs: 'droplet',
    scene:
      'A 4-year-old has a sore throat, a sandpaper rash and a positive test for group A streptococcus. Treatment has just begun.',
    client: 'A preschooler with untreated scarlet fever',
    why: 'Streptococci from the throat spread in droplets during the first 24 hours of treatment.',
  },
  {
    ...topics,
    id: 'diphtheria-throat',
    needs: 'droplet',
    scene:
      'A client who was never vaccinated has a gray membrane over the tonsils, and diphtheria of the throat is confirmed.',
    client: 'A client with diphtheria of the throat',
    why: 'Diphtheria of the throat spreads in droplets until cultures are negative.',
  },
  {
    ...topics,
    id: 'mycoplasma',
    needs: 'droplet',
    scene: 'A young adult with a dry cough and mild pneumonia tests positive for Mycoplasma.',
    client: 'A young adult with Mycoplasma pneumonia',
    why: 'Mycoplasma travels in large droplets set free by coughing.',
  },
  {
    ...topics,
    id: 'plague-pneumonia',
    needs: 'droplet',
    scene:
      'After a stay on a ranch with sick rodents a client has bloody sputum, and pneumonic plague is found.',
    client: 'A client with pneumonic plague',
    why: 'Plague of the lungs spreads in droplets until 48 hours of effective treatment.',
  },
  {
    ...topics,
    id: 'parvovirus-crisis',
    needs: 'droplet',
    scene:
      'A child with sickle cell disease is admitted with an aplastic crisis from parvovirus B19.',
    client: 'A child with aplastic crisis from parvovirus',
    why: 'During the crisis much virus is shed in droplets from the airway.',
  },
  {
    ...topics,
    id: 'clostridioides',
    needs: 'contact',
    scene:
      'A client on broad antibiotics has ten watery stools a day, and the toxin test for C. difficile is positive.',
    client: 'A client with C. difficile diarrhea',
    why: 'Spores are carried from stool by hands and surfaces.',
  },
  {
    ...topics,
    id: 'mrsa-wound',
    needs: 'contact',
    scene: 'A draining surgical wound grows methicillin-resistant Staphylococcus aureus.',
    client: 'A client with MRSA in a draining wound',
    why: 'Resistant staphylococci are carried by hands, clothes and equipment.',
  },
  {
    ...topics,
    id: 'vre-urine',
    needs: 'contact',
    scene: 'The urine of a client with a catheter grows vancomycin-resistant enterococci.',
    client: 'A client with resistant enterococci',
    why: 'Enterococci live long on surfaces and are carried by touch.',
  },
  {
    ...topics,
    id: 'scabies',
    needs: 'contact',
    scene:
      'A resident itches at night and has fine burrows between the fingers. Scabies is found, and treatment has just been applied.',
    client: 'A resident with untreated scabies',
    why: 'Mites pass by skin contact and bedding until 24 hours after treatment.',
  },
  {
    ...topics,
    id: 'rotavirus-infant',
    needs: 'contact',
    scene: 'An infant in diapers has watery diarrhea from rotavirus.',
    client: 'An infant in diapers with rotavirus',
    why: 'The virus passes from stool by hands, diapers and surfaces.',
  },
  {
    ...topics,
    id: 'hepatitis-a-incontinent',
    needs: 'contact',
    scene: 'A client with acute hepatitis A cannot control the stool and wears briefs.',
    client: 'An incontinent client with hepatitis A',
    why: 'Hepatitis A is shed in stool, and incontinence soils hands and surroundings.',
  },
  {
    ...topics,
    id: 'impetigo',
    needs: 'contact',
    scene:
      'A child has honey-colored crusts around the mouth. Treatment for impetigo was begun an hour ago.',
    client: 'A child with untreated impetigo',
    why: 'Impetigo spreads by touch of the sores until 24 hours of treatment have passed.',
  },
  {
    ...topics,
    id: 'head-lice',
    needs: 'contact',
    scene: 'A child on a pediatric unit is found to have live head lice.',
    client: 'A child with live head lice',
    why: 'Lice move by direct contact with hair, hats and combs.',
  },
  {
    ...topics,
    id: 'shigella-diapered',
    needs: 'contact',
    scene: 'A toddler in diapers has bloody diarrhea that grows Shigella.',
    client: 'A toddler in diapers with Shigella',
    why: 'A few germs from stool on the hands are enough to infect others.',
  },
  {
    ...topics,
    id: 'hiv',
    needs: 'standard',
    scene: 'A client with HIV infection is admitted for repair of a hernia and has intact skin.',
    client: 'A client with HIV and a hernia repair',
    why: 'HIV is carried by blood and certain body fluids, for which barriers are used with each client.',
  },
  {
    ...topics,
    id: 'hepatitis-c',
    needs: 'standard',
    scene: 'A client with chronic hepatitis C comes to the hospital for an eye operation.',
    client: 'A client with chronic hepatitis C',
    why: 'Hepatitis C passes by blood, for which the usual barriers are enough.',
  },
  {
    ...topics,
    id: 'hepatitis-b-carrier',
    needs: 'standard',
    scene:
      'A client who carries hepatitis B gives birth, and will need care in a shared postpartum room.',
    client: 'A client who carries hepatitis B',
    why: 'Hepatitis B passes by blood and body fluids and not by staying in one room.',
  },
  {
    ...topics,
    id: 'tuberculosis-latent',
    needs: 'standard',
    scene:
      'A client has a positive skin test for tuberculosis, no symptoms and a clear chest film.',
    client: 'A client with latent tuberculosis',
    why: 'Latent tuberculosis is not catching, since no germs are coughed out.',
  },
  {
    ...topics,
    id: 'lyme-disease',
    needs: 'standard',
    scene: 'A hiker has a ring-shaped rash after a tick bite, and Lyme disease is treated.',
    client: 'A hiker with early Lyme disease',
    why: 'Lyme disease needs a tick and does not pass between people.',
  },
  {
    ...topics,
    id: 'malaria',
    needs: 'standard',
    scene:
      'A client back from the tropics has chills every other day, and malaria parasites are seen in the blood.',
    client: 'A traveler with acute malaria',
    why: 'Malaria passes by mosquitoes or blood and not by ordinary contact.',
  },
  {
    ...topics,
    id: 'legionella',
    needs: 'standard',
    scene: 'After a stay in a hotel a client has pneumonia from Legionella.',
    client: 'A client with Legionella pneumonia',
    why: 'Legionella comes from water systems and is not passed on between people.',
  },
  {
    ...topics,
    id: 'mononucleosis',
    needs: 'standard',
    scene: 'A student has a sore throat, fatigue and a positive test for infectious mononucleosis.',
    client: 'A student with infectious mononucleosis',
    why: 'The virus passes with saliva by close contact such as kissing; the usual barriers are enough.',
  },
  {
    ...topics,
    id: 'anthrax-inhaled',
    needs: 'standard',
    scene:
      'A mail worker has pneumonia from inhaled anthrax spores and has been washed and changed.',
    client: 'A mail worker with anthrax of the lungs',
    why: 'Anthrax of the lungs does not pass between people once spores are washed off.',
  },
];
