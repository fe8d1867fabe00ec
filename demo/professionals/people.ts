import type { Choice } from "../seeded-choice.ts";

type Region = { given: string[]; family: string[] };

const hills: Region = {
	given:
		"Rajesh Sanjay Vikas Anil Sunil Hari Om Meena Kamla Deepak Arvind Ramesh Suresh Dinesh Naresh Pankaj Manoj Rohit Sandeep Kuldeep Bhupinder Lalit Yashpal Jitender Reena Savita Promila Anjana Tenzin Dorje Chhering Palden".split(
			" ",
		),
	family:
		"Thakur Verma Negi Chauhan Sharma Kumar Sood Bhardwaj Rana Kanwar Guleria Katoch Pathania Kapoor Mehta Dogra Jamwal Bodh Thapa Rawat Bisht Panwar".split(
			" ",
		),
};
const plains: Region = {
	given:
		"Gurmeet Harpreet Jaswinder Baljit Manpreet Simran Ravi Vijay Ashok Mohit Nitin Rahul Amit Sumit Imran Salim Farhan Javed Nasreen Shabana Geeta Seema Kavita Poonam Rekha Surinder Paramjit Kulwant".split(
			" ",
		),
	family:
		"Singh Kaur Gill Sandhu Dhillon Grewal Malhotra Arora Chopra Khanna Gupta Aggarwal Bansal Goyal Khan Ansari Qureshi Siddiqui Yadav Chaudhary Tyagi Saini".split(
			" ",
		),
};
const south: Region = {
	given:
		"Manjunath Nagaraj Ravi Shivakumar Basavaraj Venkatesh Srinivas Raghavendra Lakshmi Kavitha Shobha Asha Mohan Prakash Girish Harish Umesh Mahesh Anand Farooq Joseph Mary Thomas Anthony".split(
			" ",
		),
	family:
		"Gowda Reddy Rao Shetty Hegde Bhat Naik Murthy Iyer Iyengar Nair Menon Pillai D'Souza Fernandes Pinto Pasha Kulkarni Patil Achar".split(
			" ",
		),
};

const priests: Region = {
	given:
		"Ramakant Shivkumar Vinod Devendra Umashankar Girdhari Lokesh Narendra Om Bhagwan Jagdish Mukesh Dinesh".split(
			" ",
		),
	family: "Sharma Shastri Joshi Bhardwaj Dixit Mishra Pandey Trivedi Vashisht Gautam Upadhyay Acharya".split(
		" ",
	),
};

const women = new Set(
	"Meena Kamla Reena Savita Promila Anjana Simran Nasreen Shabana Geeta Seema Kavita Poonam Rekha Lakshmi Kavitha Shobha Asha Mary Angmo सुनीता Sunita Sarita Ishita".split(
		" ",
	),
);
/** Punjabi first names of men and women: Kaur marks a woman. */
const ofBoth = new Set("Gurmeet Harpreet Jaswinder Baljit Manpreet Surinder Paramjit Kulwant".split(" "));
const muslims = {
	given: new Set("Imran Salim Farhan Javed Nasreen Shabana".split(" ")),
	family: ["Khan", "Ansari", "Qureshi", "Siddiqui"],
};

/** Whether it is a woman's name. */
export function isWoman(name: string): boolean {
	const words = name.split(" ");
	return women.has(words[0] ?? "") || words.at(-1) === "Kaur" || words.includes("Lakshmi");
}

/** The family name that fits a first name of the plains: no one is called Imran Kaur. */
function familyFor(given: string, family: string): string {
	const isMuslim = muslims.given.has(given);
	const place = plains.family.indexOf(family);
	if (isMuslim && !muslims.family.includes(family))
		return muslims.family[place % muslims.family.length] ?? family;
	if (!isMuslim && muslims.family.includes(family)) return plains.family[2 + (place % 12)] ?? family;
	const isMan = !women.has(given) && !ofBoth.has(given);
	return isMan && family === "Kaur" ? "Singh" : family;
}

/** Names that test the screens: other scripts, one word, many words. */
const unusual = [
	"रमेश कुमार ठाकुर",
	"सुनीता देवी",
	"ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
	"Thiruvenkatanathapuram Subramaniam Lakshmi Narayanan",
	"Md. Shamsuddin",
	"Angmo",
	"Raja Ram Mohan Prasad Srivastava",
];

function regionOf(state: string | null): Region {
	if (state === "Karnataka" || state === "Goa") return south;
	return state === "Himachal Pradesh" || state === "Uttarakhand" ? hills : plains;
}

/** A pandit or astrologer. */
export function priestOf(choice: Choice): { name: string; family: string } {
	const family = choice.pick(priests.family);
	return { name: `${choice.pick(priests.given)} ${family}`, family };
}

/** A person of the state; one in eighty has a name that tests the screens. */
export function personOf(choice: Choice, state: string | null): { name: string; family: string } {
	if (choice.chance(1 / 80)) {
		const name = choice.pick(unusual);
		return { name, family: name.split(" ").at(-1) ?? name };
	}
	const region = regionOf(state);
	const drawn = choice.pick(region.family);
	const given = choice.pick(region.given);
	const family = region === plains ? familyFor(given, drawn) : drawn;
	return { name: `${given} ${family}`, family };
}
