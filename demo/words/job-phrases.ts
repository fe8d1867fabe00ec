/** Jobs of the demo's firms: the pay in rupees, and the work in the firms' own words. */
export type JobPhrases = {
	pay: readonly [low: number, high: number, per: "month" | "day"];
	texts: string[];
	/** The same in Hindi, which some firms use. */
	hindi?: string[];
};

/** By the slug of the job's category. */
export const jobPhrases: Record<string, JobPhrases> = {
	electrician: {
		pay: [14000, 22000, "month"],
		texts: [
			"Electrician for house wiring in new flats: conduit, boards, earthing. ITI certificate or three years of work.",
			"Helper for an electrician: ladder work, conduit, fan fitting. We teach those who want to learn.",
			"Electrician for a hotel of forty rooms: geysers, lights, generator change-over. Night shift every second week.",
		],
		hindi: ["दो बिजली मिस्त्री चाहिए। नए मकानों की वायरिंग, मीटर बोर्ड और इन्वर्टर का काम। आई.टी.आई. वालों को पहले।"],
	},
	plumber: {
		pay: [700, 950, "day"],
		texts: [
			"Plumber for bathrooms of a new housing block, CPVC and PPR lines. Six months of work at one site.",
			"Plumber with own tools for repairs in town. Calls come from our office, a scooter is given.",
			"Helper for plumbing in hotels: tanks, motors, frozen pipes in winter.",
		],
		hindi: ["प्लम्बर चाहिए, होटल और घरों का काम। अपने औज़ार हों तो अच्छा।"],
	},
	ac: {
		pay: [15000, 24000, "month"],
		texts: [
			"AC technician for service and gas charging, split and window. Own two-wheeler, petrol is paid.",
			"Helper for AC fitting in the season, March to August. Copper and brazing work is taught.",
		],
	},
	refrigerator: {
		pay: [14000, 20000, "month"],
		texts: [
			"Technician for fridges and visi coolers of shops. Compressor work and leak test.",
			"Workshop hand who can open and clean deep freezers, and learns the rest with us.",
		],
	},
	"washing-machine": {
		pay: [14000, 20000, "month"],
		texts: ["Technician for front and top load machines at customers' homes. PCB work is a plus."],
	},
	cctv: {
		pay: [13000, 18000, "month"],
		texts: [
			"Cabling and camera fitting for schools and shops. DVR setting is taught.",
			"Technician for yearly maintenance of eighty sites, two districts, with our car.",
		],
	},
	wifi: {
		pay: [12000, 17000, "month"],
		texts: ["Fibre splicing and router fitting. Climbing poles is part of it, belt and helmet are given."],
	},
	photostat: {
		pay: [9000, 13000, "month"],
		texts: ["Person for the counter: photostat, online forms, typing in Hindi and English."],
		hindi: ["फ़ोटोस्टेट की दुकान के लिए लड़का या लड़की चाहिए। हिन्दी टाइपिंग और ऑनलाइन फ़ॉर्म भरना आता हो।"],
	},
	hotels: {
		pay: [11000, 17000, "month"],
		texts: [
			"Reception at a hotel of thirty rooms: bookings, bills, guests from all over India. English and Hindi.",
			"Housekeeping for rooms and linen, two posts. Season from April, work all year for those who stay.",
			"Waiter for breakfast and dinner, split shift.",
		],
		hindi: ["होटल में हाउसकीपिंग के लिए दो लोग चाहिए। रहना और खाना होटल का।"],
	},
	"home-stays": {
		pay: [9000, 14000, "month"],
		texts: [
			"Caretaker for a home stay of six rooms: guests, keys, breakfast. A couple is welcome.",
			"Cook for simple Himachali and North Indian food, ten to fifteen people a day.",
		],
	},
	pg: {
		pay: [9000, 13000, "month"],
		texts: ["Warden for a PG of forty girls. Lives in, keeps the register, speaks with parents."],
	},
	"coworking-space": {
		pay: [13000, 18000, "month"],
		texts: ["Front desk of a coworking space, nine to six. Keeps desks, Wi-Fi and coffee in order."],
	},
	taxis: {
		pay: [15000, 22000, "month"],
		texts: [
			"Driver for a taxi with all-India permit. Hill licence and five years on mountain roads.",
			"Driver for airport drops and day trips, mostly Chandigarh and Delhi. Badge is a must.",
			"Night driver for hotel guests. Knows the town, does not drink.",
		],
		hindi: ["टैक्सी के लिए ड्राइवर चाहिए। पहाड़ में गाड़ी चलाने का पाँच साल का अनुभव, बैज ज़रूरी।"],
	},
	"pickup-vans": {
		pay: [13000, 18000, "month"],
		texts: [
			"Driver for a pickup: vegetables to the mandi in the night, goods for shops in the day.",
			"Loader for house shifting, works with a crew of four.",
		],
	},
	architects: {
		pay: [18000, 32000, "month"],
		texts: ["Draughtsperson with AutoCAD for houses and small hotels. Site visits twice a week."],
	},
	"interior-designer": {
		pay: [18000, 30000, "month"],
		texts: ["Site supervisor for interiors: carpenters, painters and material of three flats at a time."],
	},
	"modular-kitchen": {
		pay: [15000, 22000, "month"],
		texts: ["Fitter for modular kitchens, reads a drawing and cuts clean. Helper goes with you."],
	},
	painter: {
		pay: [600, 850, "day"],
		texts: [
			"Painters for a school building, putty and two coats, about four months.",
			"Painter for inside work in flats, clean hand at cutting in. Weekly payment.",
		],
		hindi: ["पेंटर चाहिए, स्कूल की इमारत का काम, चार महीने। हर शनिवार हिसाब।"],
	},
	carpenter: {
		pay: [750, 1100, "day"],
		texts: [
			"Carpenter for wardrobes and beds in our workshop, ply and laminate.",
			"Carpenter for doors and windows in deodar, on site. You take the measure yourself.",
			"Helper in a furniture workshop, machine work is taught.",
		],
		hindi: ["बढ़ई चाहिए, वर्कशॉप में अलमारी और बेड का काम। मशीन चलाना सिखाया जाएगा।"],
	},
	"metal-fabricator": {
		pay: [700, 1000, "day"],
		texts: ["Fabricator for sheds and trusses, cutting and bolting. Work at height with belt."],
	},
	"construction-worker": {
		pay: [500, 750, "day"],
		texts: [
			"Ten workers for a slab and retaining walls. Place to stay at the site, ration card families welcome.",
			"Mason for stone and brick work, two helpers go with him.",
		],
		hindi: ["मिस्त्री और मज़दूर चाहिए। साइट पर रहने की जगह। हर पंद्रह दिन में हिसाब।"],
	},
	"tile-installers": {
		pay: [800, 1100, "day"],
		texts: [
			"Tile fitter for hotel bathrooms, large tiles, spacers and level. Paid by the day or by the foot.",
		],
	},
	jcb: {
		pay: [18000, 26000, "month"],
		texts: ["Operator for a JCB on road work. Licence for the machine, careful near the edge."],
	},
	"water-proofing": {
		pay: [650, 900, "day"],
		texts: ["Applicator for roofs and tanks, chemical coats and sheets. Safety shoes and gloves are given."],
	},
	welder: {
		pay: [700, 1000, "day"],
		texts: [
			"Welder for gates and grills, day shift. Arc and some argon.",
			"Helper in a welding shop: grinding, painting, loading. Welding is taught after two months.",
		],
		hindi: ["वेल्डर चाहिए, गेट और ग्रिल का काम, दिन की शिफ़्ट।"],
	},
	photographer: {
		pay: [14000, 22000, "month"],
		texts: ["Second photographer and editor for weddings, November to March. Own camera or ours."],
	},
	catering: {
		pay: [12000, 19000, "month"],
		texts: [
			"Cook for North Indian food, up to two hundred plates. Travels with us in the season.",
			"Kitchen helper: cutting, washing, serving at functions. Food is ours.",
			"Supervisor for functions: counts plates, speaks with the family, pays the helpers.",
		],
		hindi: ["हलवाई और रसोई के लिए तीन लोग चाहिए। शादियों का काम, खाना हमारे यहाँ।"],
	},
	tent: {
		pay: [500, 700, "day"],
		texts: ["Six people for tents and chairs at weddings. Work in the night before, pay the same day."],
	},
	"dj-sound-system": {
		pay: [10000, 15000, "month"],
		texts: ["Operator for sound and lights at functions. Loads and drives with the team."],
	},
	cafes: {
		pay: [10000, 15000, "month"],
		texts: ["Barista for a cafe with mountain view. We teach coffee if you are good with people."],
	},
	"home-cleaning": {
		pay: [10000, 14000, "month"],
		texts: [
			"Cleaners for flats and offices in teams of two, eight to four. Women are welcome, transport is ours.",
			"Team leader for deep cleaning, keeps material and speaks with customers.",
		],
		hindi: ["घरों और दफ़्तरों की सफ़ाई के लिए महिलाएँ चाहिए। आना-जाना हमारा, रविवार की छुट्टी।"],
	},
	"car-washing": {
		pay: [9000, 12000, "month"],
		texts: ["Two people for a washing point: foam, vacuum, polish. Tips are yours."],
	},
	"pest-control": {
		pay: [12000, 16000, "month"],
		texts: ["Technician for homes and hotels. Training with a certificate, mask and gloves are given."],
	},
	gyms: {
		pay: [12000, 20000, "month"],
		texts: ["Trainer for mornings, five to ten. Certificate, and patience with beginners."],
	},
	"yoga-studios": {
		pay: [12000, 18000, "month"],
		texts: ["Yoga teacher for two classes a day and home visits."],
	},
	ca: {
		pay: [12000, 20000, "month"],
		texts: ["Accountant for GST returns and Tally. Fresh graduates may apply."],
	},
	advocates: {
		pay: [10000, 15000, "month"],
		texts: ["Clerk for a chamber: files, typing in Hindi and English, court errands."],
	},
};

/** What firms of a sector seek besides their own trade. */
export const wantedBySector: Record<string, string[]> = {
	"appliances-and-repairs": [
		"electrician",
		"refrigerator",
		"ac",
		"washing-machine",
		"cctv",
		"wifi",
		"photostat",
	],
	"stays-rentals-and-offices": [
		"hotels",
		"home-stays",
		"pg",
		"electrician",
		"plumber",
		"home-cleaning",
		"catering",
	],
	"transport-and-water": ["taxis", "pickup-vans", "car-washing"],
	"building-and-interiors": [
		"construction-worker",
		"carpenter",
		"painter",
		"welder",
		"tile-installers",
		"water-proofing",
		"metal-fabricator",
	],
	"events-and-food": ["catering", "tent", "dj-sound-system", "photographer", "home-cleaning", "pickup-vans"],
	cleaning: ["home-cleaning", "car-washing", "pest-control"],
	tourism: ["taxis", "cafes", "hotels"],
	"leisure-and-fitness": ["gyms", "yoga-studios", "home-cleaning", "cafes"],
	"professional-advice": ["ca", "advocates", "photostat"],
	"puja-and-astrology": ["photostat", "taxis", "catering"],
};
