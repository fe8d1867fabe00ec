import { list, type TradeWords } from "../trade-words.ts";

export const cleaningWords: Record<string, TradeWords> = {
	"sofa-carpet": {
		work: list(
			"sofa shampoo | carpets | mattresses | recliners | dining chairs | curtains cleaned hanging | office chairs | car seats | hand-knotted carpets",
		),
		says: [
			"Dry in four to five hours.",
			"Colours are tested on a hidden spot.",
			"Tea and ink stains mostly go, we say so when they will not.",
			"No smell is left behind.",
			"Large carpets go to our workshop for two days.",
		],
	},
	"water-tank-cleaning": {
		work: list(
			"overhead tanks | underground sumps | cement tanks | society reservoirs | hotel tanks | disinfection with UV | float valves and lids",
		),
		says: [
			"Photos before and after.",
			"Two men, a rope and a blower for deep tanks.",
			"Water is off for two hours only.",
			"The sludge goes to the drain and not to the garden.",
			"Four cleanings a year cost as much as three.",
			"A certificate for hotels.",
		],
	},
	"home-cleaning": {
		work: list(
			"full deep cleaning | kitchens and bathrooms | windows and balconies | cleaning after painting | moving in and out | weekly visits | floor polishing | home stay changeovers | fans and lights | festival cleaning",
		),
		says: [
			"Own machines and material.",
			"Women come in pairs, with a supervisor.",
			"Police papers of the team can be seen.",
			"We shift the light furniture and put it back.",
			"You pay when you have looked at every room.",
			"Safe liquids where small children crawl.",
			"A 2 BHK takes about six hours.",
			"Glass is done last, so it stays clean.",
			"Same team at every visit.",
			"Shoe covers on new floors.",
		],
	},
	"kitchen-cleaning": {
		work: list(
			"greasy cabinets | tiles and grout | chimneys from outside | exhaust fans | hobs | fridges inside | restaurant kitchens | drain traps",
		),
		says: [
			"Food-safe degreaser only.",
			"We empty the cabinets and fill them again in the same order.",
			"Restaurants are cleaned at night.",
			"Two people, four hours.",
			"Steam for corners.",
		],
	},
	"bathroom-cleaning": {
		work: list(
			"hard water stains | grout lines | taps and showers | glass partitions | cisterns | floor drains | exhaust fans | wash basins",
		),
		says: [
			"No acid on fittings.",
			"Forty-five minutes for one bathroom.",
			"Monthly plan for families and PGs.",
			"Chrome shines, and stays whole.",
			"Gloves and masks are ours.",
		],
	},
	"car-washing": {
		work: list(
			"foam wash | interior vacuum | seat shampoo | rubbing and polish | engine bay | underbody after snow | two-wheelers | daily dusting",
		),
		says: [
			"We bring water and power.",
			"A wash takes forty minutes.",
			"Office parking on a monthly plan.",
			"Two buckets, clean cloths.",
			"Salt and mud are taken off in winter.",
		],
	},
	"pest-control": {
		work: list("cockroaches | termites | bed bugs | rats | ants | mosquitoes | wood borers | pigeon nets"),
		says: [
			"Odourless gel, no need to empty the kitchen.",
			"Children and pets stay outside for two hours.",
			"Termite holes are closed with matching cement.",
			"The bill names the chemical and its dose.",
			"Hotels are treated floor by floor.",
			"Free second visit within the month.",
		],
	},
};
