import type { StarterState } from "./starter-places.types.ts";

/**
 * All 28 states and 8 union territories, each with its districts in alphabetical order.
 *
 * The districts are those of the India Post directory under today's official names, so that every pincode leads to
 * one of them, and the districts created since. Delhi keeps the eleven that India Post assigns, because there is no
 * source yet for the pincodes of the districts redrawn in December 2025.
 */
// The formatter would give each district a line of its own.
// oxfmt-ignore
export const starterStates: StarterState[] = [
	{
		stateName: "Andaman and Nicobar Islands",
		code: "35",
		districts: ["Nicobar", "North and Middle Andaman", "South Andaman"],
	},
	{
		stateName: "Andhra Pradesh",
		code: "37",
		districts: [
			"Alluri Sitharama Raju", "Anakapalli", "Anantapur", "Annamayya", "Bapatla", "Chittoor",
			"Dr. B.R. Ambedkar Konaseema", "East Godavari", "Eluru", "Guntur", "Kakinada", "Krishna", "Kurnool",
			"Markapuram", "Nandyal", "NTR", "Palnadu", "Parvathipuram Manyam", "Polavaram", "Prakasam",
			"Sri Potti Sriramulu Nellore", "Sri Sathya Sai", "Srikakulam", "Tirupati", "Visakhapatnam",
			"Vizianagaram", "West Godavari", "YSR Kadapa",
		],
	},
	{
		stateName: "Arunachal Pradesh",
		code: "12",
		districts: [
			"Anjaw", "Bichom", "Changlang", "Dibang Valley", "East Kameng", "East Siang", "Kamle", "Keyi Panyor",
			"Kra Daadi", "Kurung Kumey", "Lepa Rada", "Lohit", "Longding", "Lower Dibang Valley", "Lower Siang",
			"Lower Subansiri", "Namsai", "Pakke Kessang", "Papum Pare", "Shi Yomi", "Siang", "Tawang", "Tirap",
			"Upper Siang", "Upper Subansiri", "West Kameng", "West Siang",
		],
	},
	{
		stateName: "Assam",
		code: "18",
		districts: [
			"Bajali", "Baksa", "Barpeta", "Biswanath", "Bongaigaon", "Cachar", "Charaideo", "Chirang", "Darrang",
			"Dhemaji", "Dhubri", "Dibrugarh", "Dima Hasao", "Goalpara", "Golaghat", "Hailakandi", "Hojai", "Jorhat",
			"Kamrup", "Kamrup Metropolitan", "Karbi Anglong", "Kokrajhar", "Lakhimpur", "Majuli", "Morigaon",
			"Nagaon", "Nalbari", "Sivasagar", "Sonitpur", "South Salmara-Mankachar", "Sribhumi", "Tamulpur",
			"Tinsukia", "Udalguri", "West Karbi Anglong",
		],
	},
	{
		stateName: "Bihar",
		code: "10",
		districts: [
			"Araria", "Arwal", "Aurangabad", "Banka", "Begusarai", "Bhagalpur", "Bhojpur", "Buxar", "Darbhanga",
			"Gaya", "Gopalganj", "Jamui", "Jehanabad", "Kaimur (Bhabua)", "Katihar", "Khagaria", "Kishanganj",
			"Lakhisarai", "Madhepura", "Madhubani", "Munger", "Muzaffarpur", "Nalanda", "Nawada",
			"Pashchim Champaran", "Patna", "Purbi Champaran", "Purnia", "Rohtas", "Saharsa", "Samastipur", "Saran",
			"Sheikhpura", "Sheohar", "Sitamarhi", "Siwan", "Supaul", "Vaishali",
		],
	},
	{
		stateName: "Chandigarh",
		code: "04",
		districts: ["Chandigarh"],
	},
	{
		stateName: "Chhattisgarh",
		code: "22",
		districts: [
			"Balod", "Baloda Bazar", "Balrampur", "Bastar", "Bemetara", "Bijapur", "Bilaspur", "Dantewada",
			"Dhamtari", "Durg", "Gariaband", "Gaurela-Pendra-Marwahi", "Janjgir-Champa", "Jashpur", "Kabirdham",
			"Kanker", "Khairagarh-Chhuikhadan-Gandai", "Kondagaon", "Korba", "Korea", "Mahasamund",
			"Manendragarh-Chirmiri-Bharatpur", "Mohla-Manpur-Ambagarh Chowki", "Mungeli", "Narayanpur", "Raigarh",
			"Raipur", "Rajnandgaon", "Sakti", "Sarangarh-Bilaigarh", "Sukma", "Surajpur", "Surguja",
		],
	},
	{
		stateName: "Dadra and Nagar Haveli and Daman and Diu",
		code: "26",
		districts: ["Dadra and Nagar Haveli", "Daman", "Diu"],
	},
	{
		stateName: "Delhi",
		code: "07",
		districts: [
			"Central Delhi", "East Delhi", "New Delhi", "North Delhi", "North East Delhi", "North West Delhi",
			"Shahdara", "South Delhi", "South East Delhi", "South West Delhi", "West Delhi",
		],
	},
	{
		stateName: "Goa",
		code: "30",
		districts: ["North Goa", "South Goa"],
	},
	{
		stateName: "Gujarat",
		code: "24",
		districts: [
			"Ahmedabad", "Amreli", "Anand", "Aravalli", "Banaskantha", "Bharuch", "Bhavnagar", "Botad",
			"Chhota Udepur", "Dahod", "Dang", "Devbhumi Dwarka", "Gandhinagar", "Gir Somnath", "Jamnagar",
			"Junagadh", "Kachchh", "Kheda", "Mahisagar", "Mehsana", "Morbi", "Narmada", "Navsari", "Panchmahal",
			"Patan", "Porbandar", "Rajkot", "Sabarkantha", "Surat", "Surendranagar", "Tapi", "Vadodara", "Valsad",
			"Vav-Tharad",
		],
	},
	{
		stateName: "Haryana",
		code: "06",
		districts: [
			"Ambala", "Bhiwani", "Charkhi Dadri", "Faridabad", "Fatehabad", "Gurugram", "Hansi", "Hisar", "Jhajjar",
			"Jind", "Kaithal", "Karnal", "Kurukshetra", "Mahendragarh", "Nuh", "Palwal", "Panchkula", "Panipat",
			"Rewari", "Rohtak", "Sirsa", "Sonipat", "Yamunanagar",
		],
	},
	{
		stateName: "Himachal Pradesh",
		code: "02",
		districts: [
			"Bilaspur", "Chamba", "Hamirpur", "Kangra", "Kinnaur", "Kullu", "Lahaul and Spiti", "Mandi", "Shimla",
			"Sirmaur", "Solan", "Una",
		],
	},
	{
		stateName: "Jammu and Kashmir",
		code: "01",
		districts: [
			"Anantnag", "Bandipora", "Baramulla", "Budgam", "Doda", "Ganderbal", "Jammu", "Kathua", "Kishtwar",
			"Kulgam", "Kupwara", "Poonch", "Pulwama", "Rajouri", "Ramban", "Reasi", "Samba", "Shopian", "Srinagar",
			"Udhampur",
		],
	},
	{
		stateName: "Jharkhand",
		code: "20",
		districts: [
			"Bokaro", "Chatra", "Deoghar", "Dhanbad", "Dumka", "East Singhbhum", "Garhwa", "Giridih", "Godda",
			"Gumla", "Hazaribagh", "Jamtara", "Khunti", "Koderma", "Latehar", "Lohardaga", "Pakur", "Palamu",
			"Ramgarh", "Ranchi", "Sahibganj", "Seraikela-Kharsawan", "Simdega", "West Singhbhum",
		],
	},
	{
		stateName: "Karnataka",
		code: "29",
		districts: [
			"Bagalkot", "Ballari", "Belagavi", "Bengaluru Rural", "Bengaluru South (Ramanagara)", "Bengaluru Urban",
			"Bidar", "Chamarajanagara", "Chikkaballapura", "Chikkamagaluru", "Chitradurga", "Dakshina Kannada",
			"Davanagere", "Dharwad", "Gadag", "Hassan", "Haveri", "Kalaburagi", "Kodagu", "Kolar", "Koppal",
			"Mandya", "Mysuru", "Raichur", "Shivamogga", "Tumakuru", "Udupi", "Uttara Kannada", "Vijayanagara",
			"Vijayapura", "Yadgir",
		],
	},
	{
		stateName: "Kerala",
		code: "32",
		districts: [
			"Alappuzha", "Ernakulam", "Idukki", "Kannur", "Kasaragod", "Kollam", "Kottayam", "Kozhikode",
			"Malappuram", "Palakkad", "Pathanamthitta", "Thiruvananthapuram", "Thrissur", "Wayanad",
		],
	},
	{
		stateName: "Ladakh",
		code: "38",
		districts: ["Kargil", "Leh"],
	},
	{
		stateName: "Lakshadweep",
		code: "31",
		districts: ["Lakshadweep"],
	},
	{
		stateName: "Madhya Pradesh",
		code: "23",
		districts: [
			"Agar Malwa", "Alirajpur", "Anuppur", "Ashoknagar", "Balaghat", "Barwani", "Betul", "Bhind", "Bhopal",
			"Burhanpur", "Chhatarpur", "Chhindwara", "Damoh", "Datia", "Dewas", "Dhar", "Dindori", "Guna",
			"Gwalior", "Harda", "Indore", "Jabalpur", "Jhabua", "Katni", "Khandwa", "Khargone", "Maihar", "Mandla",
			"Mandsaur", "Mauganj", "Morena", "Narmadapuram", "Narsinghpur", "Neemuch", "Niwari", "Pandhurna",
			"Panna", "Raisen", "Rajgarh", "Ratlam", "Rewa", "Sagar", "Satna", "Sehore", "Seoni", "Shahdol",
			"Shajapur", "Sheopur", "Shivpuri", "Sidhi", "Singrauli", "Tikamgarh", "Ujjain", "Umaria", "Vidisha",
		],
	},
	{
		stateName: "Maharashtra",
		code: "27",
		districts: [
			"Ahilyanagar", "Akola", "Amravati", "Beed", "Bhandara", "Buldhana", "Chandrapur",
			"Chhatrapati Sambhajinagar", "Dharashiv", "Dhule", "Gadchiroli", "Gondia", "Hingoli", "Jalgaon",
			"Jalna", "Kolhapur", "Latur", "Mumbai City", "Mumbai Suburban", "Nagpur", "Nanded", "Nandurbar",
			"Nashik", "Palghar", "Parbhani", "Pune", "Raigad", "Ratnagiri", "Sangli", "Satara", "Sindhudurg",
			"Solapur", "Thane", "Wardha", "Washim", "Yavatmal",
		],
	},
	{
		stateName: "Manipur",
		code: "14",
		districts: [
			"Bishnupur", "Chandel", "Churachandpur", "Imphal East", "Imphal West", "Jiribam", "Kakching", "Kamjong",
			"Kangpokpi", "Noney", "Pherzawl", "Senapati", "Tamenglong", "Tengnoupal", "Thoubal", "Ukhrul",
		],
	},
	{
		stateName: "Meghalaya",
		code: "17",
		districts: [
			"East Garo Hills", "East Jaintia Hills", "East Khasi Hills", "Eastern West Khasi Hills",
			"North Garo Hills", "Ri-Bhoi", "South Garo Hills", "South West Garo Hills", "South West Khasi Hills",
			"West Garo Hills", "West Jaintia Hills", "West Khasi Hills",
		],
	},
	{
		stateName: "Mizoram",
		code: "15",
		districts: [
			"Aizawl", "Champhai", "Hnahthial", "Khawzawl", "Kolasib", "Lawngtlai", "Lunglei", "Mamit", "Saitual",
			"Serchhip", "Siaha",
		],
	},
	{
		stateName: "Nagaland",
		code: "13",
		districts: [
			"Chumoukedima", "Dimapur", "Kiphire", "Kohima", "Longleng", "Meluri", "Mokokchung", "Mon", "Niuland",
			"Noklak", "Peren", "Phek", "Shamator", "Tseminyu", "Tuensang", "Wokha", "Zunheboto",
		],
	},
	{
		stateName: "Odisha",
		code: "21",
		districts: [
			"Angul", "Balangir", "Balasore", "Bargarh", "Bhadrak", "Boudh", "Cuttack", "Deogarh", "Dhenkanal",
			"Gajapati", "Ganjam", "Jagatsinghpur", "Jajpur", "Jharsuguda", "Kalahandi", "Kandhamal", "Kendrapara",
			"Kendujhar", "Khordha", "Koraput", "Malkangiri", "Mayurbhanj", "Nabarangpur", "Nayagarh", "Nuapada",
			"Puri", "Rayagada", "Sambalpur", "Subarnapur", "Sundargarh",
		],
	},
	{
		stateName: "Puducherry",
		code: "34",
		districts: ["Karaikal", "Mahe", "Puducherry", "Yanam"],
	},
	{
		stateName: "Punjab",
		code: "03",
		districts: [
			"Amritsar", "Barnala", "Bathinda", "Faridkot", "Fatehgarh Sahib", "Fazilka", "Ferozepur", "Gurdaspur",
			"Hoshiarpur", "Jalandhar", "Kapurthala", "Ludhiana", "Malerkotla", "Mansa", "Moga", "Pathankot",
			"Patiala", "Rupnagar", "S.A.S. Nagar (Mohali)", "Sangrur", "Shahid Bhagat Singh Nagar",
			"Sri Muktsar Sahib", "Tarn Taran",
		],
	},
	{
		stateName: "Rajasthan",
		code: "08",
		districts: [
			"Ajmer", "Alwar", "Balotra", "Banswara", "Baran", "Barmer", "Beawar", "Bharatpur", "Bhilwara",
			"Bikaner", "Bundi", "Chittorgarh", "Churu", "Dausa", "Deeg", "Dholpur", "Didwana-Kuchaman", "Dungarpur",
			"Hanumangarh", "Jaipur", "Jaisalmer", "Jalore", "Jhalawar", "Jhunjhunu", "Jodhpur", "Karauli",
			"Khairthal-Tijara", "Kota", "Kotputli-Behror", "Nagaur", "Pali", "Phalodi", "Pratapgarh", "Rajsamand",
			"Salumbar", "Sawai Madhopur", "Sikar", "Sirohi", "Sri Ganganagar", "Tonk", "Udaipur",
		],
	},
	{
		stateName: "Sikkim",
		code: "11",
		districts: ["Gangtok", "Gyalshing", "Mangan", "Namchi", "Pakyong", "Soreng"],
	},
	{
		stateName: "Tamil Nadu",
		code: "33",
		districts: [
			"Ariyalur", "Chengalpattu", "Chennai", "Coimbatore", "Cuddalore", "Dharmapuri", "Dindigul", "Erode",
			"Kallakurichi", "Kanchipuram", "Kanniyakumari", "Karur", "Krishnagiri", "Madurai", "Mayiladuthurai",
			"Nagapattinam", "Namakkal", "Perambalur", "Pudukkottai", "Ramanathapuram", "Ranipet", "Salem",
			"Sivaganga", "Tenkasi", "Thanjavur", "The Nilgiris", "Theni", "Thiruvallur", "Thiruvarur",
			"Thoothukudi", "Tiruchirappalli", "Tirunelveli", "Tirupathur", "Tiruppur", "Tiruvannamalai", "Vellore",
			"Villupuram", "Virudhunagar",
		],
	},
	{
		stateName: "Telangana",
		code: "36",
		districts: [
			"Adilabad", "Bhadradri Kothagudem", "Hanumakonda", "Hyderabad", "Jagtial", "Jangaon",
			"Jayashankar Bhupalapally", "Jogulamba Gadwal", "Kamareddy", "Karimnagar", "Khammam",
			"Kumuram Bheem Asifabad", "Mahabubabad", "Mahabubnagar", "Mancherial", "Medak", "Medchal-Malkajgiri",
			"Mulugu", "Nagarkurnool", "Nalgonda", "Narayanpet", "Nirmal", "Nizamabad", "Peddapalli",
			"Rajanna Sircilla", "Ranga Reddy", "Sangareddy", "Siddipet", "Suryapet", "Vikarabad", "Wanaparthy",
			"Warangal", "Yadadri Bhuvanagiri",
		],
	},
	{
		stateName: "Tripura",
		code: "16",
		districts: [
			"Dhalai", "Gomati", "Khowai", "North Tripura", "Sepahijala", "South Tripura", "Unakoti", "West Tripura",
		],
	},
	{
		stateName: "Uttar Pradesh",
		code: "09",
		districts: [
			"Agra", "Aligarh", "Ambedkar Nagar", "Amethi", "Amroha", "Auraiya", "Ayodhya", "Azamgarh", "Baghpat",
			"Bahraich", "Ballia", "Balrampur", "Banda", "Barabanki", "Bareilly", "Basti", "Bhadohi", "Bijnor",
			"Budaun", "Bulandshahr", "Chandauli", "Chitrakoot", "Deoria", "Etah", "Etawah", "Farrukhabad",
			"Fatehpur", "Firozabad", "Gautam Buddha Nagar", "Ghaziabad", "Ghazipur", "Gonda", "Gorakhpur",
			"Hamirpur", "Hapur", "Hardoi", "Hathras", "Jalaun", "Jaunpur", "Jhansi", "Kannauj", "Kanpur Dehat",
			"Kanpur Nagar", "Kasganj", "Kaushambi", "Kushinagar", "Lakhimpur Kheri", "Lalitpur", "Lucknow",
			"Maharajganj", "Mahoba", "Mainpuri", "Mathura", "Mau", "Meerut", "Mirzapur", "Moradabad",
			"Muzaffarnagar", "Pilibhit", "Pratapgarh", "Prayagraj", "Rae Bareli", "Rampur", "Saharanpur", "Sambhal",
			"Sant Kabir Nagar", "Shahjahanpur", "Shamli", "Shravasti", "Siddharthnagar", "Sitapur", "Sonbhadra",
			"Sultanpur", "Unnao", "Varanasi",
		],
	},
	{
		stateName: "Uttarakhand",
		code: "05",
		districts: [
			"Almora", "Bageshwar", "Chamoli", "Champawat", "Dehradun", "Haridwar", "Nainital", "Pauri Garhwal",
			"Pithoragarh", "Rudraprayag", "Tehri Garhwal", "Udham Singh Nagar", "Uttarkashi",
		],
	},
	{
		stateName: "West Bengal",
		code: "19",
		districts: [
			"Alipurduar", "Bankura", "Birbhum", "Cooch Behar", "Dakshin Dinajpur", "Darjeeling", "Hooghly",
			"Howrah", "Jalpaiguri", "Jhargram", "Kalimpong", "Kolkata", "Malda", "Murshidabad", "Nadia",
			"North 24 Parganas", "Paschim Bardhaman", "Paschim Medinipur", "Purba Bardhaman", "Purba Medinipur",
			"Purulia", "South 24 Parganas", "Uttar Dinajpur",
		],
	},
];
