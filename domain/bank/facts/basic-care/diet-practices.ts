import type { Practice } from './care-fact.ts';

const food = { rn: 'Nutrition and oral hydration', lpn: 'Nutrition and oral hydration' } as const;

/** Foods for minerals and for disease of kidney, heart and joints. */
export const mineralDiets: readonly Practice[] = [
  {
    ...food,
    id: 'low-potassium-food',
    right:
      'A client with chronic kidney disease has a potassium of 5.6 mEq/L. Which snack is the best choice?',
    fix: 'A client on hemodialysis must limit potassium and plans snacks for a trip. Which snack should be left out?',
    several:
      'A client with kidney failure and high potassium marks foods on a menu. Which choices are suitable?',
    sound: [
      ['Apple slices', 'Apples are low in potassium and suit a client whose kidneys fail.'],
      ['Fresh blueberries', 'Blueberries are among the fruits with little potassium per serving.'],
      ['White rice', 'White rice is low in potassium and gives energy without a mineral load.'],
      ['Green grapes', 'A small bunch of grapes holds little potassium for a fruit.'],
      ['Sliced cucumber', 'Cucumber is a vegetable with little potassium in a usual serving.'],
    ],
    unsound: [
      ['Baked potato', 'Potatoes are very rich in potassium, above all when baked in the skin.'],
      ['Ripe bananas', 'Bananas are a well-known source of a large potassium load.'],
      ['Dried apricots', 'Drying concentrates potassium, so a handful holds a large amount.'],
      ['Orange juice', 'Orange juice gives much potassium in a single glass.'],
      [
        'Tomato sauce',
        'Tomato products are concentrated sources of potassium and often of sodium.',
      ],
    ],
    takeaway:
      'With failing kidneys choose apples, berries, grapes, rice and cucumber; limit potatoes, bananas, oranges, tomatoes and dried fruit.',
  },
  {
    ...food,
    id: 'high-potassium-food',
    right:
      'A client who takes furosemide has a potassium of 3.4 mEq/L and normal kidneys. Which food should the nurse suggest?',
    fix: 'A client is told to eat foods rich in potassium while taking a loop diuretic. Which of these choices adds the least?',
    several:
      'Which foods help a client with normal kidneys to replace potassium lost through a diuretic?',
    sound: [
      ['Cooked spinach', 'Cooked leafy greens are rich in potassium and easy to add to meals.'],
      ['Cantaloupe', 'Cantaloupe is one of the fruits with a high potassium content.'],
      ['Baked potato', 'A baked potato with skin gives more potassium than most foods.'],
      ['Sliced avocado', 'Avocado is very rich in potassium, even in a small portion.'],
      ['White beans', 'Beans are rich in potassium as well as in fiber.'],
    ],
    unsound: [
      ['White bread', 'Refined bread holds little potassium and will not replace the loss.'],
      ['Cranberries', 'Cranberries are low in potassium when compared with other fruits.'],
      ['Cooked rice', 'White rice is low in potassium and is chosen when potassium is high.'],
      ['Plain noodles', 'Plain noodles hold little potassium and add mainly starch.'],
      ['Fresh apple', 'An apple holds far less potassium than melon or potato.'],
    ],
    takeaway:
      'Loop and thiazide diuretics waste potassium. Potatoes, melon, avocado, beans and leafy greens replace it if kidneys work.',
  },
  {
    ...food,
    id: 'low-sodium-food',
    right:
      'A client with heart failure must limit sodium to 2 g a day. Which lunch is the best choice?',
    fix: 'A client with heart failure and ankle swelling lists foods eaten this week. Which food should be replaced because of its sodium?',
    several: 'Which foods fit a diet of 2 g of sodium a day for heart failure?',
    sound: [
      ['Grilled chicken with herbs', 'Fresh meat seasoned with herbs holds little sodium.'],
      ['Fresh fruit with oatmeal', 'Fresh fruit and plain oats contain almost no sodium.'],
      ['Baked fish with lemon', 'Fresh fish with lemon is naturally low in sodium.'],
      ['Steamed fresh carrots', 'Fresh vegetables without salt are low in sodium.'],
      ['Unsalted roasted nuts', 'Nuts without salt have little sodium and healthy fat.'],
    ],
    unsound: [
      ['Canned chicken noodle soup', 'A can of soup can hold half of a day’s sodium.'],
      ['Ham and cheese sandwich', 'Cured meat and cheese are both rich in sodium.'],
      ['Frozen pepperoni pizza', 'Processed meat, cheese and crust add up to much sodium.'],
      ['Dill pickles and olives', 'Foods kept in brine take up much of its salt.'],
      ['Rice with soy sauce', 'A spoon of soy sauce holds close to a gram of sodium.'],
    ],
    takeaway:
      'Most sodium comes from canned, cured, pickled and processed foods. Fresh foods with herbs and lemon are low in it.',
  },
  {
    ...food,
    id: 'low-purine-food',
    right: 'A client with gout has uric acid of 9 mg/dL. Which meal should the nurse recommend?',
    fix: 'A client with repeated attacks of gout plans the weekend. Which item should the nurse advise the client to drop?',
    several: 'Which foods and drinks suit a client who has had several attacks of gout?',
    sound: [
      ['Low-fat yogurt with cherries', 'Low-fat dairy foods and cherries go with lower uric acid.'],
      [
        'Scrambled eggs with toast',
        'Eggs and bread contain few purines and suit a client with gout.',
      ],
      ['Pasta with vegetables', 'Pasta and most vegetables add few purines to the diet.'],
      ['Water throughout the day', 'Much water helps the kidneys to excrete uric acid.'],
      ['Cheese and whole fruit', 'Cheese and fruit are low in purines and suitable.'],
    ],
    unsound: [
      ['Fried liver with onions', 'Organ meats are among the foods richest in purines.'],
      [
        'Sardines on buttered toast',
        'Sardines contain many purines, which are broken down to uric acid.',
      ],
      ['Two beers after dinner', 'Beer brings purines and hinders the excretion of uric acid.'],
      [
        'Anchovy and mussel stew',
        'Anchovies and mussels are rich in purines and can set off an attack.',
      ],
      ['Beef kidney in gravy', 'Kidney and meat gravy are both concentrated sources of purines.'],
    ],
    takeaway:
      'In gout avoid organ meats, sardines, shellfish and alcohol, drink much water, and favor low-fat dairy foods.',
  },
  {
    ...food,
    id: 'iron-food',
    right:
      'A client with iron deficiency anemia asks which food gives the most iron that the body can use. Which should the nurse name?',
    fix: 'A client with iron deficiency plans meals to raise iron. Which choice contributes little iron?',
    several: 'Which foods should a client with iron deficiency anemia be encouraged to eat?',
    sound: [
      ['Lean red beef', 'Red meat gives heme iron, which is absorbed better than iron of plants.'],
      ['Cooked lentils', 'Lentils are a good plant source, best eaten with vitamin C.'],
      ['Steamed clams', 'Clams are one of the richest sources of iron.'],
      ['Cooked spinach', 'Spinach adds plant iron, and vitamin C helps its uptake.'],
      ['Fortified cereal', 'Fortified cereal supplies added iron in each bowl.'],
    ],
    unsound: [
      ['Whole milk', 'Milk is poor in iron, and its calcium hinders iron uptake.'],
      ['Cottage cheese', 'Cheese holds very little iron, although it is rich in protein.'],
      ['Fresh peaches', 'Peaches hold very little iron and cannot correct a lack.'],
      ['Iced black tea', 'Tannins in tea bind iron and reduce its absorption.'],
      ['Plain yogurt', 'Yogurt supplies calcium and protein but almost no iron.'],
    ],
    takeaway:
      'Red meat, shellfish, legumes, greens and fortified cereal give iron. Vitamin C helps its uptake; tea, coffee and milk hinder it.',
  },
  {
    ...food,
    id: 'calcium-food',
    right:
      'A client with lactose intolerance wants food rich in calcium. Which food meets both needs?',
    fix: 'A postmenopausal client wants to protect her bones and lists calcium sources. Which item gives little calcium?',
    several: 'Which foods are good sources of calcium for an adult at risk of osteoporosis?',
    sound: [
      [
        'Sardines with bones',
        'The soft bones of canned sardines are rich in calcium without lactose.',
      ],
      ['Tofu set with calcium', 'Tofu made with calcium salts supplies calcium without lactose.'],
      ['Cooked collard greens', 'Collard greens give calcium that is well absorbed.'],
      ['Fortified soy drink', 'A fortified soy drink has as much calcium as milk and no lactose.'],
      ['Canned salmon with bones', 'The edible bones make canned salmon a source of calcium.'],
    ],
    unsound: [
      ['Roasted turkey breast', 'Poultry is rich in protein but poor in calcium.'],
      ['Boiled white potato', 'Potatoes supply starch and potassium and little calcium.'],
      ['Steamed brown rice', 'Brown rice adds fiber and energy but hardly any calcium.'],
      ['Fresh ripe tomato', 'Tomatoes hold vitamin C and potassium and little calcium.'],
      ['Grilled pork chop', 'Pork gives protein and iron but very little calcium.'],
    ],
    takeaway:
      'Calcium without lactose comes from fish with bones, calcium-set tofu, fortified drinks and greens such as collard and kale.',
  },
  {
    ...food,
    id: 'low-phosphorus-food',
    right:
      'A client on hemodialysis must limit phosphorus and wants something to eat between meals. Which snack fits the diet?',
    fix: 'A client on dialysis with a phosphorus of 6.5 mg/dL keeps a food diary. Which entry should be changed?',
    several: 'Which snacks can a client on dialysis choose to keep phosphorus low?',
    sound: [
      ['Fresh pear', 'Fresh fruit such as pear is low in phosphorus.'],
      [
        'Plain pretzels',
        'Unsalted pretzels of white flour are low in both phosphorus and potassium.',
      ],
      ['Ginger ale', 'Clear sodas such as ginger ale contain no phosphoric acid.'],
      ['Rice crackers', 'Plain rice crackers are low in phosphorus and can be eaten as a snack.'],
      ['Apple sauce', 'Apple sauce is low in both phosphorus and potassium.'],
    ],
    unsound: [
      ['Cheddar cheese', 'Cheese is rich in phosphorus that is readily absorbed.'],
      ['Cola drink', 'Dark colas contain added phosphoric acid, which is fully absorbed.'],
      ['Milk pudding', 'Milk products carry much phosphorus along with calcium.'],
      ['Beef liver', 'Organ meats are very rich in phosphorus and are avoided.'],
      ['Processed ham', 'Processed meats contain phosphate additives that are easily absorbed.'],
    ],
    takeaway:
      'Dairy foods, organ and processed meats and colas load phosphorus. Binders are taken with meals.',
  },
  {
    ...food,
    id: 'fiber-food',
    right:
      'A client with constipation asks for a breakfast with much fiber. Which breakfast should the nurse suggest?',
    fix: 'A client with diverticulosis and no symptoms is to eat more fiber. Which choice should be replaced?',
    several: 'Which foods add much fiber to the diet of a client with constipation?',
    sound: [
      ['Bran flakes with raspberries', 'Bran and raspberries are both rich in fiber.'],
      ['Oatmeal with dried prunes', 'Oats and prunes give fiber, and prunes also soften stool.'],
      ['Black bean and corn salad', 'Beans and corn supply much fiber in one dish.'],
      ['Whole wheat bread and pear', 'Whole grain and a pear with skin are good sources of fiber.'],
      ['Lentil soup with carrots', 'Legumes such as lentils are very rich in fiber.'],
    ],
    unsound: [
      ['White toast with jelly', 'Refined flour and jelly have lost nearly all fiber.'],
      ['Cream of rice with milk', 'Refined rice and milk contain very little fiber.'],
      ['Scrambled eggs with bacon', 'Foods from animals contain no fiber at all.'],
      ['Plain yogurt with honey', 'Yogurt and honey add energy but no fiber.'],
      ['Strained orange juice', 'Straining takes out the pulp that holds the fiber.'],
    ],
    takeaway:
      'Whole grains, legumes, fruit with skin and vegetables give fiber. Raise it slowly and drink enough.',
  },
];

