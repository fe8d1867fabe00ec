import type { RequestWords } from "../request-text.ts";

/** Requests for functions, trips, stays and advice. */
export const eventRequests: Record<string, RequestWords> = {
	photographer: {
		pay: [8000, 70000],
		choices: {
			wedding: [
				"Small wedding, {many} guests, two days.",
				"Photos and a film of a wedding next month, {many} guests.",
			],
			"pre-wedding": ["Pre-wedding shoot of half a day, two dresses.", "Couple photos in the forest {when}."],
			product: [
				"{n} shawls for an online shop, white background.",
				"Food photos for a menu, about {many} dishes.",
			],
			"events-and-parties": [
				"First birthday, about three hours, {many} guests.",
				"School function, {many} children on stage.",
			],
			"family-and-newborn": [
				"Photos of a baby of {n} weeks at home.",
				"Family photo with grandparents, {n} of us.",
			],
			"hotels-and-property": [
				"Photos of {n} rooms for a booking site.",
				"House for sale, inside and outside, {when}.",
			],
			drone: ["Drone film of our orchard, {when}.", "Plot from above for a plan, {n} acres."],
		},
		texts: ["Photographer for a day, {when}."],
	},
	catering: {
		pay: [25000, 120000],
		texts: [
			"Mundan of our son, {many} people, vegetarian.",
			"Lunch for {many} guests after griha pravesh.",
			"Retirement party, {many} plates, snacks and dinner.",
		],
		hinglish: ["Ghar pe function hai, {many} log, shudh shakahari khana."],
	},
	"himachali-dham-cook": {
		pay: [15000, 50000],
		texts: [
			"Dham for {many} people, two days, wood is there.",
			"Small dham at home, {many} guests, vessels needed.",
		],
		hinglish: ["Dham lagani hai {many} logon ki, boti chahiye."],
	},
	tent: {
		pay: [9000, 60000],
		choices: {
			"wedding-tent-and-stage": ["Mandap and stage for a home wedding, {many} guests."],
			"functions-and-jagran": [
				"Jagran at home, tent for {many} people.",
				"Rain cover above the cooking place, {n} days.",
			],
			"chairs-crockery-and-bedding": [
				"{many} chairs and plates for one day.",
				"{n} quilts and mattresses for guests.",
			],
			"waterproof-and-german-hangar": ["Waterproof tent for {many} guests in the rainy season."],
		},
		texts: ["Tent for {many} guests."],
	},
	"dj-sound-system": {
		pay: [9000, 25000],
		choices: {
			"dj-with-sound": [
				"Sangeet at home, {many} guests, until ten only.",
				"DJ for an engagement, Punjabi songs, {many} guests.",
			],
			"sound-only": [
				"Two speakers and mikes for a school function, {many} children.",
				"Mike and speakers for a katha, {n} days.",
			],
			"led-wall-and-lights": [
				"Lights for a stage, {many} guests.",
				"LED screen for a college evening, {many} students.",
			],
		},
		texts: ["Sound for {many} guests."],
	},
	"band-baja": {
		pay: [15000, 40000],
		texts: [
			"Baraat from the hotel to the hall, one kilometre, {many} guests.",
			"Band for a procession, {n} hours.",
		],
	},
	dhol: {
		pay: [2500, 6000],
		choices: {
			"punjabi-dhol": ["{n} dhol players for a jaago night.", "Dhol for the opening of our shop, one hour."],
			"pahari-baja": [
				"Pahari baja for a mundan, {n} players.",
				"Shehnai and nagara on the morning of a wedding.",
			],
			"nashik-dhol": ["Nashik dhol for a college festival, {many} students."],
		},
		texts: ["Dhol for an evening."],
	},
	"green-leaf-plates": {
		pay: [600, 4000],
		texts: ["{many} pattals and donas for a dham.", "Leaf plates for a bhandara, {many} people."],
	},
	"party-hall": {
		pay: [8000, 30000],
		texts: ["Hall for a birthday, {many} people, evening.", "Office dinner for {many}, music and projector."],
	},
	"marriage-banquet-hall": {
		pay: [150000, 600000],
		texts: ["Wedding of {many} guests, hall with {n} rooms for the family."],
	},
	taxis: {
		pay: [1500, 18000],
		texts: [
			"Airport drop early in the morning, {n} people and three bags.",
			"Two days of sightseeing with my parents, {n} of us, no hurry.",
			"One way to Chandigarh {when}, {n} seats.",
			"Spiti for five days, {n} friends, driver who knows the road.",
			"Hospital visit and back with a patient, car with space for the legs.",
			"Wedding guests from the station, {n} cars {when}.",
			"Temple tour of two days, {n} elderly people.",
		],
		hinglish: ["{n} log, Chandigarh drop chahiye, subah jaldi nikalna hai."],
	},
	"pickup-vans": {
		pay: [1200, 6000],
		texts: [
			"Shifting of a one room set, fridge and bed, {floor}, no lift.",
			"{many} apple boxes to the mandi, road is good.",
			"Sofa and {n} almirahs, ten kilometres.",
		],
	},
	"tow-truck": {
		pay: [1500, 5000],
		texts: [
			"Car does not start this morning, to be taken to the workshop.",
			"Car slid into the drain beside the road, nobody is hurt.",
			"Scooter to be brought to the showroom, {n} km.",
		],
	},
	hotels: {
		pay: [3000, 16000],
		texts: [
			"{n} rooms for three nights, parking needed.",
			"Family of {n}, two nights, quiet room with heater.",
			"Room for my parents for a week, ground floor.",
			"Stop for one night on the way up, {n} persons, late arrival.",
		],
	},
	"home-stays": {
		pay: [3000, 16000],
		texts: [
			"{n} of us for four nights, we both work online.",
			"Two rooms over a long weekend, bonfire if possible, {n} adults.",
			"A month of quiet to finish a book, one person, vegetarian.",
			"Small house for {n} friends and a dog.",
		],
	},
	pg: {
		pay: [6000, 11000],
		choices: {
			boys: [
				"Bed for my son near the coaching centre, {n} sharing is fine.",
				"Single room with food for a bank trainee.",
			],
			girls: ["Bed for my daughter near college, {n} sharing is fine.", "PG with warden for two sisters."],
			"co-living": ["Room with desk for {n} months, I work online."],
		},
		texts: ["PG with food from next month, near the bus stand."],
	},
	"flat-homes": {
		pay: [9000, 24000],
		texts: [
			"Flat for a family of {n}, sun in winter, parking.",
			"Two of us, both working, {floor} preferred.",
		],
	},
	paragliding: {
		pay: [2200, 9000],
		texts: ["{n} people want to fly {when}, one is 92 kg.", "Evening flight with video, {n} of us."],
	},
	"yoga-studios": {
		pay: [2000, 7000],
		choices: {
			"classes-at-the-studio": [
				"Beginner batch after office hours, knee was operated.",
				"Morning class for {n} friends.",
			],
			"yoga-at-home": [
				"Classes at home for my mother, {n} mornings a week.",
				"Prenatal yoga at home {when}.",
			],
			"retreats-and-teacher-training": [
				"Retreat of three days for {n} of us.",
				"Teacher training of 200 hours, when does it begin?",
			],
		},
		texts: ["Yoga class {when}."],
	},
	gyms: { pay: [900, 2500], texts: ["Ladies' hours and a trainer for {n} months."] },
	"dance-studios": {
		pay: [3000, 15000],
		texts: [
			"Three songs for a sangeet, we are mostly beginners.",
			"Dance class for my daughter, {n} years old.",
		],
	},
	"pandit-for-puja": {
		pay: [1100, 7100],
		choices: {
			"home-puja-and-katha": [
				"Griha pravesh, samagri please bring, {n} people at home.",
				"Satyanarayan katha {when}, small flat.",
				"Ghar pe katha karwani hai, {n} baje ke baad.",
			],
			wedding: ["Phere at home, {many} guests, muhurat is fixed.", "Sagai {when}, simple and short."],
			sanskar: ["Mundan of two children, {many} guests.", "Namkaran at home, {n} people only."],
			"shradh-and-last-rites": ["Barsi of my father, at home {when}.", "Pitra shradh for {n} people."],
		},
		texts: ["Pandit ji for a puja {when}."],
	},
	"astrology-consultation": {
		pay: [500, 2100],
		choices: {
			"vedic-astrology": [
				"Matching of two kundlis, talk on the phone {when}.",
				"Kundli of a newborn, time of birth is known.",
			],
			numerology: ["Name of a shop to be chosen, {n} ideas are there."],
			palmistry: ["Question about work, I can come {when}."],
			tarot: ["Reading by video {when}."],
		},
		texts: ["Talk of half an hour {when}."],
	},
	"vastu-consultation": {
		pay: [2100, 7100],
		texts: ["Plan of a house is ready, {n} rooms, please look before we build."],
	},
};
