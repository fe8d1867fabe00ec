import { list, type TradeWords } from "../trade-words.ts";

export const transportWords: Record<string, TradeWords> = {
	taxis: {
		work: list(
			"local sightseeing | outstation trips | airport and railway pick-up | one-way drops | Spiti and Atal Tunnel | temple tours | wedding guests | monthly hire | hospital visits | trips with elderly people",
		),
		says: [
			"Careful driver, no racing in the bends.",
			"Clean car, child seat on request.",
			"Permits for the passes are arranged before we start.",
			"Tolls and parking are shown on the bill.",
			"I stop wherever you want to take a photo.",
			"Snow chains are in the boot from November on.",
			"You get the car's number and my photo the evening before.",
			"No extra charge for waiting at the station.",
			"Night pick-ups if booked before eight.",
			"Speaks Hindi, Punjabi and enough English.",
			"Water and a charger are in the car.",
			"The price is for the car, not for each person.",
		],
	},
	"pickup-vans": {
		work: list(
			"house shifting | apple and vegetable crates | sand, cement and bricks | furniture | shop goods | tents and catering goods | pipes and steel | single heavy pieces",
		),
		says: [
			"Two helpers for loading if you wish.",
			"Tarpaulin and ropes are always there.",
			"Old newspapers and blankets for the glass.",
			"Mandi trips start at three in the night.",
			"Narrow village roads are fine.",
			"Load is weighed, no guessing.",
		],
	},
	"volvo-bus": {
		work: [],
		choices: {
			"seat-on-a-daily-bus": list(
				"a fixed time table | reclining seats | blankets and water | charging points | live location by message | a clean dinner stop",
			),
			"whole-bus-on-hire": list(
				"wedding parties | school tours | office trips | pilgrimages | sports teams | luggage below the floor",
			),
		},
		says: [
			"Two drivers on long runs.",
			"Boarding points are fixed and lit.",
			"The coach is washed after every trip.",
			"Women travelling alone get a seat beside a woman.",
			"Refund the same day if we cancel.",
			"The conductor's number comes with the ticket.",
		],
	},
	"tow-truck": {
		work: list(
			"flatbed towing | cars out of ditches | jump start | tyre change on the road | locked-in keys | two-wheelers | cars stuck in snow | fuel brought to you",
		),
		says: [
			"Tell us the nearest milestone, we find you.",
			"Photos before loading, for the insurance.",
			"Bill for cashless claims.",
			"Electric and low cars go on the flat bed only.",
			"Winch with forty metres of rope.",
		],
	},
};
