import type { JobPlace } from "../../src/job-board/job-board.contract.ts";

type Offices = { stateName: string; district: string; places: Record<string, string[]> };
const of = (stateName: string, district: string, places: Offices["places"]): Offices => ({
	stateName,
	district,
	places,
});
const himachal = "Himachal Pradesh";

/** Post offices by pincode, with their names in the bundled directory, by which jobs are found. */
const offices: Offices[] = [
	of(himachal, "Shimla", {
		"171001": ["Shimla G.P.O.", "Combermere"],
		"171002": ["Khalini"],
		"171006": ["Sanjauli"],
		"171009": ["Kasumpti", "New Shimla"],
		"171201": ["Theog"],
		"171207": ["Rohru"],
		"172001": ["Rampur Bushahr"],
	}),
	of(himachal, "Solan", {
		"173205": ["Baddi"],
		"173211": ["Saproon"],
		"173212": ["Solan"],
		"173220": ["Parwanoo"],
	}),
	of(himachal, "Kullu", {
		"175101": ["Kullu", "Akhara Bazar"],
		"175105": ["Kasol", "Manikaran"],
		"175123": ["Banjar", "Gushaini"],
		"175131": ["Manali", "Purani Manali"],
	}),
	of(himachal, "Kangra", {
		"176061": ["Palampur"],
		"176077": ["Bir"],
		"176215": ["Dharamsala", "Mcleodganj", "Sidhbari"],
	}),
	of(himachal, "Mandi", {
		"175001": ["Mandi", "Jail Road", "Purani Mandi"],
		"175018": ["Jarol", "Upper Behli"],
	}),
	of(himachal, "Sirmaur", { "173001": ["Nahan"], "173025": ["Paonta Sahib"] }),
	of(himachal, "Una", { "174303": ["Una"] }),
	of(himachal, "Hamirpur", { "177001": ["Masiana", "Nalti"] }),
	of(himachal, "Bilaspur", { "174001": ["AIIMS Bilaspur", "New Bilaspur Town Ship"] }),
	of(himachal, "Chamba", { "176304": ["Dalhousie"], "176310": ["Chamba"] }),
	of(himachal, "Kinnaur", { "172107": ["Reckong Peo", "Powari"] }),
	of("Chandigarh", "Chandigarh", {
		"160015": ["Sector 15 Chandigarh"],
		"160017": ["Chandigarh G.P.O."],
		"160022": ["Sector 22 Chandigarh", "Sector 35 Chandigarh"],
		"160036": ["Sector 36 Chandigarh"],
	}),
	of("Punjab", "S.A.S. Nagar (Mohali)", {
		"140301": ["Kharar"],
		"140603": ["Zirakpur"],
		"160055": ["Balongi"],
	}),
	of("Punjab", "Ludhiana", { "141001": ["Ludhiana", "Sarabha Nagar"] }),
	of("Punjab", "Amritsar", { "143001": ["Lawrence Road", "Hide Market"] }),
	of("Haryana", "Panchkula", { "134109": ["Panchkula Sector 8"] }),
	of("Haryana", "Gurugram", { "122001": ["Arjun Nagar", "Khandsa Road"] }),
	of("Uttar Pradesh", "Gautam Buddha Nagar", { "201301": ["Noida"] }),
	of("Delhi", "New Delhi", { "110001": ["Connaught Place", "Bengali Market"] }),
	of("Delhi", "Central Delhi", { "110005": ["Karol Bagh", "Anand Parbat"] }),
	of("Delhi", "South East Delhi", { "110024": ["Amar Colony", "Krishna Market"] }),
	of("Delhi", "South Delhi", { "110016": ["Green Park Market", "Hauz Khas"] }),
	of("Karnataka", "Bengaluru Urban", {
		"560034": ["Koramangala"],
		"560041": ["Jayanagar", "Jayanagar East"],
		"560064": ["Yelahanka", "Jakkur"],
		"560066": ["Whitefield"],
		"560102": ["HSR Layout"],
	}),
	of("Goa", "North Goa", { "403001": ["Panaji", "Miramar"], "403509": ["Anjuna"] }),
	of("Uttarakhand", "Dehradun", { "248001": ["Dalanwala", "Araghar"], "249201": ["Rishikesh"] }),
	of("Uttarakhand", "Nainital", { "263001": ["Nainital", "Tallital"] }),
];

/** Where the demo's jobs are, by district. */
export const jobPlaces: ReadonlyMap<string, readonly JobPlace[]> = new Map(
	offices.map(({ stateName, district, places }) => [
		district,
		Object.entries(places).flatMap(([pincode, names]) =>
			names.map((poName) => ({ poName, cityBlock: "", district, stateName, pincode })),
		),
	]),
);
