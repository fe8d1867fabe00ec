import { type Choice } from "../seeded-choice.ts";
import { list } from "../words/trade-words.ts";
import { isFixed } from "./listing-kinds.ts";

/** The names of a service's firms: {F} is the family's name, {P} the place, {W} a word of the region. */
const patterns: Record<string, readonly string[]> = {
	electrician: list(
		"{F} Electric Works | {F} Electricals | {W} Power Services | New {F} Electric Store | {P} Electric Point",
	),
	plumber: list("{F} Plumbing Works | {F} Sanitary Services | {W} Pipe Works | {F} & Sons, Plumbers"),
	ro: list("{W} Aqua Care | {F} Water Solutions | {W} RO Services"),
	wifi: list("{W} Broadband | {F} Networks | {P} Fibre Services"),
	ac: list("{W} Cooling Point | {F} Air Conditioning | {F} Refrigeration"),
	refrigerator: list("{F} Refrigeration | {W} Fridge Care | {P} Cooling Works"),
	cctv: list("{W} Security Systems | {F} Vision | {P} CCTV Point"),
	tv: list("{F} Electronics | {W} TV Care | New {F} Radio & TV"),
	"washing-machine": list("{F} Home Appliances | {W} Wash Care | {P} Machine Works"),
	chimney: list("{W} Kitchen Care | {F} Chimney Services"),
	geyser: list("{F} Geyser Works | {W} Hot Water Services"),
	"gas-stove": list("{F} Gas Services | {W} Stove Point"),
	dishwasher: list("{W} Appliance Care | {F} Home Appliances"),
	microwave: list("{F} Electronics Care | {W} Oven Services"),
	"printer-ink": list("{F} Computers | {W} Print Solutions | {P} Toner House"),
	photostat: list("{F} Photostat | {W} Copy House | {P} Digital Point | {F} Stationers"),
	pg: list("{W} PG | {F} Niwas PG | {W} Hostel | Shri {W} PG House"),
	"coworking-space": list("{W} Desks | {P} Workspace | The {W} Office | {W} Cowork"),
	"single-room": list("{F} Niwas | {F} House | {W} Lodge"),
	"flat-homes": list("{F} Apartments | {W} Residency | {F} Villa | {W} Heights"),
	"retail-shops": list("{F} Complex | {W} Market | {F} Building | {P} Arcade"),
	hotels: list("Hotel {W} | {W} Inn | The {W} Residency | Hotel {F} Palace | {W} Resort | {W} Guest House"),
	"home-stays": list("{W} Homestay | {F} Homestay | The {W} House | {W} Cottage | {W} Farm Stay"),
	taxis: list("{F} Travels | {W} Tours | {P} Taxi Service | {F} Cabs"),
	"pickup-vans": list("{F} Transport | {W} Carriers | {F} Goods Carrier"),
	"volvo-bus": list("{W} Coaches | {F} Bus Service | {W} Travels"),
	"tow-truck": list("{F} Towing | {W} Recovery | {P} Crane Service"),
	architects: list("{F} & Associates, Architects | Studio {W} | {W} Architects"),
	"interior-designer": list("{W} Interiors | {F} Design Studio | Studio {W}"),
	"modular-kitchen": list("{W} Kitchens | {F} Modular | {P} Kitchen Gallery"),
	"core-cutting": list("{W} Core Cutting | {F} Drilling Works"),
	painter: list("{F} Paint Works | {W} Painters | {F} Colour House"),
	carpenter: list("{F} Wood Works | {W} Furniture | {F} & Sons, Carpenters | Vishwakarma {W} Works"),
	"upvc-aluminium": list("{W} Windows | {F} Aluminium | {P} Glass House"),
	"tile-installers": list("{F} Tile Works | {W} Flooring"),
	"marble-installers": list("{F} Marble Works | {W} Stone Works"),
	"construction-worker": list("{F} Constructions | {F} Brothers | {W} Builders"),
	welder: list("{F} Welding Works | {W} Engineering Works"),
	"metal-fabricator": list("{F} Steel Fabricators | {W} Iron Works | {F} Engineering Works"),
	jcb: list("{F} Earth Movers | {W} JCB Service"),
	shuttering: list("{F} Shuttering Store | {W} Centring Works"),
	"water-proofing": list("{W} Waterproofing | {F} Leak Solutions"),
	photographer: list("{F} Photography | Studio {W} | {W} Frames"),
	"wedding-content-creator": list("{W} Reels | {F} Wedding Stories"),
	"party-hall": list("{W} Party Hall | Hall {W} | The {W} Hall"),
	"marriage-banquet-hall": list("{W} Palace | {W} Banquet | {F} Marriage Palace | {W} Lawns"),
	tent: list("{F} Tent House | {W} Tent & Decorators"),
	"band-baja": list("{F} Brass Band | {W} Band | New {P} Band"),
	dhol: list("{F} Dhol Party | {W} Dhol Group"),
	"dj-sound-system": list("DJ {W} | {F} Light & Sound | {W} Sound"),
	"groom-car": list("{W} Wedding Cars | {F} Car Decor"),
	catering: list("{F} Caterers | {W} Catering | {F} Rasoi"),
	"himachali-dham-cook": list("{F} Dham Sewa | {W} Boti Parivar"),
	"green-leaf-plates": list("{W} Pattal Group | {F} Leaf Plates"),
	"food-trucks-and-mobile-caterers": list("{W} on Wheels | The {W} Truck | {F} Food Van"),
	cafes: list("{W} Café | Café {W} | The {W} Kitchen | {W} Bakehouse"),
	"sofa-carpet": list("{W} Fabric Care | {F} Sofa Cleaners"),
	"water-tank-cleaning": list("{W} Tank Care | {F} Tank Cleaners"),
	"home-cleaning": list("{W} Cleaners | {F} Housekeeping | Neat {W}"),
	"kitchen-cleaning": list("{W} Kitchen Cleaners | {F} Clean Kitchens"),
	"bathroom-cleaning": list("{W} Bath Care | {F} Cleaning Services"),
	"car-washing": list("{W} Car Wash | {F} Auto Spa"),
	"pest-control": list("{W} Pest Control | {F} Pest Services"),
	paragliding: list("{W} Paragliding | Fly {W} | {F} Air Adventures | {W} Sky School"),
	"bungee-jumping": list("{W} Bungee | Jump {W}"),
	gyms: list("{W} Fitness | Iron {W} Gym | {F}'s Gym"),
	"yoga-studios": list("{W} Yoga | {W} Yog Kendra | Studio {W} Yoga"),
	"pilates-studios": list("{W} Pilates | Studio {W} Pilates"),
	"dance-studios": list("{W} Dance Academy | {F} Dance Academy | Taal {W}"),
	"swimming-pools": list("{W} Swimming Pool | {W} Aqua Club"),
	"spa-centers": list("{W} Spa | {W} Ayurveda"),
	"dance-clubs": list(
		"Club Velvet | Neon Room | The Basement | Club Twenty-One | Blue Note Club | Sector Nine | Club Amber | The Vault | Red Lantern Club | Studio Midnight",
	),
	bars: list(
		"The Copper Tap | Hops & Pines | The Barrel House | Hillside Taproom | The Corner Brewery | Malt Room | Fireside Bar | Two Glasses | The Old Still | Terrace 16",
	),
	ca: list("{F} & Associates, Chartered Accountants | {F} {G} & Co."),
	advocates: list("Chambers of {F} | {F} Law Office | {F} & {G}, Advocates"),
	"pandit-for-puja": list("Shri {W} Puja Sewa | {F} Karmkand Kendra"),
	"astrology-consultation": list("{W} Jyotish Kendra | {F} Jyotish"),
	"vastu-consultation": list("{W} Vastu | {F} Vastu Consultants"),
};

