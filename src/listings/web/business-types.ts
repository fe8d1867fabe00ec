const lodging = "LodgingBusiness";
const construction = "HomeAndConstructionBusiness";
const food = "FoodEstablishment";
const sports = "SportsActivityLocation";

/** The exact schema.org types by a service's landing slug. */
const businessTypes: Record<string, string> = {
	electrician: "Electrician",
	plumber: "Plumber",
	ac: "HVACBusiness",
	painter: "HousePainter",
	"construction-worker": "GeneralContractor",
	architects: construction,
	"interior-designer": construction,
	"modular-kitchen": construction,
	carpenter: construction,
	welder: construction,
	"metal-fabricator": construction,
	"upvc-aluminium": construction,
	"tile-installers": construction,
	"marble-installers": construction,
	"core-cutting": construction,
	shuttering: construction,
	"water-proofing": construction,
	hotels: "Hotel",
	"home-stays": "BedAndBreakfast",
	pg: lodging,
	ca: "AccountingService",
	advocates: "Attorney",
	"tourist-attractions": "TouristAttraction",
	paragliding: sports,
	"bungee-jumping": sports,
	"yoga-studios": sports,
	"pilates-studios": sports,
	"swimming-pools": "PublicSwimmingPool",
	gyms: "ExerciseGym",
	"spa-centers": "DaySpa",
	"dance-clubs": "NightClub",
	bars: "BarOrPub",
	cafes: "CafeOrCoffeeShop",
	catering: food,
	"food-trucks-and-mobile-caterers": food,
	"himachali-dham-cook": food,
	"car-washing": "AutoWash",
	"tow-truck": "AutoRepair",
};

const serviceTypes: Record<string, string> = {
	taxis: "TaxiService",
	"groom-car": "TaxiService",
	catering: "FoodService",
	"himachali-dham-cook": "FoodService",
};

/** The slug comes from staff, so it may be the name of an object's own method. */
const typeIn = (types: Record<string, string>, slug: string) =>
	Object.hasOwn(types, slug) ? types[slug] : undefined;

/** The schema.org type of those who offer a service. */
export const businessType = (slug: string): string => typeIn(businessTypes, slug) ?? "LocalBusiness";

/** The schema.org type of the service itself. */
export const serviceType = (slug: string): string => typeIn(serviceTypes, slug) ?? "Service";

/** Whether somebody offers it; a sight is only there. */
export const isBusiness = (slug: string): boolean => businessType(slug) !== "TouristAttraction";

/** Whether guests sleep there. */
export const isLodging = (slug: string): boolean =>
	["Hotel", "BedAndBreakfast", lodging].includes(businessType(slug));
