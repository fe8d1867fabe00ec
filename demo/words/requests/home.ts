import type { RequestWords } from "../request-text.ts";

/** Requests for work at home and on appliances. */
export const homeRequests: Record<string, RequestWords> = {
	electrician: {
		pay: [400, 2500],
		texts: [
			"Power in the {room} goes off {since}, the rest of the house is fine.",
			"{n} new points in the {room} and one for a geyser.",
			"Fan in the {room} makes noise and one switch sparks.",
			"Wiring of a {floor} flat to be checked before we move in.",
			"Inverter gives ten minutes only {since}.",
			"Doorbell, exhaust fan and {n} LED panels to fit.",
			"Main switch gets hot, please look at it {when}.",
		],
		hinglish: [
			"Pankha band ho gaya hai {room} ka, {kab} se.",
			"{room} ki light baar baar ja rahi hai, {kab} se. Switch board bhi dekhna hai.",
			"Geyser ka point lagwana hai {floor} pe, saman hamara.",
		],
	},
	plumber: {
		pay: [300, 2500],
		texts: [
			"Tap in the {wet} drips {since} and the basin is slow.",
			"Drain of the {wet} on the {floor} is blocked {since}.",
			"Water motor runs and no water comes up, {since}.",
			"Wet patch on the wall behind the {wet}, we think a pipe leaks.",
			"New {litres} litre tank to be put on the roof and connected.",
			"Flush on the {floor} does not stop, a new washer did not help.",
			"Two mixers and a shower to change on the {floor}.",
			"Kitchen sink backs up {since}.",
		],
		hinglish: [
			"Chhat pe {litres} litre ki nayi tanki lagwana hai.",
			"{floor} ke bathroom ka nal tapak raha hai {kab} se, jaldi aana.",
			"Motor chal rahi hai par pani nahi chadh raha, {kab} se.",
		],
	},
	ro: {
		pay: [400, 2800],
		texts: [
			"Water tastes of metal {since}, filters are {n} years old.",
			"RO in the {wet} leaks below and the pump hums.",
			"Shifting of an RO from one flat to another, {when}.",
		],
		hinglish: ["RO se pani bahut kam aa raha hai {kab} se, filter change karwana hai."],
	},
	wifi: {
		pay: [300, 1500],
		choices: {
			"new-connection": ["Connection for a house, {n} of us work from home.", "Fibre for a shop, {when}."],
			"router-and-network-repair": [
				"No signal in the {room} although the router is new.",
				"Cable was cut {ago}, the light on the router is red.",
			],
		},
		texts: ["Internet is slow {since}."],
	},
	ac: {
		pay: [600, 3000],
		choices: {
			"split-ac": [
				"AC in the {room} cools little {since}.",
				"Water drips from the indoor unit in the {room}.",
				"AC thanda nahi kar raha {kab} se, gas check karni hai.",
			],
			"window-ac": ["Window AC makes ice {since}.", "Old window AC to be taken out and cleaned."],
			"cassette-and-tower-ac": [
				"Cassette AC of our showroom drips {since}.",
				"{n} cassette units to be serviced before summer.",
			],
			"central-ac": [
				"One floor of the hotel stays warm {since}.",
				"Ducts of an office to be cleaned {when}.",
			],
		},
		texts: ["AC service {when}."],
	},
	refrigerator: {
		pay: [300, 3500],
		texts: [
			"Freezer works and the lower part stays warm, {since}.",
			"Fridge on the {floor} makes ice on the back wall {since}.",
			"Door seal of a double door fridge is torn, please bring one {when}.",
		],
		hinglish: ["Fridge thanda nahi kar raha {kab} se, neeche pani bhi aata hai."],
	},
	cctv: {
		pay: [4000, 20000],
		texts: [
			"{n} cameras for a shop, with recording of two weeks.",
			"Two cameras for our parking, {when}.",
			"Camera at the gate shows nothing at night {since}.",
			"Video door phone for a house with {n} floors.",
		],
	},
	tv: {
		pay: [300, 4000],
		texts: [
			"43 inch TV has sound and no picture {since}.",
			"TV to be mounted in the {room}, the wall is stone.",
			"Lines on the left side of the screen, {since}.",
		],
	},
	"washing-machine": {
		pay: [400, 3000],
		texts: [
			"Front load machine shakes and stops at spin {since}.",
			"Water stays in the drum, error on the panel {since}.",
			"New machine to be installed in the {wet}, tap is there.",
		],
		hinglish: [
			"Machine pani nahi nikal rahi hai {kab} se, dekh lo.",
			"Washing machine ka dryer nahi ghoom raha {kab} se.",
		],
	},
	chimney: {
		pay: [700, 2500],
		texts: [
			"Chimney pulls badly {since}, last cleaned {n} years ago.",
			"New chimney to be fitted on the {floor}, the hole is not cut yet.",
			"Chimney light and one button do not work.",
		],
	},
	geyser: {
		pay: [400, 1500],
		texts: [
			"No hot water in the {wet} {since}.",
			"Geyser leaks at the bottom, {n} years old, 15 litres.",
			"Gas geyser to be checked before we use it, {when}.",
		],
		hinglish: [
			"Geyser pani garam nahi kar raha hai {kab} se.",
			"Geyser me pani garam nahi ho raha {kab} se, subah bahut thand hai.",
		],
	},
	"gas-stove": {
		pay: [200, 900],
		texts: [
			"Two of {n} burners burn yellow {since}.",
			"Gas smell near the pipe, cylinder is closed now.",
			"Knob is stuck {since}, glass top stove.",
		],
	},
	microwave: {
		pay: [300, 1800],
		texts: ["Microwave runs and heats nothing {since}.", "Sparks inside when it turns, {n} years old."],
	},
	"printer-ink": {
		pay: [300, 1500],
		texts: [
			"Toner refill for {n} printers at our office, {when}.",
			"Printer prints lines {since}, Epson ink tank.",
		],
	},
	carpenter: {
		pay: [500, 25000],
		texts: [
			"Wardrobe for the {room}, about seven feet, ply is bought.",
			"Door of the {room} does not close {since}.",
			"{n} window frames have rotted at the lower side.",
			"Study table with two drawers and a shelf above, {when}.",
			"Bed box for a room on the {floor}, storage below.",
		],
		hinglish: [
			"Darwaza neeche se atak raha hai {kab} se.",
			"{room} ka darwaza phool gaya hai, {kab} se band nahi hota.",
		],
	},
	painter: {
		pay: [9000, 60000],
		choices: {
			"interior-walls": [
				"Inside painting of {n} rooms, one wall has damp.",
				"Rented flat to be whitewashed on the {floor}, {n} rooms.",
				"{n} kamre paint karwane hain, paint hum denge.",
			],
			"exterior-walls": [
				"Outside of a {storeys} storey house before the rains.",
				"Front wall and gate to be painted {when}.",
			],
			"texture-and-stencil": [
				"One wall of the {room} in texture, we have a photo of it.",
				"Stencil for the {room}, something for a child of {n}.",
			],
			"wood-polish": [
				"Old doors and {n} windows to be polished.",
				"Dining table and {n} chairs have lost their shine.",
			],
		},
		texts: ["Painting work on the {floor}."],
		hinglish: ["Do kamre paint karwane hain, rang hum denge."],
	},
	"tile-installers": {
		pay: [5000, 15000],
		texts: [
			"Floor of the {wet}, about {feet} sq ft, tiles are here.",
			"{n} broken tiles on the {floor} to be replaced.",
			"Bathroom walls up to the ceiling, {feet} sq ft.",
		],
	},
	"marble-installers": {
		pay: [6000, 30000],
		choices: {
			laying: ["Granite on {n} steps and a landing.", "Marble floor for the {room}, stone is here."],
			"grinding-and-polishing": [
				"Old marble in the {room} to be polished, {feet} sq ft.",
				"Mosaic floor on the {floor} has gone dull.",
			],
			"counters-and-temples": [
				"Small temple corner in white marble.",
				"Granite top for a kitchen on the {floor}.",
			],
		},
		texts: ["Stone work on the {floor}."],
	},
	welder: {
		pay: [500, 9000],
		texts: [
			"Main gate hinge broke {ago}, the gate is heavy.",
			"Grill for {n} windows on the {floor}.",
			"Iron chair and a bench have come apart at the joints.",
			"Shed door of sheet iron, frame is there.",
			"Bracket for a dish antenna on the terrace.",
			"Water tank stand to be made stronger, {when}.",
			"Iron railing for {n} steps behind the house.",
		],
	},
	"metal-fabricator": {
		pay: [8000, 60000],
		choices: {
			"gates-and-grills": ["Sliding gate, opening of {n} metres.", "Grills for {n} windows, simple design."],
			"stainless-steel-railings": [
				"Steel railing for a balcony on the {floor}.",
				"Handrail for {n} steps at the entrance.",
			],
			"sheds-and-structures": [
				"Parking shed for two cars with sheet roof.",
				"Cow shed roof of {feet} sq ft.",
			],
			"stairs-and-furniture": [
				"Iron stair from the {floor} to the terrace.",
				"{n} restaurant tables with iron legs.",
			],
		},
		texts: ["Iron work on the {floor}."],
	},
	"water-proofing": {
		pay: [5000, 40000],
		choices: {
			"terrace-and-roof": [
				"Roof leaks at {n} corners in every rain.",
				"Chhat tapakti hai baarish me, {n} jagah se. Aake dekh lo.",
			],
			bathroom: [
				"Water comes through the ceiling below the {wet}, {since}.",
				"Seepage from the bathroom on the {floor}.",
			],
			"tank-and-basement": ["Basement is wet {since}.", "Cement tank of {litres} litres loses water."],
			"damp-walls": [
				"Outer wall is damp up to the window on the {floor}.",
				"Paint falls off in the {room}, the wall is wet.",
			],
		},
		texts: ["Leak on the {floor}."],
	},
	"construction-worker": {
		pay: [3000, 40000],
		choices: {
			mason: ["Stone wall at the lower end of the garden, {n} metres."],
			helper: ["{n} people for two days to clear a site and carry bricks up."],
			"bar-bender": ["Steel for a slab of {feet} sq m, drawing is there."],
			plasterer: ["Plaster of {n} rooms and a store, sand is bought."],
			"labour-contractor": ["House of {n} rooms on labour rate, foundation is done."],
		},
		texts: ["Retaining wall behind the house, {feet} feet long."],
	},
	jcb: {
		pay: [4000, 20000],
		texts: [
			"Plot to be levelled, about half a day, road is wide enough.",
			"Slide of last night blocks our lane.",
			"Trench for a water pipe, {feet} metres.",
			"Old cow shed to be pulled down, {when}.",
		],
	},
	"home-cleaning": {
		pay: [1800, 6500],
		texts: [
			"Deep cleaning of a {n} room flat after painting.",
			"House on the {floor} to be cleaned before we move in.",
			"Weekly cleaning for a couple, {when} would be good.",
			"Kitchen and {n} bathrooms, greasy and long not done.",
		],
		hinglish: ["Shaadi se pehle poore ghar ki safai karwani hai, {n} kamre."],
	},
	"sofa-carpet": {
		pay: [800, 3000],
		texts: ["Sofa of {n} seats with tea stains, light colour.", "Carpet in the {room} smells {since}."],
	},
	"water-tank-cleaning": {
		pay: [600, 2500],
		texts: [
			"{n} overhead tanks of {litres} litres, last cleaned long ago.",
			"Underground tank of a PG, water is off {when}.",
		],
	},
	"kitchen-cleaning": {
		pay: [1200, 3000],
		texts: ["Chimney, cabinets and tiles, {n} years of grease.", "Small restaurant kitchen, only at night."],
	},
	"bathroom-cleaning": {
		pay: [500, 1800],
		texts: ["{n} bathrooms with white stains on the tiles.", "Bathroom on the {floor} before tenants come."],
	},
	"car-washing": {
		pay: [350, 1500],
		texts: ["Two cars, foam wash and vacuum, {when}.", "Seats to be shampooed, milk was spilled in the car."],
	},
	"pest-control": {
		pay: [800, 3000],
		texts: [
			"Cockroaches in the kitchen {since}, small child at home.",
			"Termites in the door frame of the {room}.",
			"Rats in the store {since}, we hear them at night.",
		],
	},
	"modular-kitchen": {
		pay: [90000, 250000],
		texts: [
			"L shaped kitchen, {feet} sq ft of shutters, laminate.",
			"Old kitchen to be changed within {n} weeks.",
		],
	},
	"interior-designer": {
		pay: [30000, 300000],
		choices: {
			homes: [
				"3 BHK flat, we want wardrobes, ceiling and light.",
				"Drawing room and one bedroom only, budget is small.",
				"Parents' house on the {floor}, easy to clean please.",
			],
			offices: ["Clinic with a waiting room for {n}.", "Office for {n} people, one cabin."],
			"shops-and-cafes": [
				"Small café, {n} tables and a counter.",
				"Clothes shop on the {floor}, light and racks.",
			],
		},
		texts: ["Interior of a {floor} place."],
	},
	architects: {
		pay: [20000, 200000],
		texts: [
			"House plan on a sloping plot of 150 sq m, two floors.",
			"Home stay with {n} rooms, wood and stone.",
			"One more storey on our house, need approval as well.",
		],
	},
};
