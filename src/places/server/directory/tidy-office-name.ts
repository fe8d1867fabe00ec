/**
 * The office's kind at the end of its name, in its many spellings, with an optional district. India Post adds the district
 * to distinguish offices of the same name ("Manali SO Kullu", "Alur S.O (Kurnool)"), but the pincode is enough for that.
 */
const kindAndAfter =
	/(?<=[\s(,)]|(?<!\bG)\.)(?:(?:(?:[NDT]\.?){0,3}[SBHP]\s?\.\s?O\b\.?|[NDT]{0,3}[SBHP]\s?O(?![\w.])|sO(?!\w))(?:\W.*)?|[SBHPsbhp]\.?\s?[Oo]\W*)$/;

const generalPostOffice = /\bA?G\.?\s?P\.?\s?O\b\.?/;

/** Names in capitals. */
const acronyms = new Set(
	`AIIMS APIIIT APUHS BMPVI CDAAF DLFIV GGSIP GIPCL IIITDM IISER JNNURM MGIHU MMTCSTC MRSTU NACIN NPGCL RAKNPA
	RGNUL SMVDU SRTMU`.split(/\s+/),
);
/** Words of four letters that are not acronyms, which are frequent in offices of towns. */
const shortWords = new Set(
	`AREA ANLA BABA BARA CAMP CITY EAST EXTN FORT GADI GANJ HATA JAIL KOTA LINE MAIN MALL MARG MOGA ORAI PARA PARK POST RAIL RAJA RANI
	ROAD SANT SHRI TOLA TOWN VAYU WEST YARD ZILA AGRA`.split(/\s+/),
);
/** Small words in names: "Chand ka Pura". */
const smallWords = new Set(["and", "ka", "ke", "ki", "of", "the"]);

const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

function isShouted(word: string, isVillage: boolean): boolean {
	if (!/^[A-Z]{4,}$/.test(word) || !/[AEIOUY]/.test(word) || acronyms.has(word)) return false;
	return word.length > 4 || isVillage || shortWords.has(word);
}

function recase(word: string, isVillage: boolean): string {
	if (isShouted(word, isVillage)) return titled(word);
	return /^[a-z]/.test(word) && !smallWords.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * The common name of a post office: "Manali" for "Manali SO Kullu", "Shimla G.P.O." for
 * "Shimla GPO", "Baswapur" for "BASWAPUR B.O". In names of villages, words of four capitals are words; in those of towns, they are acronyms.
 */
export function tidyOfficeName(name: string, isVillage = false): string {
	const plain = name
		.normalize("NFC")
		.replaceAll(/[^\p{L}\p{M}\p{N} .,&'()/@\u2019-]/gu, " ")
		.replaceAll(/(?:Â|\s)+/g, " ")
		.trim();
	const bare = plain.replace(kindAndAfter, "").replace(/[\s(,]+$/, "") || plain;
	const closed = bare.includes("(") && !bare.includes(")") ? `${bare})` : bare;
	return closed
		.replaceAll(/[A-Za-z]+/g, (word, at: number) =>
			// Keeps what follows a punctuation mark in a word: "Mcleod's", "H.Q".
			/[\p{L}\p{M}'\u2019.]/u.test(closed.charAt(at - 1)) ? word : recase(word, isVillage),
		)
		.replace(generalPostOffice, (found) => (found.startsWith("A") ? "A.G.P.O." : "G.P.O."));
}

/** The town that an office is named after: "Shimla" for "Shimla G.P.O.". */
export function townOf(officeName: string): string {
	return officeName.replace(/\s*\bG\.P\.O\.$/, "").trim() || officeName;
}
