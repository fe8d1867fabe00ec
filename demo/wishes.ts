/** What customers ask for, in their words, and what they would pay (rupees); the rest of the services get a plain request. */
export const wishes: Record<string, [text: string, low: number, high: number][]> = {
	electrician: [
		["Two rooms lose power whenever the geyser is on. The MCB trips.", 800, 1500],
		["Inverter and two batteries to be fitted in a new house.", 5000, 9000],
		["Shop wiring check before the festival lights, about 20 points.", 2000, 4000],
		["Doorbell and two fan points in a rented flat.", 400, 600],
		["Meter shifting to the ground floor.", 2000, 3500],
	],
	plumber: [
		["Kitchen tap drips all night and the sink is blocked.", 300, 700],
		["Bathroom pipe burst behind the tiles, water in the room below.", 1500, 4000],
		["New overhead tank of 1,000 litres to be connected.", 1200, 2500],
		["Geyser inlet leaks, flush tank does not fill.", 400, 900],
	],
	taxis: [
		["Airport drop at four in the morning, two people and three bags.", 1800, 2600],
		["Three days to Manali and back, a family of five with one child.", 14000, 19000],
		["One way to Delhi on Sunday, four seats.", 6000, 8500],
	],
	"home-stays": [
		["Two rooms for four nights, quiet place, we both work online.", 8000, 14000],
		["Snow trip, six friends, bonfire and dinner.", 12000, 18000],
	],
	"home-cleaning": [
		["Deep cleaning of a 3 BHK after painting.", 4000, 7000],
		["Flat to be cleaned before we move in, kitchen is greasy.", 2500, 5000],
	],
	carpenter: [
		["Two wardrobes and a study table, ply is bought.", 15000, 25000],
		["Wooden door swells in the rain and does not close.", 500, 1200],
	],
	painter: [
		["Inside painting of four rooms, some damp on one wall.", 25000, 40000],
		["Outside walls of a two-storey house before the monsoon.", 40000, 70000],
	],
	"tile-installers": [["Bathroom floor and walls, about 180 sq ft, tiles are here.", 7000, 11000]],
	welder: [
		["Main gate hinge broke, gate is heavy.", 800, 2000],
		["Railing for eleven steps.", 9000, 15000],
	],
	"car-washing": [["Two cars, foam wash and vacuum, Saturday morning.", 800, 1400]],
	"kitchen-cleaning": [["Chimney and cabinets, last cleaned two years ago.", 1500, 2500]],
	"pickup-vans": [["Shifting a 1 BHK, fridge and bed, third floor, no lift.", 3000, 5000]],
	catering: [["Mundan function, 150 people, vegetarian.", 45000, 65000]],
	photographer: [["Two-day wedding in December, about 200 guests.", 40000, 80000]],
	"himachali-dham-cook": [["Dham for 400 people, two days.", 30000, 50000]],
	ac: [["Office AC cools badly, two units of 1.5 ton.", 1200, 3000]],
	geyser: [["Geyser gives no hot water since yesterday.", 400, 1000]],
	"washing-machine": [["Front load machine shakes and stops at spin.", 600, 2000]],
	ro: [["Water tastes bad, filter not changed for a year.", 600, 2500]],
	"pest-control": [["Cockroaches in the kitchen, small child at home.", 900, 1800]],
	"yoga-studios": [["Home classes for my mother, three mornings a week.", 4000, 7000]],
	"pandit-for-puja": [["Griha pravesh on the 28th, samagri please bring.", 3100, 5100]],
	"water-proofing": [["Roof leaks at two corners in every rain.", 8000, 20000]],
	cctv: [["Four cameras for a shop with recording of two weeks.", 14000, 20000]],
};
