import { list } from "../words/trade-words.ts";

/** The block of each pincode of the demo, as the directory has it. */
const blocks = new Map(
	list(
		`134003 Ambala City | 143001 Amritsar | 403509 Anjuna | 173205 Baddi | 175103 Bahang | 176125 Baijnath |
		175123 Banjar | 175125 Bhuntar | 174001 Bilaspur Bilaspur HP | 176077 Bir | 173217 Chail | 176310 Chamba |
		160055 Chandigarh Sector 55 | 160017 Chandigarh | 176304 Dalhousie | 248001 Dehradun | 176215 Dharamsala |
		110075 Dwarka Sec-6 | 175140 Gondhla | 122001 Gurgaon | 560102 HSR Layout | 177001 Hamirpur |
		110016 Hauz Khas | 560038 Indiranagar | 110058 Janakpuri B 1 | 175105 Jaree | 560041 Jayanagar |
		175015 Joginder Nagar | 133302 Kalka | 176001 Kangra | 132001 Karnal | 110005 Karol Bagh |
		173204 Kasauli | 171009 Kasumpti | 172114 Kaza | 175132 Keylong | 140301 Kharar | 560034 Koramangala |
		175101 Kullu | 110024 Lajpat Nagar South Delhi | 110092 Laxmi Nagar | 141001 Ludhiana |
		110017 Malviya Nagar | 175131 Manali | 175001 Mandi | 160101 Manimajra | 171007 Mashobra |
		176047 Nagrota Bagwan | 173001 Nahan | 263001 Nainital | 171213 Narkanda | 110001 New Delhi |
		201301 Noida | 176202 Nurpur | 176061 Palampur | 403001 Panaji | 134109 Panchkula Sector 8 |
		173025 Paonta Sahib | 173220 Parwanoo | 145001 Pathankot | 134102 Pinjore | 172001 Rampur Bushahr |
		172107 Reckong Peo | 175023 Rewalsar | 249201 Rishikesh | 110085 Rohini Sector7 | 171207 Rohru |
		172106 Sangla | 171006 Sanjauli | 173211 Saproon | 160015 Sector 15 Chandigarh |
		160022 Sector 22 Chandigarh | 160036 Sector 36 Chandigarh | 176206 Shahpur Kangra | 171002 Shimla East |
		171001 Shimla | 173212 Solan | 176314 Sultanpur | 175018 Sunder Nagar1 | 171201 Theog | 174303 Una |
		560066 Whitefield | 560064 Yelahanka | 140603 Zirakpur`,
	).map((entry): [string, string] => [entry.slice(0, 6), entry.slice(7)]),
);

/** The row with the block of its pincode, which an address entered in the product gets from the directory. */
export function withCityBlock<Row extends { pincode: string }>(row: Row): Row & { cityBlock: string } {
	const cityBlock = blocks.get(row.pincode);
	if (cityBlock === undefined) throw new Error(`no block for ${row.pincode}: copy it from the directory`);
	return { ...row, cityBlock };
}