/** Foods for drugs, digestion and special needs. */
export const specialDiets: readonly Practice[] = [
  {
    ...food,
    id: 'vitamin-k-food',
    right:
      'A client on warfarin with a stable INR asks which vegetable has little vitamin K. Which should the nurse name?',
    fix: 'A client on warfarin plans to add a large serving of one vegetable to lunch each day. Which one could lower the INR?',
    several:
      'Which vegetables are low in vitamin K and may vary freely in the diet of a client on warfarin?',
    sound: [
      ['Sweet corn', 'Corn is low in vitamin K, so changing amounts hardly alter the INR.'],
      ['Raw tomatoes', 'Tomatoes hold little vitamin K and need not be counted.'],
      ['White potatoes', 'Potatoes without skin are low in vitamin K.'],
      ['Mushrooms', 'Mushrooms contain very little vitamin K and are a safe choice.'],
      ['Red radishes', 'Radish roots are low in vitamin K, unlike leafy greens.'],
    ],
    unsound: [
      ['Raw kale', 'Kale is one of the richest sources of vitamin K.'],
      ['Fresh spinach', 'Spinach brings so much vitamin K that the INR can fall.'],
      ['Collard greens', 'Collard greens hold very much vitamin K per serving.'],
      ['Swiss chard', 'Swiss chard is a leafy green rich in vitamin K.'],
      ['Fresh parsley', 'Parsley in large amounts adds a great deal of vitamin K.'],
    ],
    takeaway:
      'Clients on warfarin keep the intake of leafy greens even from week to week and report changes of diet.',
  },
  {
    ...food,
    id: 'gluten-free-food',
    right:
      'A client was found to have celiac disease last week and is planning meals. Which food is safe?',
    fix: 'The parents of a child with celiac disease pack a lunch box. Which item must be taken out?',
    several: 'Which foods may a client with celiac disease eat when they are pure?',
    sound: [
      ['Corn tortillas with beans', 'Pure corn and beans contain no gluten and are safe.'],
      ['Baked salmon with rice', 'Plain fish and rice are both free of gluten.'],
      ['Quinoa salad with peppers', 'Quinoa is not related to wheat and has no gluten.'],
      ['Buckwheat pancakes', 'Buckwheat is not a wheat, so pure flour is free of gluten.'],
      ['Potato soup with cream', 'Potatoes and cream contain no gluten when no flour is added.'],
    ],
    unsound: [
      [
        'Barley and mushroom soup',
        'Barley contains gluten and damages the intestine in this disease.',
      ],
      ['Rye bread with butter', 'Rye is one of the three grains that contain gluten.'],
      ['Couscous with chicken', 'Couscous is made of wheat and is full of gluten.'],
      ['Beef stew thick with flour', 'Wheat flour used to thicken a stew brings in gluten.'],
      ['Malted milk with crackers', 'Malt comes from barley, and crackers are made of wheat.'],
    ],
    takeaway:
      'In celiac disease avoid wheat, barley and rye for life. Rice, corn, quinoa, potato and buckwheat are safe.',
  },
  {
    ...food,
    id: 'tyramine-food',
    right:
      'A client starts to take phenelzine, a monoamine oxidase inhibitor, for depression. Which meal is safe to eat?',
    fix: 'A client who takes phenelzine, a monoamine oxidase inhibitor, is invited to a party. Which food must be refused?',
    several: 'Which foods are safe with a monoamine oxidase inhibitor such as phenelzine?',
    sound: [
      [
        'Cottage cheese with fresh fruit',
        'Cheese that is fresh and not aged holds hardly any tyramine.',
      ],
      [
        'Fresh baked chicken and rice',
        'Poultry that is cooked fresh contains very little tyramine.',
      ],
      ['Fresh fish with potatoes', 'Fish that is fresh and cooked at once is low in tyramine.'],
      [
        'Egg noodles with carrots',
        'Noodles and carrots do not contain tyramine in relevant amounts.',
      ],
      ['Pancakes with cream cheese', 'Cream cheese is not aged and so is low in tyramine.'],
    ],
    unsound: [
      [
        'Aged cheddar on crackers',
        'Aged cheese is rich in tyramine and can cause a hypertensive crisis.',
      ],
      ['Salami and dry sausage', 'Cured and fermented meats collect tyramine while they age.'],
      ['Pickled herring in brine', 'Fish that was pickled or fermented contains much tyramine.'],
      ['Sauerkraut with hot dogs', 'Fermented cabbage contains tyramine and must be avoided.'],
      ['Tap beer with soybean paste', 'Tap beer and fermented soy are both rich in tyramine.'],
    ],
    takeaway:
      'Aged, fermented, pickled and cured foods hold tyramine. With this drug class they can raise pressure dangerously.',
  },
  {
    ...food,
    id: 'clear-liquid',
    right: 'After bowel surgery a client may take clear liquids. Which item may the nurse offer?',
    fix: 'A clear liquid diet is ordered before a colonoscopy. Which item on the tray must be removed?',
    several: 'A tray is set up for a client on a clear liquid diet. Which items belong on it?',
    sound: [
      ['Apple juice', 'Apple juice can be seen through and leaves little residue.'],
      ['Plain gelatin', 'Gelatin melts to a clear liquid at body temperature.'],
      ['Beef broth', 'Strained broth is clear and gives some salt.'],
      ['Lemon ice pop', 'An ice pop without fruit or milk melts to a clear liquid.'],
      ['Weak tea', 'Tea without milk can be seen through and is allowed.'],
    ],
    unsound: [
      ['Tomato juice', 'Tomato juice contains pulp and cannot be seen through.'],
      ['Vanilla pudding', 'Pudding is made of milk and belongs to full liquids.'],
      ['Skim milk', 'Milk is opaque and leaves residue in the bowel.'],
      ['Cream soup', 'Cream soup belongs to a full liquid diet.'],
      ['Orange sherbet', 'Sherbet contains milk and fruit and is a full liquid.'],
    ],
    takeaway:
      'Clear liquids can be seen through at room temperature. Milk, pulp and cream make a liquid full.',
  },
  {
    ...food,
    id: 'saturated-fat-food',
    right:
      'A client with coronary artery disease wants to eat less saturated fat. Which dinner is best?',
    fix: 'A client with high LDL cholesterol reports favorite foods. Which one should be eaten less because of saturated fat?',
    several:
      'Which choices lower saturated fat in the diet of a client with coronary artery disease?',
    sound: [
      [
        'Broiled trout with greens',
        'Fish holds mainly unsaturated fat and is broiled without added fat.',
      ],
      ['Skinless turkey with beans', 'Lean poultry without skin is low in saturated fat.'],
      [
        'Lentil stew with olive oil',
        'Legumes have little fat, and olive oil is mostly unsaturated.',
      ],
      ['Nuts and fruit as dessert', 'Nuts give unsaturated fat, and fruit has hardly any.'],
      ['Tofu with brown rice', 'Soy foods contain mostly unsaturated fat and no cholesterol.'],
    ],
    unsound: [
      ['Fried pork ribs with skin', 'Fatty pork with skin is rich in saturated fat.'],
      [
        'Pasta in butter and cream',
        'Butter and cream consist mainly of saturated fat and raise cholesterol.',
      ],
      ['Cheeseburger with bacon', 'Fatty beef, cheese and bacon add up to much saturated fat.'],
      ['Coconut cream curry', 'Coconut fat is plant fat but very rich in saturated fatty acids.'],
      [
        'Ice cream with pie crust',
        'Ice cream and crust made with shortening hold much saturated fat.',
      ],
    ],
    takeaway:
      'Replace fatty meat, butter, cream and coconut fat by fish, lean poultry, legumes, nuts and plant oils.',
  },
  {
    ...food,
    id: 'wound-protein-food',
    right:
      'A client with a large wound needs protein and vitamin C for healing. Which meal serves both best?',
    fix: 'A client with a healing pressure injury orders meals. Which order does least for the wound?',
    several:
      'A client recovers from a burn and needs food for healing. Which meals support a large wound?',
    sound: [
      [
        'Grilled chicken and bell peppers',
        'Chicken gives complete protein, and peppers are rich in vitamin C.',
      ],
      ['Bean chili with fresh tomatoes', 'Beans give protein, and tomatoes add vitamin C.'],
      ['Baked fish with broccoli', 'Fish supplies protein, and broccoli supplies vitamin C.'],
      [
        'Greek yogurt with strawberries',
        'Greek yogurt is dense in protein, and strawberries hold vitamin C.',
      ],
      ['Egg omelet with orange slices', 'Eggs give complete protein and oranges vitamin C.'],
    ],
    unsound: [
      ['Tea with toast and jelly', 'This meal holds little protein and almost no vitamin C.'],
      [
        'Noodles with melted butter',
        'Noodles with butter add starch and fat and few healing nutrients.',
      ],
      ['Potato chips with soda', 'Chips and soda give energy without protein or much vitamin.'],
      ['Clear broth with crackers', 'Broth and crackers hold too little protein to build tissue.'],
      [
        'Plain rice with syrup',
        'Rice with syrup is mostly carbohydrate and lacks protein and vitamin C.',
      ],
    ],
    takeaway:
      'Wounds need protein, energy, vitamin C and zinc. Low intake is reported and a dietitian involved.',
  },
  {
    ...food,
    id: 'dumping-diet',
    right:
      'A client has cramps, sweating and diarrhea half an hour after meals since gastric surgery. Which habit will help?',
    fix: 'A client with dumping syndrome after gastric surgery describes meals. Which habit makes it worse?',
    several:
      'A nurse teaches a client who has had part of the stomach removed. Which habits prevent dumping syndrome?',
    sound: [
      [
        'Drink fluids between meals, not with them',
        'Fluid with food speeds emptying of the stomach.',
      ],
      [
        'Eat six small meals instead of three large',
        'Small portions keep the bowel from being flooded.',
      ],
      [
        'Choose protein and fat before sweet foods',
        'Protein and fat leave the stomach more slowly than sugar.',
      ],
      [
        'Lie down for half an hour after eating',
        'Lying down slows the passage of food from the stomach.',
      ],
      [
        'Leave out sugary drinks and desserts',
        'Concentrated sugar in drinks draws water into the bowel.',
      ],
    ],
    unsound: [
      ['Drink two large glasses with each meal', 'Much fluid washes food quickly into the bowel.'],
      [
        'Walk briskly as soon as the meal is over',
        'Upright movement after a meal speeds the emptying of the stomach.',
      ],
      [
        'Take candy when the sweating begins',
        'More sugar makes the shift of fluid and insulin worse.',
      ],
      ['Eat one large meal late in the evening', 'A large meal empties at once into the bowel.'],
      [
        'Start each meal with a sweet fruit juice',
        'Concentrated sugar draws fluid into the bowel at once.',
      ],
    ],
    takeaway:
      'Small dry meals, more protein and fat, little sugar, and rest after meals slow the emptying.',
  },
];
