/** A sight of the region with what visitors ask; it is shown under its own name. */
export type Sight = {
	name: string;
	place: string;
	kind: string;
	/** Rupees per person; null if it is free. */
	ticket: number | null;
	hours: number;
	/** Kilometres to walk from the road. */
	walk: number;
	way: "Level" | "Gentle" | "Steep" | "Many steps";
	text: string;
};

/** In the order of their picture sets. */
export const sights: readonly Sight[] = [
	{
		name: "The Ridge and Christ Church",
		place: "shimla",
		kind: "Old village or bazaar",
		ticket: null,
		hours: 2,
		walk: 1,
		way: "Gentle",
		text: "The open square above the Mall with the yellow church. Best before the crowds, at eight in the morning, when the peaks stand clear.",
	},
	{
		name: "Jakhu Temple",
		place: "shimla",
		kind: "Temple",
		ticket: null,
		hours: 2,
		walk: 2,
		way: "Steep",
		text: "Hanuman's temple on the highest hill of Shimla, under deodars. Hold on to your glasses, the monkeys are quick. A ropeway goes up from near the Ridge.",
	},
	{
		name: "Rock Garden",
		place: "chandigarh",
		kind: "Garden",
		ticket: 30,
		hours: 2,
		walk: 0,
		way: "Level",
		text: "Nek Chand's figures of broken bangles and tiles, waterfalls between walls and narrow gates. Go on a weekday and wear flat shoes.",
	},
	{
		name: "Sukhna Lake",
		place: "chandigarh",
		kind: "Lake or river",
		ticket: null,
		hours: 2,
		walk: 0,
		way: "Level",
		text: "A wide promenade below the Shivalik hills. People walk and row here from dawn; winter brings ducks from far away.",
	},
	{
		name: "Pinjore Gardens",
		place: "pinjore",
		kind: "Garden",
		ticket: 25,
		hours: 2,
		walk: 0,
		way: "Level",
		text: "Seven terraces with fountains in the Mughal manner. In the evening the channels are lit.",
	},
	{
		name: "Hadimba Temple",
		place: "manali",
		kind: "Temple",
		ticket: null,
		hours: 1,
		walk: 0,
		way: "Many steps",
		text: "A wooden pagoda of four roofs in a deodar forest. The carved door alone is worth the steps.",
	},
	{
		name: "Jogini Waterfall",
		place: "vashisht",
		kind: "Waterfall",
		ticket: null,
		hours: 3,
		walk: 3,
		way: "Steep",
		text: "An hour on foot from the hot springs through apple gardens. The upper fall is slippery after rain, so turn round in time.",
	},
	{
		name: "Bhagsu Waterfall",
		place: "bhagsu",
		kind: "Waterfall",
		ticket: null,
		hours: 2,
		walk: 1,
		way: "Many steps",
		text: "Twenty minutes of steps behind the old temple and its cold pool. Tea stalls line the path until the first snow.",
	},
	{
		name: "Kangra Fort",
		place: "kangra",
		kind: "Fort or palace",
		ticket: 25,
		hours: 3,
		walk: 1,
		way: "Many steps",
		text: "Ramparts high above two rivers, older than anybody can say. Take water along and the audio guide at the gate.",
	},
	{
		name: "Baijnath Temple",
		place: "baijnath",
		kind: "Temple",
		ticket: null,
		hours: 1,
		walk: 0,
		way: "Level",
		text: "A stone Shiva temple of the thirteenth century before the snow wall of the Dhauladhar. Shoes stay with the keeper at the gate.",
	},
	{
		name: "Khajjiar Meadow",
		place: "khajjiar",
		kind: "Viewpoint",
		ticket: null,
		hours: 3,
		walk: 1,
		way: "Level",
		text: "A bowl of grass with a small lake and cedars all round. Come early, the day visitors arrive at eleven.",
	},
	{
		name: "Key Monastery",
		place: "kaza",
		kind: "Monastery",
		ticket: null,
		hours: 2,
		walk: 0,
		way: "Steep",
		text: "Whitewashed rooms stacked on a hill above the Spiti river. Ask before you take pictures of the prayer hall.",
	},
	{
		name: "Rewalsar Lake",
		place: "rewalsar",
		kind: "Lake or river",
		ticket: null,
		hours: 3,
		walk: 1,
		way: "Gentle",
		text: "Three faiths share this square lake: monasteries, a gurudwara and temples stand around it. The caves above are half an hour by jeep.",
	},
	{
		name: "Jalori Pass and Serolsar Lake",
		place: "shoja",
		kind: "Walk or trek",
		ticket: null,
		hours: 5,
		walk: 5,
		way: "Gentle",
		text: "From the pass a forest path of five kilometres leads to a still round lake. Closed by snow from December to March.",
	},
];