const hillWords = list(
	"Himalaya | Shivalik | Deodar | Dhauladhar | Hatkoti | Apple Valley | Snow Line | Rhododendron | Cedar | Pine Crest | Walnut | Chinar | Riverside | Beas View | Parvati | Sutlej | Chandra | Hatu | Monal | Kasturi | Cloud End | Old Orchard | Blue Poppy | Silver Oak | Red Roof | Stone Hearth | Buransh | Tarna | Kinner | Jakhu | Maple | Wild Rose | Cherry | Morning Sun | High Meadow",
);
const southWords = list(
	"Cauvery | Sampige | Garden City | Udaya | Nandi | Mandovi | Coconut Grove | Konkan | Zuari | Lotus | Namma",
);
const cityWords = list(
	"Shivalik | Sukhna | Rose Garden | Sunrise | Capital | Lotus | Modern | Guru Kripa | Bharat | National | Green Leaf | Star | Rainbow | City | Punjab | Silver | Metro | Galaxy | Royal | Heritage",
);

function wordsOf(state: string | null): readonly string[] {
	if (state === "Himachal Pradesh" || state === "Uttarakhand") return hillWords;
	return state === "Karnataka" || state === "Goa" ? southWords : cityWords;
}

type Named = { service: string; place: string; state: string | null; family: string; other: string };

/**
 * A firm's name that is not in `taken`. Places for guests always have one; of the others four in ten work under
 * their own name and get null.
 */
export function firmOf(choice: Choice, named: Named, taken: Set<string>): string | null {
	if (!isFixed(named.service) && choice.chance(0.4)) return null;
	for (let attempt = 0; attempt < 60; attempt++) {
		const name = choice
			.pick(patterns[named.service] ?? ["{F} Services"])
			.replace("{F}", named.family)
			.replace("{G}", named.other)
			.replace("{P}", named.place)
			.replace("{W}", choice.pick(wordsOf(named.state)));
		if (!taken.has(name)) {
			taken.add(name);
			return name;
		}
	}
	throw new Error(`too few names for ${named.service}`);
}
