import { list, type TradeWords } from "../trade-words.ts";

export const eventWords: Record<string, TradeWords> = {
	photographer: {
		work: [],
		choices: {
			wedding: list(
				"two cameras for each function | candid pictures | traditional albums | a film of twenty minutes | drone shots | portraits of the families",
			),
			"pre-wedding": list(
				"shoots in deodar forests | early morning light | two changes of dress | short films with music | locations around the hills | save-the-date pictures",
			),
			product: list(
				"white background for online shops | food pictures | styled sets | jewellery | pictures for catalogues | 360 degree views",
			),
			"events-and-parties": list(
				"birthdays | school functions | office events | prints on the same evening | stage programmes | group photos",
			),
			"family-and-newborn": list(
				"newborn pictures at home | maternity shoots | grandparents and all | first birthdays | framed prints | soft natural light",
			),
			"hotels-and-property": list(
				"rooms for booking sites | twilight outside views | virtual tours | restaurants | home stays | real estate pictures",
			),
			drone: list(
				"aerial films of weddings | orchards and plots from above | construction progress | hotel films | festivals | valley panoramas",
			),
		},
		says: [
			"Files are kept twice until you have them.",
			"Edited pictures in three weeks.",
			"You choose the pictures, I choose nothing away.",
			"A second photographer comes for larger days.",
			"Travel inside the district is included.",
			"A small advance keeps the date.",
		],
	},
	"wedding-content-creator": {
		work: list(
			"reels on the same night | stories for every function | haldi and mehendi | countdown videos | behind-the-scenes clips | guest interviews | trending audio",
		),
		says: [
			"Everything on the phone, nothing staged.",
			"I work beside your photographer and out of the frame.",
			"The first reel is yours before the vidaai.",
			"All raw clips come on a drive.",
			"Two women in the team.",
		],
	},
	"party-hall": {
		work: list(
			"a stage with sound | a dance floor | power backup | a kitchen of our own | a lift | valet parking | decoration in three themes | a room for the birthday child",
		),
		says: [
			"Birthdays, ring ceremonies and office dinners.",
			"You may taste the menu before booking.",
			"Four hours, one hour more at a fixed rate.",
			"Music indoors until ten.",
			"Own cake and decoration are welcome.",
			"Half the hall for small parties.",
		],
	},
	"marriage-banquet-hall": {
		work: list(
			"a lawn and a hall | rooms for both families | parking for all cars | a mandap under the deodars | a dining hall | a bridal room | kitchens for dham | a roof terrace for sangeet",
		),
		says: [
			"Decoration and food under one roof, or bring your own.",
			"The menu is cooked for you once before the day.",
			"A generator for the whole house.",
			"Baraat with band up to the gate.",
			"One manager stays with the family all day.",
			"Rain plan at no extra cost.",
		],
	},
	tent: {
		work: [],
		choices: {
			"wedding-tent-and-stage": list(
				"mandaps | jaimala stages | entry gates | fresh flowers | fairy lights | carpets",
			),
			"functions-and-jagran": list(
				"jagran tents | backdrops | chairs and durries | stage lights | rain covers | cordless mikes",
			),
			"chairs-crockery-and-bedding": list(
				"chairs and tables | crockery | quilts and mattresses | cooking vessels | counters | heaters for winter",
			),
			"waterproof-and-german-hangar": list(
				"German hangars | waterproof pagodas | wooden floors | side walls for wind | cooling and heating | large fairs",
			),
		},
		says: [
			"Fitted the evening before, gone the next noon.",
			"Everything is washed between two functions.",
			"We carry up to villages without a road.",
			"Breakage is counted together.",
			"Our own workers sleep at the site.",
			"Bukharis for winter weddings.",
		],
	},
	"band-baja": {
		work: list(
			"film songs and nati | uniforms with lights | ghodi | roshni chhatar | a singer on a trolley | dhol with the band | bhajans for processions",
		),
		says: [
			"Fifteen players on a usual evening.",
			"On time for every baraat.",
			"Songs can be chosen the week before.",
			"We play uphill as well.",
			"Extra hour at a fixed rate.",
		],
	},
	dhol: {
		work: [],
		choices: {
			"punjabi-dhol": list(
				"bhangra beats | baraats | jaago nights | shop openings | airport welcomes | lohri evenings",
			),
			"pahari-baja": list(
				"shehnai and nagara | karnal and narsingha | devta processions | nati for weddings | mundan functions | dham days",
			),
			"nashik-dhol": list(
				"large drum groups | tasha | ganpati processions | college festivals | rallies | stage entries",
			),
		},
		says: [
			"Two to six players, as you wish.",
			"Turban and dress in the colour of the family.",
			"Short notice is fine if we are free.",
			"We know when to be quiet for the pheras.",
			"No charge for travel inside the town.",
		],
	},
	"dj-sound-system": {
		work: [],
		choices: {
			"dj-with-sound": list(
				"Punjabi and Bollywood nights | pahari nati | dance floors with lights | a list of your songs | sangeet mixes | home parties",
			),
			"sound-only": list(
				"sound for stages | speeches and seminars | cordless mikes | bhajan evenings | line arrays | school functions",
			),
			"led-wall-and-lights": list(
				"LED walls | sharpy lights | truss | live feed on screen | stage wash | outdoor lighting",
			),
		},
		says: [
			"A silent generator comes along.",
			"Set up two hours before the guests.",
			"Volume goes down at ten, by law.",
			"A spare amplifier is in the van.",
			"Cables are taped, nobody trips.",
			"An operator stays the whole evening.",
		],
	},
	"groom-car": {
		work: [],
		choices: {
			"luxury-sedan": list(
				"a white sedan | fresh flowers | a driver in safa | airport pick-up of guests | vidaai",
			),
			suv: list("a black SUV | roses and ribbons | hill roads | luggage of the couple | the groom's friends"),
			"vintage-and-open-car": list(
				"a restored open car | slow processions | photo shoots | a trailer to the venue | brass lamps polished",
			),
			limousine: list("a long limousine | soft lights inside | cold drinks | couple entries | city venues"),
		},
		says: [
			"Flowers of your choice.",
			"Eight hours with waiting.",
			"Washed twice on the day.",
			"A second car stands by.",
			"The driver comes half an hour early.",
		],
	},
	catering: {
		work: [],
		choices: {
			veg: list(
				"North Indian menus | chaat counters | Himachali dishes | live dosa | sweets made on site | Jain food | tandoor",
			),
			"non-veg": list(
				"mutton and chicken curries | tandoori starters | trout in season | biryani | separate vegetarian kitchen | kebab counters",
			),
		},
		says: [
			"Tasting for six people before you book.",
			"The bill is for the plates that were agreed.",
			"Waiters in clean uniform.",
			"We cook with the water that we bring.",
			"Left-over food is packed for you.",
			"Menus from 50 to 1,000 guests.",
		],
	},
	"himachali-dham-cook": {
		work: list("madra | sepu badi | rajma | khatta | mitha bhat | kadhi | teliya mah | palda"),
		says: [
			"Botis of the family in the fourth generation.",
			"Brass vessels and charoti are our own.",
			"The ration list comes a week before.",
			"Cooked on wood, served in pangat.",
			"Onion and garlic stay outside.",
			"We begin at midnight to serve at noon.",
		],
	},
	"green-leaf-plates": {
		work: list("pattals | donas | compartment plates | leaf cups | small plates for prasad | taur leaves"),
		says: [
			"Stitched by hand by women of our village.",
			"Delivered on the morning of the dham.",
			"Fresh leaves, never older than two days.",
			"Packed in hundreds and counted.",
			"Order three days before.",
			"Dry plates keep for months.",
		],
	},
	"food-trucks-and-mobile-caterers": {
		work: [],
		choices: {
			"food-truck": list("momos | rolls | wood-fired pizza | siddu with ghee | burgers | cold coffee"),
			"stall-at-your-event": list(
				"golgappa counters | tea and pakoras | live pasta | kulfi | chole bhature | fruit chaat",
			),
			"tiffin-and-meal-van": list(
				"lunch boxes | dal, sabzi and rotis | office meals | PG dinners | diet boxes | Sunday specials",
			),
		},
		says: [
			"Own water and power, nothing is needed from you.",
			"Clean gloves and caps.",
			"Ready an hour before the guests.",
			"Paper and leaf plates only.",
			"Film crews and schools call us often.",
			"Tell us the spice level.",
		],
	},
	cafes: {
		work: list(
			"good coffee | wood-fired pizza | cakes of the day | Tibetan soups | a sunny deck | board games | sockets at every table | a garden with hammocks | trout on weekends | books to read",
		),
		says: [
			"Breakfast is served all day.",
			"The view is free.",
			"Open mike on Saturdays.",
			"Dogs may sit on the deck.",
			"Everything is baked here.",
			"A quiet corner for those who work.",
		],
	},
};
