import { list, type TradeWords } from "../trade-words.ts";

export const applianceWords: Record<string, TradeWords> = {
	electrician: {
		work: list(
			"house wiring | fans and lights | switchboards | MCB and fuse boards | earthing | inverters and batteries | geyser points | meter shifting | three-phase lines | underground cables | doorbells and exhaust fans | hotel and shop fittings | generator change-over | short circuits | festival lights",
		),
		says: [
			"I find the fault first and change only what is burnt.",
			"Ladder, tester and drill are in my bag.",
			"Every wire in conduit, every board labelled.",
			"Night calls inside the town.",
			"I buy material with you or send you the list.",
			"Old houses with wooden boards are no problem.",
			"The visiting charge is adjusted when you give me the work.",
			"Small jobs like one socket are welcome.",
			"I test the earthing before I leave.",
			"Two helpers come along for a full house.",
			"Load is calculated before the cable is chosen.",
			"Yearly checking of hotels and PGs.",
		],
	},
	plumber: {
		work: list(
			"leaking taps | blocked drains | new bathrooms | overhead tanks | motors and pressure pumps | flush tanks and seats | kitchen sinks | CPVC and PPR lines | geyser connections | water meters | sewer lines | frozen pipes in winter | solar heater lines | seepage behind tiles",
		),
		says: [
			"I find the leak before I break a tile.",
			"Drains are opened with a machine, not with acid.",
			"The line is tested under pressure before the wall is closed.",
			"Sunday visits for burst pipes.",
			"You get the old parts back.",
			"Hotels and housing societies call me every month.",
			"One visit is usually enough for a tap or a flush.",
			"I carry washers, floats and angle valves of all common sizes.",
			"For a new bathroom I mark every point on the wall first.",
			"The place is mopped before we leave.",
			"If the same joint leaks within a month, I come again free.",
			"Pumps are fitted with a dry-run guard.",
		],
	},
	ro: {
		work: [],
		choices: {
			"home-ro": list(
				"filter change | membrane change | wall and under-sink models | pump and adapter repair | taste and smell problems | shifting when you move | UV lamps | yearly contracts",
			),
			"commercial-ro-plant": list(
				"plants from 50 to 1,000 LPH | schools and hostels | hotel kitchens | membrane housings | sand and carbon vessels | dosing pumps | water coolers with RO | monthly checking",
			),
		},
		says: [
			"TDS is measured in front of you before and after.",
			"Filters come sealed, with the date on the box.",
			"If the part is not needed, I say so.",
			"Water from the tank is checked as well.",
			"Same-day visit when I get the call before noon.",
			"Waste water is set as low as the membrane allows.",
		],
	},
	wifi: {
		work: [],
		choices: {
			"new-connection": list(
				"fibre to the home | router with the plan | 5G wireless where fibre ends | connections for PGs | plans for shops and cafes | landline with fibre",
			),
			"router-and-network-repair": list(
				"weak signal in thick stone walls | router set-up | mesh for two floors | LAN cabling | hotspots for hotels and PGs | cut fibre | links between two buildings | office switches",
			),
		},
		says: [
			"Speed is shown to you on your own phone.",
			"Cables run along the wall and not across the room.",
			"The help line is answered until nine at night.",
			"We keep spare routers for the days of a repair.",
			"After snow and storm we repair the line first and talk later.",
			"One month free when you pay for a year.",
		],
	},
	ac: {
		work: [],
		choices: {
			"split-ac": list(
				"jet service of split ACs | gas charging after a leak test | water dripping indoors | shifting with new copper | PCB repair | stands on high walls",
			),
			"window-ac": list(
				"service of window ACs | fan motor and capacitor | gas refilling | frames and brackets | ice on the coil | thermostat change",
			),
			"cassette-and-tower-ac": list(
				"cassette units in showrooms | tower ACs for halls | drain pumps | compressor change | filter and blower cleaning | yearly contracts for offices",
			),
			"central-ac": list(
				"ducted systems | AHU and fan coil units | VRF units | chillers of hotels | duct cleaning | temperature balancing of floors",
			),
		},
		says: [
			"The leak is repaired before new gas goes in.",
			"Floor and sofa are covered before the wash.",
			"Same-day visit in May and June as far as we can.",
			"Parts come with the company's bill.",
			"Heating mode is checked before winter.",
			"We write gas pressure and current on the job card.",
		],
	},
	refrigerator: {
		work: list(
			"no cooling | ice build-up | compressors | gas leaks | thermostats and relays | door seals | side-by-side models | deep freezers | visi coolers of shops | water coolers",
		),
		says: [
			"Most fridges are repaired in your kitchen.",
			"A stand-by fridge is lent when the workshop needs days.",
			"You hear the price before the compressor is touched.",
			"Thermostat, relay and overload are in the bag.",
			"Old gas is recovered, not let off.",
			"Ice-cream shops and dairies get the first visit of the day.",
		],
	},
	cctv: {
		work: list(
			"sets of four to sixteen cameras | viewing on the phone | Wi-Fi cameras for flats | IP cameras for hotels | video door phones | orchard cameras with SIM and solar | hard disk change | biometric attendance | upgrades of old systems",
		),
		says: [
			"The site is seen before the price is given.",
			"Wiring in conduit, no loose cables.",
			"You get the password, and so does nobody else.",
			"Night view is shown before we take the money.",
			"Recording time is set to what you need.",
			"One free visit in the first half-year.",
		],
	},
	tv: {
		work: list(
			"lines on the screen | backlight strips | power supply boards | sound problems | wall mounting with hidden cables | smart TV updates | set-top boxes | projectors | cracked panels",
		),
		says: [
			"I tell you when a new set is cheaper.",
			"The set is opened on your table, in front of you.",
			"Part prices are told before anything is opened.",
			"Panels are collected and brought back in a padded box.",
			"Three months on every board that I repair.",
			"Mounts for stone and for wooden walls.",
		],
	},
	"washing-machine": {
		work: list(
			"drum noise | machines that do not spin | water leaks | PCB repair | front load bearings | door gaskets | descaling for hard water | installation and stands | semi-automatic motors",
		),
		says: [
			"Front and top load, all common brands.",
			"Inlet filters are cleaned on every visit.",
			"I bring the usual belts and pumps along.",
			"The machine is run once empty before I go.",
			"Boards are repaired, not only replaced.",
			"Old parts stay with you.",
		],
	},
	chimney: {
		work: list(
			"deep cleaning with degreaser | baffle filters | new chimneys with duct | motors | touch panels | lights | hob repair | restaurant hoods | core cut for the pipe",
		),
		says: [
			"The slab is covered and left clean.",
			"Suction is shown with a sheet of paper before and after.",
			"Two cleanings a year at a fixed price.",
			"No caustic on aluminium filters.",
			"Takes two to three hours in a home kitchen.",
			"Grease from the duct goes with us.",
		],
	},
	geyser: {
		work: list(
			"heating elements | thermostats and cut-outs | tank leaks | gas geysers | descaling before winter | safety valves | solar tubes | new geysers with pipes | wiring and MCB",
		),
		says: [
			"A gas geyser is fitted only where air can get in.",
			"Hot water the same evening in most cases.",
			"The anode rod is looked at on every visit.",
			"I measure the earthing at the geyser point.",
			"Hotels get a check of all rooms before the season.",
			"In January the first calls are made at seven.",
		],
	},
	"gas-stove": {
		work: list(
			"burner cleaning | low and yellow flames | knobs and valves | Suraksha pipe change | regulators | glass tops | built-in hobs | cooking ranges | tandoor burners",
		),
		says: [
			"Leak test with soap water after every job.",
			"I carry burners for the common Indian brands.",
			"The pipe's expiry date is read out to you.",
			"Auto-ignition repaired at home.",
			"Dhaba and hostel kitchens early in the morning.",
			"Flame is set so that the vessel stays clean.",
		],
	},
	dishwasher: {
		work: list(
			"machines that do not drain | water that stays cold | error codes | installation with inlet and drain | door springs | spray arms | PCB repair | descaling",
		),
		says: [
			"Salt and rinse aid are set for the local water.",
			"I show you how to load Indian vessels.",
			"Parts with bill, common ones in the van.",
			"A leak is traced with the base plate off.",
			"Restaurants with hood machines too.",
		],
	},
	microwave: {
		work: list(
			"ovens that do not heat | sparks inside | dead touch panels | magnetron change | turntables | door switches | OTGs | induction cooktops | air fryers",
		),
		says: [
			"Leakage is measured after the repair.",
			"Pick-up and drop inside the town.",
			"Ready in a day or two if the part is here.",
			"Six months on a new magnetron.",
			"Bakery ovens are repaired on the spot.",
		],
	},
	"printer-ink": {
		work: list(
			"toner refills | new cartridges | ink bottles | drum and blade change | print heads | printers on rent | paper by the box | dot matrix ribbons",
		),
		says: [
			"Refilled at your office while you wait.",
			"A test page comes with every refill.",
			"Schools and banks pay by the month.",
			"Empty cartridges are taken back.",
			"Delivered before five if ordered by two.",
		],
	},
	photostat: {
		work: list(
			"photostat | colour prints up to A3 | lamination | spiral binding | passport photos | online forms | Hindi and English typing | plan prints | rubber stamps | thesis binding",
		),
		says: [
			"Send the file on WhatsApp, collect it ready.",
			"Your file is deleted the same evening.",
			"Students pay less before examinations.",
			"Photos in ten minutes.",
			"Stamp paper and court forms kept.",
		],
	},
};
