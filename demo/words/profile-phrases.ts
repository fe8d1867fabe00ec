/** What professionals of a service write in a profile. */
export type ProfilePhrases = {
	skills: string[];
	bio: string;
	/** Their earlier job titles and employers. */
	worked: readonly [title: string, company: string];
	learned: readonly [school: string, degree: string, field: string];
};

/** By the service's slug; one professional of each has a profile. */
export const profilePhrases: Record<string, ProfilePhrases> = {
	electrician: {
		skills: ["House wiring", "Three-phase", "Earthing", "Inverters", "Geysers", "Fault finding"],
		bio: "Electrician for {years} years. I explain what I do and leave the boards labelled.",
		worked: ["Wireman", "HP State Electricity Board"],
		learned: ["ITI Shimla", "ITI certificate", "Electrician"],
	},
	plumber: {
		skills: ["CPVC and PPR", "Leak detection", "Overhead tanks", "Pressure pumps"],
		bio: "Bathrooms and kitchens in the Tricity. I find the leak before I break the wall.",
		worked: ["Plumber", "Chandigarh Housing Board"],
		learned: ["ITI Chandigarh Sector 28", "ITI certificate", "Plumbing"],
	},
	taxis: {
		skills: ["Mountain driving", "Snow chains", "Spiti circuit", "English", "Hindi"],
		bio: "Manali, Spiti and Ladakh for {years} years, without an accident.",
		worked: ["Driver", "Himachal Road Transport Corporation"],
		learned: ["Government Senior Secondary School, Manali", "Class 12", "Arts"],
	},
	architects: {
		skills: ["AutoCAD", "Revit", "Hill construction", "Passive solar", "Site supervision", "Estimates"],
		bio: "Houses and small hotels on slopes, with as little concrete as the ground allows.\nDrawings, estimates and the visits in between.",
		worked: ["Junior architect", "Studio Deodar"],
		learned: ["NIT Hamirpur", "B.Arch", "Architecture"],
	},
	"interior-designer": {
		skills: ["Space planning", "SketchUp", "Lighting", "Turnkey projects"],
		bio: "Flats and offices, from the first sketch to the last handle.",
		worked: ["Site designer", "Godrej Interio"],
		learned: ["Chandigarh College of Architecture", "Diploma", "Interior design"],
	},
	carpenter: {
		skills: ["Wardrobes", "Deodar doors", "Modular fittings", "Polish"],
		bio: "Third generation. Joints first, screws where they must be.",
		worked: ["Carpenter", "Himachal Forest Corporation workshop"],
		learned: ["ITI Mandi", "ITI certificate", "Carpentry"],
	},
	painter: {
		skills: ["Putty", "Texture", "Waterproof coats", "Wood polish"],
		bio: "Clean edges, covered floors, and the colour you chose.",
		worked: ["Painter", "CPWD contractor"],
		learned: ["Government High School", "Class 10", ""],
	},
	photographer: {
		skills: ["Weddings", "Portraits", "Drone", "Lightroom", "Album design"],
		bio: "Weddings between Dharamsala and Delhi. Two cameras, no posing for hours.",
		worked: ["Assistant photographer", "Studio Light House"],
		learned: ["Himachal Pradesh University", "B.A.", "Visual arts"],
	},
	advocates: {
		skills: ["Property matters", "Family law", "Consumer cases", "Drafting"],
		bio: "{years} years at the district court. The first talk costs nothing.",
		worked: ["Associate", "Chambers of S. K. Sood"],
		learned: ["Himachal Pradesh University", "LL.B.", "Law"],
	},
	ca: {
		skills: ["GST", "Income tax", "Audit", "Tally", "Company registration"],
		bio: "Returns and books of small firms, on time and in words that they understand.",
		worked: ["Article assistant", "Bansal & Associates"],
		learned: ["Institute of Chartered Accountants of India", "Chartered Accountant", "Accountancy"],
	},
	catering: {
		skills: ["North Indian", "Himachali dham", "South Indian", "Live counters", "Functions up to 800"],
		bio: "Pure vegetarian kitchen, own crockery, and the bill that was agreed.",
		worked: ["Sous chef", "Hotel Holiday Home"],
		learned: ["Institute of Hotel Management, Kufri", "Diploma", "Food production"],
	},
	"yoga-studios": {
		skills: ["Hatha yoga", "Pranayama", "Prenatal yoga", "Home classes"],
		bio: "Small groups, mornings and evenings. Beginners are most welcome.",
		worked: ["Teacher", "Parmarth Ashram"],
		learned: ["Dev Sanskriti University", "M.Sc.", "Yoga"],
	},
	gyms: {
		skills: ["Strength training", "Weight loss", "Nutrition", "Rehabilitation"],
		bio: "A gym where nobody looks at you, and a trainer who does.",
		worked: ["Trainer", "Gold's Gym"],
		learned: ["Panjab University", "B.P.Ed.", "Physical education"],
	},
	hotels: {
		skills: ["Front office", "Banquets", "Group bookings", "Housekeeping"],
		bio: "Family hotel for {years} years. Parking, hot water and an honest view.",
		worked: ["Duty manager", "HPTDC"],
		learned: ["Institute of Hotel Management, Hamirpur", "B.Sc.", "Hospitality"],
	},
	"home-stays": {
		skills: ["Home cooking", "Village walks", "Workation", "Bonfire"],
		bio: "Six rooms above the apple trees. The last two hundred metres are on foot.",
		worked: ["Trek leader", "Youth Hostels Association of India"],
		learned: ["Government College, Kullu", "B.A.", "Tourism"],
	},
	"coworking-space": {
		skills: ["Fibre internet", "Day passes", "Events", "Open source evenings"],
		bio: "Quiet desks with two internet lines and one generator.",
		worked: ["Software engineer", "Infosys"],
		learned: ["NIT Hamirpur", "B.Tech", "Computer science"],
	},
	"modular-kitchen": {
		skills: ["Kitchen planning", "Hettich fittings", "Acrylic fronts"],
		bio: "Measured twice, fitted in three days.",
		worked: ["Fitter", "Sleek Kitchens"],
		learned: ["ITI Ludhiana", "ITI certificate", "Carpentry"],
	},
	cctv: {
		skills: ["IP cameras", "Networking", "Video door phones", "Yearly maintenance"],
		bio: "Shops, schools and societies. No loose cables.",
		worked: ["Technician", "CP Plus service centre"],
		learned: ["Government Polytechnic, Sundernagar", "Diploma", "Electronics"],
	},
	welder: {
		skills: ["Arc welding", "Argon", "Gates and grills", "Roof trusses"],
		bio: "Gates that close with one finger.",
		worked: ["Welder", "Baddi Steel Fabricators"],
		learned: ["ITI Solan", "ITI certificate", "Welding"],
	},
	"tile-installers": {
		skills: ["Large tiles", "Epoxy grout", "Bathrooms", "Levelling"],
		bio: "Straight lines, also behind the basin.",
		worked: ["Tile fitter", "Kajaria Studio"],
		learned: ["Government High School", "Class 10", ""],
	},
};

/** The skills of job seekers, by the work they seek. */
export const seekerSkills: Record<string, string[]> = {
	electrician: ["House wiring", "Switchboards", "Fan fitting"],
	plumber: ["Taps and pipes", "Tank cleaning"],
	hotels: ["Housekeeping", "Reception", "English"],
	"home-cleaning": ["Cleaning", "Washing machine"],
	taxis: ["Driving licence", "Hill roads"],
	cctv: ["Cabling", "DVR setting"],
	wifi: ["Router setting", "Fibre"],
	catering: ["Cooking", "Serving"],
	"construction-worker": ["Brick work", "Shuttering"],
	painter: ["Putty", "Wall painting"],
	"pickup-vans": ["Loading", "Driving"],
	photostat: ["Hindi typing", "MS Office"],
};

/** Earlier employers of job seekers. */
export const seekerEmployers = [
	"Verma Electricals",
	"Sanjauli Hardware Store",
	"Negi Contractors",
	"Himland Maintenance",
	"Sharma Building Works",
	"Summer Hill Hostel",
	"Kufri View Hotel",
	"Bharti Enterprises",
];
