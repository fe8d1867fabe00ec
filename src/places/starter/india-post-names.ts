/** India Post's spelling, then today's official name, unless only capitals differ. */
const renamedDistricts: Record<string, Record<string, string>> = {
	"Andaman and Nicobar Islands": {
		NICOBARS: "Nicobar",
		"SOUTH ANDAMANS": "South Andaman",
	},
	"Andhra Pradesh": {
		Konaseema: "Dr. B.R. Ambedkar Konaseema",
		NTR: "NTR",
		"SPSR NELLORE": "Sri Potti Sriramulu Nellore",
		VISAKHAPATANAM: "Visakhapatnam",
		"Y.S.R.": "YSR Kadapa",
	},
	"Arunachal Pradesh": {
		LEPARADA: "Lepa Rada",
	},
	Assam: {
		"KAMRUP METRO": "Kamrup Metropolitan",
		KARIMGANJ: "Sribhumi",
		MARIGAON: "Morigaon",
		"SOUTH SALMARA MANCACHAR": "South Salmara-Mankachar",
	},
	Chhattisgarh: {
		GARIYABAND: "Gariaband",
		"Gaurella Pendra Marwahi": "Gaurela-Pendra-Marwahi",
	},
	Delhi: {
		CENTRAL: "Central Delhi",
		EAST: "East Delhi",
		NORTH: "North Delhi",
		"NORTH EAST": "North East Delhi",
		"NORTH WEST": "North West Delhi",
		SOUTH: "South Delhi",
		"South East": "South East Delhi",
		"SOUTH WEST": "South West Delhi",
		WEST: "West Delhi",
	},
	Gujarat: {
		AHMADABAD: "Ahmedabad",
		ARVALLI: "Aravalli",
		"BANAS KANTHA": "Banaskantha",
		CHHOTAUDEPUR: "Chhota Udepur",
		DOHAD: "Dahod",
		MAHESANA: "Mehsana",
		"PANCH MAHALS": "Panchmahal",
		"SABAR KANTHA": "Sabarkantha",
	},
	Haryana: {
		"CHARKI DADRI": "Charkhi Dadri",
	},
	"Himachal Pradesh": {
		"LAHUL AND SPITI": "Lahaul and Spiti",
	},
	Jharkhand: {
		"EAST SINGHBUM": "East Singhbhum",
		SAHEBGANJ: "Sahibganj",
		"SARAIKELA KHARSAWAN": "Seraikela-Kharsawan",
	},
	Karnataka: {
		DAVANGERE: "Davanagere",
		RAMANAGARA: "Bengaluru South (Ramanagara)",
		VIJAYNAGAR: "Vijayanagara",
	},
	Ladakh: {
		"LEH LADAKH": "Leh",
	},
	Lakshadweep: {
		"LAKSHADWEEP DISTRICT": "Lakshadweep",
	},
	"Madhya Pradesh": {
		"EAST NIMAR": "Khandwa",
		HOSHANGABAD: "Narmadapuram",
	},
	Maharashtra: {
		AHMEDNAGAR: "Ahilyanagar",
		AURANGABAD: "Chhatrapati Sambhajinagar",
		MUMBAI: "Mumbai City",
		OSMANABAD: "Dharashiv",
	},
	Meghalaya: {
		"RI BHOI": "Ri-Bhoi",
	},
	Mizoram: {
		SAIHA: "Siaha",
	},
	Odisha: {
		ANUGUL: "Angul",
		BALESHWAR: "Balasore",
		JAGATSINGHAPUR: "Jagatsinghpur",
		JAJAPUR: "Jajpur",
		SONEPUR: "Subarnapur",
	},
	Puducherry: {
		PONDICHERRY: "Puducherry",
	},
	Punjab: {
		FIROZEPUR: "Ferozepur",
		"S.A.S Nagar": "S.A.S. Nagar (Mohali)",
	},
	Rajasthan: {
		GANGANAGAR: "Sri Ganganagar",
	},
	Sikkim: {
		"EAST DISTRICT": "Gangtok",
		"NORTH DISTRICT": "Mangan",
		"SOUTH DISTRICT": "Namchi",
		"WEST DISTRICT": "Gyalshing",
	},
	"Tamil Nadu": {
		TUTICORIN: "Thoothukudi",
	},
	Telangana: {
		JANGOAN: "Jangaon",
		Jagitial: "Jagtial",
		"MEDCHAL MALKAJGIRI": "Medchal-Malkajgiri",
	},
	"Uttar Pradesh": {
		KHERI: "Lakhimpur Kheri",
		"KUSHI NAGAR": "Kushinagar",
		"SANT KABEER NAGAR": "Sant Kabir Nagar",
		"SIDDHARTH NAGAR": "Siddharthnagar",
	},
	Uttarakhand: {
		"RUDRA PRAYAG": "Rudraprayag",
		"UDAM SINGH NAGAR": "Udham Singh Nagar",
		"UTTAR KASHI": "Uttarkashi",
	},
	"West Bengal": {
		"24 PARAGANAS NORTH": "North 24 Parganas",
		"24 PARAGANAS SOUTH": "South 24 Parganas",
		COOCHBEHAR: "Cooch Behar",
		"DINAJPUR DAKSHIN": "Dakshin Dinajpur",
		"DINAJPUR UTTAR": "Uttar Dinajpur",
		MALDAH: "Malda",
		"MEDINIPUR EAST": "Purba Medinipur",
		"MEDINIPUR WEST": "Paschim Medinipur",
	},
};

/** The state in `starterStates` for one of the India Post directory; null for its "NA". */
export function stateNameFromIndiaPost(state: string): string | null {
	return state === "NA" ? null : titleCase(state.replace(/^THE /, ""));
}

/** The district in `starterStates` for one of the India Post directory; null for its "NA". */
export function districtNameFromIndiaPost(stateName: string, district: string): string | null {
	return district === "NA" ? null : (renamedDistricts[stateName]?.[district] ?? titleCase(district));
}

function titleCase(words: string): string {
	return words
		.toLowerCase()
		.replace(/[a-z]+/g, (word) => (word === "and" ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}
