import { list, type TradeWords } from "../trade-words.ts";

export const leisureWords: Record<string, TradeWords> = {
	paragliding: {
		work: [],
		choices: {
			"tandem-flight": list(
				"tandem flights with licensed pilots | a jeep to the take-off | videos on a stick | flights of fifteen to thirty minutes | evening flights | flights for two friends at once",
			),
			"pilot-course": list(
				"P1 and P2 courses | ground handling | small batches | radio guidance | tandem pilot training | cross-country weeks",
			),
		},
		says: [
			"We fly only when the wind is right.",
			"Money back or another day when clouds come down.",
			"Wear shoes, we have jackets.",
			"Passenger insurance is part of the price.",
			"Harnesses are checked twice before take-off.",
			"Reserve parachutes are repacked every half-year.",
			"Pilots with more than a thousand flights.",
			"Weight between thirty and ninety-five kilos.",
			"Take-off needs ten running steps, not more.",
			"Bookings before nine get the calmest air.",
		],
	},
	"bungee-jumping": {
		work: list(
			"single jumps | a giant swing | tandem jumps | a fixed platform | videos from two sides | a certificate | flying fox",
		),
		says: [
			"Every jumper is weighed and noted.",
			"A second harness is always worn.",
			"Jump masters trained abroad.",
			"Come on an empty stomach.",
			"Not for hearts and backs with a history.",
			"Cords are changed long before their number is up.",
		],
	},
	gyms: {
		work: list(
			"strength and cardio floors | personal trainers | ladies' hours | steam and lockers | Zumba on weekends | a boxing corner | diet plans | heavy dumbbells",
		),
		says: [
			"Three trial days.",
			"Beginners get a plan on paper.",
			"Open from five in the morning.",
			"Music is never louder than the trainer.",
			"Machines are serviced every month.",
			"Students pay a third less.",
		],
	},
	"yoga-studios": {
		work: [],
		choices: {
			"classes-at-the-studio": list(
				"hatha in the morning | pranayama | slow evening classes | prenatal yoga | classes on the terrace | a women's batch",
			),
			"yoga-at-home": list(
				"classes at your home | yoga for elderly people | back and knee care | families together | office breaks",
			),
			"retreats-and-teacher-training": list(
				"weekend retreats | 200 hour courses | silent mornings | walks and meditation | simple meals | teacher training",
			),
		},
		says: [
			"The teacher learnt in Rishikesh.",
			"Small groups, everyone is corrected.",
			"Mats and blankets are here.",
			"Explained in Hindi and English.",
			"Tell us about your back before we begin.",
			"First class without a fee.",
		],
	},
	"pilates-studios": {
		work: list(
			"reformer classes | mat classes | prenatal groups | rehabilitation | private lessons | stretching on Sundays",
		),
		says: [
			"Six people in a class at most.",
			"Posture is looked at in the first lesson.",
			"The trial class costs half.",
			"Physiotherapists send their patients.",
			"Grip socks can be bought here.",
		],
	},
	"dance-studios": {
		work: [],
		choices: {
			"regular-classes": list(
				"Bollywood and hip hop | Kathak for children | bhangra | folk and nati | Zumba mornings | contemporary",
			),
			"wedding-choreography": list(
				"sangeet songs for families | couple dances | practice at your home | easy steps for uncles | mixes of your songs | group entries",
			),
		},
		says: [
			"Wooden floor and mirrors.",
			"One show a year on a real stage.",
			"The first lesson is for trying.",
			"Children's batch ends before seven.",
			"Videos of the steps for practice.",
		],
	},
	"swimming-pools": {
		work: list(
			"a clean pool | lanes in the morning | coaching for children | ladies' hours | a baby pool | summer camps | lockers and showers",
		),
		says: [
			"A lifeguard stands at each end.",
			"Chlorine is measured twice a day.",
			"Caps are a must.",
			"Beginners learn in twelve lessons.",
			"Monthly card or one visit.",
		],
	},
	"spa-centers": {
		work: list(
			"abhyanga | Swedish massage | steam | foot reflexology | shirodhara | couple rooms | facials | deep tissue massage",
		),
		says: [
			"Women treat women, men treat men.",
			"Oils are warmed and fresh.",
			"Walk in until eight.",
			"Pressure as you like it.",
			"Separate rooms with a lock inside.",
			"Tea on the balcony afterwards.",
		],
	},
	"dance-clubs": {
		work: list(
			"Punjabi nights | house and techno | live DJs | a ladies' night | retro Fridays | a large floor | cocktails",
		),
		says: [
			"Couples and groups.",
			"Guards at the door, cabs until close.",
			"No entry below the legal age.",
			"Tables can be booked by message.",
			"Bags stay in the cloakroom.",
		],
	},
	bars: {
		work: list(
			"craft beer | live music | a terrace with heaters | tandoor starters | sports on the big screen | karaoke | board games",
		),
		says: [
			"The kitchen is open until eleven.",
			"Happy hours end at eight.",
			"Non-drinkers get proper mocktails.",
			"Book the corner for a birthday.",
			"Identity cards are looked at.",
		],
	},
};
