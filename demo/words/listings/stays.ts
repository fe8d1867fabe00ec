import { list, type TradeWords } from "../trade-words.ts";

export const stayWords: Record<string, TradeWords> = {
	pg: {
		work: [],
		choices: {
			boys: list(
				"clean rooms with cupboards | three home-cooked meals | study tables | two-wheeler parking | a cricket net on the roof | a quiet floor for exam time",
			),
			girls: list(
				"a lady warden who lives in | meals cooked at home | CCTV at the gate | bright rooms with geyser | a register that parents can ask about | a reading room",
			),
			"co-living": list(
				"separate floors for women and men | a shared kitchen | a lounge with desks | weekly cleaning | fast Wi-Fi | a roof terrace for evenings",
			),
		},
		says: [
			"The rent covers water and cleaning.",
			"Power cuts are bridged by an inverter.",
			"Sunday lunch is something special.",
			"Rooms are shown any day before dark.",
			"One month's notice and the deposit is back in a week.",
			"Linen is washed every Saturday.",
		],
	},
	"coworking-space": {
		work: list(
			"quiet desks | fast fibre with a second line | phone booths | a meeting room by the hour | lockers | strong coffee | private cabins | desks by the window | printing",
		),
		says: [
			"Day passes, weekly and monthly seats.",
			"The room is warm in winter.",
			"GST address papers are ready in two days.",
			"Come for a trial morning.",
			"Calls are taken in the booths only.",
			"The generator starts in ten seconds.",
		],
	},
	"single-room": {
		work: list(
			"a separate entrance | sun until three | a cooking corner | an own meter | a cupboard and a bed | tap water round the clock | a bathroom for this room only | a small balcony",
		),
		says: [
			"For one person or a couple.",
			"The owner's family lives on the ground floor.",
			"Market and bus stop are five minutes away.",
			"Eleven months' agreement.",
			"Police verification is done by us.",
		],
	},
	"flat-homes": {
		work: [],
		choices: {
			"1-rk": list(
				"one room with kitchen | an attached bathroom | a loft for boxes | a window to the east | an own electricity meter",
			),
			"1-bhk": list(
				"one bedroom and a hall | a kitchen with cabinets | a balcony for drying | a geyser in the bathroom | parking for a scooter",
			),
			"2-bhk": list(
				"two bedrooms | a modular kitchen | wardrobes in both rooms | a covered parking place | two balconies | a lobby with sun",
			),
			"3-bhk": list(
				"three bedrooms | a drawing and dining hall | a store room | parking for a car | power backup | a servant's toilet",
			),
			"4-bhk-and-larger": list(
				"four large bedrooms | a family lounge | a puja room | parking for two cars | a terrace of its own | a separate study",
			),
			"independent-house": list(
				"a whole house with a gate | a small garden | a terrace to the south | a store below the stairs | water tanks for a week | parking inside the wall",
			),
		},
		says: [
			"The road reaches the door.",
			"Freshly painted in this season.",
			"Families are preferred, pets can be talked about.",
			"The society takes care of garbage and guard.",
			"Can be seen on any evening after five.",
			"School, chemist and vegetable market on foot.",
		],
	},
	"retail-shops": {
		work: list(
			"a shutter front | a store room behind | a washroom | a glass front | space for a signboard | a bus stop in front | three-phase power | parking for customers | a loft",
		),
		says: [
			"The last tenant stayed nine years.",
			"Good for a chemist, a clinic or a bakery.",
			"Rent rises by a fixed share every third year.",
			"The lane is busy from morning to eight.",
			"Papers are clear, no broker in between.",
			"Keys in a week after the agreement.",
		],
	},
	hotels: {
		work: list(
			"family rooms with balcony | a restaurant with local dishes | own parking | hot water all day | a lift | a hall for small functions | a garden with swings | room service until eleven | a travel desk | rooms that look over the valley",
		),
		says: [
			"Ten minutes on foot from the market.",
			"The family has run it since the first floor was built.",
			"Breakfast is served until half past ten.",
			"Groups get one bill and one contact.",
			"Late arrivals find somebody awake.",
			"Rooms are aired and cleaned every day.",
			"Drivers have a room and a bed here.",
			"Quiet after ten, even in the season.",
			"Cots for small children cost nothing.",
		],
	},
	"home-stays": {
		work: list(
			"a wooden family house | an apple orchard | home-cooked Himachali food | bonfires on request | hot water all day | a kitchen for guests | a library of trekking books | a sunny courtyard | a stream below the garden | good Wi-Fi for work | rooms under the roof | walks from the door",
		),
		says: [
			"The last two hundred metres are on foot; we carry the bags.",
			"Grandmother still decides what is cooked.",
			"Ask for siddu one day ahead.",
			"Monthly guests get the corner room.",
			"Children may feed the cows.",
			"There is a desk in every room.",
			"The village temple is next door, its bell is our clock.",
			"We fetch you from the bus if you call in time.",
			"Stars at night, since there is no street lamp.",
			"Two rooms share a veranda, good for families.",
			"Vegetables come from our own fields from June on.",
			"Quiet place, music only indoors.",
		],
	},
};
