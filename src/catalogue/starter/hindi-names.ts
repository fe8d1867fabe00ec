/** The starter catalogue's sectors in Hindi, by their English names. */
export const hindiSectors: Readonly<Record<string, string>> = {
	"Appliances and repairs": "मशीनें और रिपेयर",
	"Stays, rentals and offices": "ठहरना, किराया और ऑफिस",
	"Transport and water": "गाड़ियाँ और पानी",
	"Building and interiors": "निर्माण और इंटीरियर",
	"Events and food": "शादी, पार्टी और खाना",
	Cleaning: "सफाई",
	Tourism: "घूमना-फिरना",
	"Leisure and fitness": "फिटनेस और मनोरंजन",
	"Professional advice": "CA और वकील",
	"Puja and astrology": "पूजा और ज्योतिष",
};

/** The services in Hindi, by their English names. A name that is missing here is the same in Hindi. */
export const hindiServices: Readonly<Record<string, string>> = {
	Electrician: "इलेक्ट्रीशियन",
	Plumber: "प्लंबर",
	WiFi: "वाई-फाई",
	Refrigerator: "फ्रिज",
	"Washing Machine": "वॉशिंग मशीन",
	Chimney: "चिमनी",
	Geyser: "गीज़र",
	"Gas Stove": "गैस स्टोव",
	Dishwasher: "डिशवॉशर",
	Microwave: "माइक्रोवेव",
	"Printer Ink": "प्रिंटर इंक",
	Photostat: "फोटोस्टेट",
	"Coworking Space": "कोवर्किंग स्पेस",
	"Single Room": "सिंगल रूम",
	"Apartment Flat / Home": "फ्लैट / मकान",
	"Retail Space (Shop)": "दुकान",
	Hotels: "होटल",
	"Home Stays": "होम स्टे",
	Taxis: "टैक्सी",
	"Pick Up Vans": "पिकअप",
	"Volvo Bus": "वोल्वो बस",
	"Tow Truck": "टो ट्रक",
	"Water Tanker": "वॉटर टैंकर",
	Architects: "आर्किटेक्ट",
	"Interior Designer": "इंटीरियर डिज़ाइनर",
	"Modular Kitchen": "मॉड्यूलर किचन",
	Painter: "पेंटर",
	Carpenters: "बढ़ई",
	"UPVC / Aluminium": "UPVC / एल्युमिनियम",
	"Tile Installers": "टाइल मिस्त्री",
	"Marble Installers": "मार्बल मिस्त्री",
	"Construction Worker": "राजमिस्त्री और मज़दूर",
	Welder: "वेल्डर",
	"Metal Fabricator": "लोहे-स्टील के कारीगर",
	"Core Cutting": "कोर कटिंग",
	"Concrete Mixer": "कंक्रीट मिक्सर",
	Shuttering: "शटरिंग",
	"Water Proofing": "वॉटरप्रूफिंग",
	Photographer: "फोटोग्राफर",
	"Wedding Content Creator": "शादी की रील",
	"Party Hall": "पार्टी हॉल",
	"Marriage / Banquet Hall": "मैरिज / बैंक्वेट हॉल",
	Tent: "टेंट",
	"Band Baja": "बैंड-बाजा",
	Dhol: "ढोल",
	"DJ Sound System": "DJ साउंड सिस्टम",
	"Groom Car": "दूल्हे की गाड़ी",
	Catering: "कैटरिंग",
	"Himachali Dham Cook": "हिमाचली धाम के बोटी",
	"Green Leaf Plates": "हरी पत्तल",
	"Food Trucks and Mobile Caterers": "फूड ट्रक और मोबाइल कैटरर",
	Cafes: "कैफे",
	"Sofa and Carpet Cleaning": "सोफा और कालीन की सफाई",
	"Water Tank Cleaning": "पानी की टंकी की सफाई",
	"Home Cleaning": "घर की सफाई",
	"Kitchen Cleaning": "रसोई की सफाई",
	"Bathroom Cleaning": "बाथरूम की सफाई",
	"Car Washing": "गाड़ी की धुलाई",
	"Pest Control": "पेस्ट कंट्रोल",
	"Tourist Attractions": "पर्यटन स्थल",
	Paragliding: "पैराग्लाइडिंग",
	"Bungee Jumping": "बंजी जंपिंग",
	Gyms: "जिम",
	"Yoga Studios": "योग स्टूडियो",
	"Pilates Studios": "पिलाटेस स्टूडियो",
	"Dance Studios": "डांस स्टूडियो",
	"Swimming Pools": "स्विमिंग पूल",
	"Spa Centers": "स्पा",
	"Dance Clubs": "डांस क्लब",
	Bars: "बार",
	Advocates: "वकील",
	"Pandit for Puja": "पूजा के पंडित",
	"Astrology Consultation": "ज्योतिष सलाह",
	"Vastu Consultation": "वास्तु सलाह",
};

/** The services' choices in Hindi, by their English names. A name that is missing here is the same in Hindi. */
export const hindiChoices: Readonly<Record<string, string>> = {
	"Home RO": "घर का RO",
	"Commercial RO Plant": "बड़ा RO प्लांट",
	"New Connection": "नया कनेक्शन",
	"Router and Network Repair": "राउटर और नेटवर्क रिपेयर",
	"Split AC": "स्प्लिट AC",
	"Window AC": "विंडो AC",
	"Cassette and Tower AC": "कैसेट और टावर AC",
	"Central AC": "सेंट्रल AC",
	Boys: "लड़कों के लिए",
	Girls: "लड़कियों के लिए",
	"Co-living": "लड़के-लड़कियाँ दोनों",
	"4 BHK and larger": "4 BHK और बड़े",
	"Independent House": "अलग मकान",
	"Seat on a Daily Bus": "रोज़ की बस में सीट",
	"Whole Bus on Hire": "पूरी बस किराये पर",
	Homes: "घर",
	Offices: "ऑफिस",
	"Shops and cafes": "दुकान और कैफे",
	"Interior walls": "अंदर की दीवारें",
	"Exterior walls": "बाहर की दीवारें",
	"Texture and stencil": "टेक्सचर और स्टेंसिल",
	"Wood polish": "लकड़ी की पॉलिश",
	Aluminium: "एल्युमिनियम",
	Laying: "बिछाना",
	"Grinding and polishing": "घिसाई और पॉलिश",
	"Counters and temples": "काउंटर और मंदिर",
	Mason: "राजमिस्त्री",
	Helper: "हेल्पर",
	"Bar bender": "सरिया मिस्त्री",
	Plasterer: "प्लास्टर वाले",
	"Labour contractor": "लेबर ठेकेदार",
	"Gates and grills": "गेट और ग्रिल",
	"Stainless steel railings": "स्टील की रेलिंग",
	"Sheds and structures": "शेड और ढाँचे",
	"Stairs and furniture": "सीढ़ी और फर्नीचर",
	"Hopper and lift machines": "हॉपर और लिफ्ट मशीन",
	"Self-loading mixers": "सेल्फ-लोडिंग मिक्सर",
	"Ready-mix trucks": "रेडी-मिक्स ट्रक",
	"With labour": "मज़दूरों के साथ",
	"Material on hire": "सामान किराये पर",
	"Terrace and roof": "छत",
	Bathroom: "बाथरूम",
	"Tank and basement": "टंकी और बेसमेंट",
	"Damp walls": "सीलन वाली दीवार",
	Wedding: "शादी",
	"Pre-wedding": "प्री-वेडिंग",
	Product: "प्रोडक्ट",
	"Events and parties": "कार्यक्रम और पार्टी",
	"Family and newborn": "परिवार और नवजात बच्चे",
	"Hotels and property": "होटल और प्रॉपर्टी",
	Drone: "ड्रोन",
	"Wedding tent and stage": "शादी का टेंट और स्टेज",
	"Functions and jagran": "कार्यक्रम और जागरण",
	"Chairs, crockery and bedding": "कुर्सी, बर्तन और बिस्तर",
	"Waterproof and German hangar": "वॉटरप्रूफ और जर्मन हैंगर",
	"Punjabi dhol": "पंजाबी ढोल",
	"Pahari baja": "पहाड़ी बाजा",
	"Nashik dhol": "नासिक ढोल",
	"DJ with sound": "साउंड के साथ DJ",
	"Sound only": "सिर्फ साउंड",
	"LED wall and lights": "LED वॉल और लाइट",
	"Luxury sedan": "लग्ज़री सेडान",
	"Vintage and open car": "विंटेज और खुली कार",
	Limousine: "लिमोज़ीन",
	Veg: "वेज",
	"Non-veg": "नॉन-वेज",
	"Food truck": "फूड ट्रक",
	"Stall at your event": "आपके कार्यक्रम में स्टॉल",
	"Tiffin and meal van": "टिफिन और खाने की वैन",
	"Tandem Flight": "टैंडम उड़ान",
	"Pilot Course": "पायलट कोर्स",
	"Classes at the studio": "स्टूडियो में क्लास",
	"Yoga at home": "घर पर योग",
	"Retreats and teacher training": "रिट्रीट और टीचर ट्रेनिंग",
	"Regular classes": "रोज़ की क्लास",
	"Wedding choreography": "शादी की कोरियोग्राफी",
	"Income Tax": "इनकम टैक्स",
	Audit: "ऑडिट",
	"Company Formation": "कंपनी बनाना",
	"Accounts and Payroll": "खाते और पेरोल",
	Civil: "दीवानी मामले",
	Criminal: "फौजदारी मामले",
	Family: "परिवार के मामले",
	"Property and Revenue": "ज़मीन-जायदाद और राजस्व के मामले",
	Consumer: "उपभोक्ता के मामले",
	"Labour and Service": "मज़दूर और नौकरी के मामले",
	"Company and Tax": "कंपनी और टैक्स के मामले",
	"Home Puja and Katha": "घर की पूजा और कथा",
	Sanskar: "संस्कार",
	"Shradh and Last Rites": "श्राद्ध और अंतिम संस्कार",
	"Vedic Astrology": "वैदिक ज्योतिष",
	Numerology: "अंक ज्योतिष",
	Palmistry: "हस्तरेखा",
	Tarot: "टैरो",
};

/** The descriptions of sectors and services in Hindi, by their English texts. */
export const hindiDescriptions: Readonly<Record<string, string>> = {
	"Electricians, plumbers and mechanics for the machines of a home, a shop or a hotel.":
		"घर, दुकान या होटल की मशीनों के लिए इलेक्ट्रीशियन, प्लंबर और मैकेनिक।",
	"Home stays and hotels, rooms and flats on rent, shops and desks to work at.":
		"होम स्टे और होटल, किराये के कमरे और फ्लैट, दुकानें और काम करने की जगह।",
	"Taxis, pick up vans, Volvo buses, tow trucks and water tankers near you.":
		"आपके आस-पास टैक्सी, पिकअप, वोल्वो बस, टो ट्रक और पानी के टैंकर।",
	"Architects, mistris, machines and finishing trades, from the first drawing to the last coat of paint.":
		"पहले नक्शे से आखिरी पेंट तक: आर्किटेक्ट, मिस्त्री, मशीनें और फिनिशिंग के कारीगर।",
	"Everything a wedding, a party or a hungry afternoon needs: halls, cooks, tents, bands, cameras and cafes.":
		"शादी, पार्टी या भूख लगने पर जो चाहिए: हॉल, हलवाई, टेंट, बैंड, कैमरे और कैफे।",
	"Homes, kitchens, bathrooms, sofas, cars and water tanks cleaned, and pests kept away.":
		"घर, रसोई, बाथरूम, सोफा, गाड़ी और पानी की टंकी की सफाई, और कीड़ों से छुटकारा।",
	"Sights worth the trip, paragliding and bungee jumping in the hills.":
		"पहाड़ों में देखने लायक जगहें, पैराग्लाइडिंग और बंजी जंपिंग।",
	"Places to train, stretch, swim, dance and unwind, with batches, fees and timings before you walk in.":
		"कसरत, योग, तैराकी, डांस और आराम की जगहें; बैच, फीस और समय जाने से पहले जान लें।",
	"Chartered accountants and advocates, wherever in India you live.":
		"चार्टर्ड अकाउंटेंट और वकील, आप भारत में कहीं भी रहते हों।",
	"Pandits for pujas and family rites, astrology and vastu consultations.":
		"पूजा और संस्कार के लिए पंडित, ज्योतिष और वास्तु की सलाह।",
	"Local electricians for wiring, switchboards, fans, lights, inverters and sudden power faults.":
		"वायरिंग, स्विचबोर्ड, पंखे, लाइट, इन्वर्टर और अचानक बिजली जाने पर आपके इलाके के इलेक्ट्रीशियन।",
	"Local plumbers for leaking taps, blocked drains, bathroom fittings, tanks, motors and pipelines.":
		"टपकते नल, जाम नाली, बाथरूम फिटिंग, टंकी, मोटर और पाइपलाइन के लिए आपके इलाके के प्लंबर।",
	"RO water purifier installation, filter and membrane change, repair and yearly maintenance.":
		"RO लगाना, फिल्टर और मेंब्रेन बदलना, रिपेयर और सालाना देखभाल।",
	"Broadband and WiFi: new fibre connections, router set-up, cabling and better signal in every room.":
		"ब्रॉडबैंड और वाई-फाई: नया फाइबर कनेक्शन, राउटर लगाना, केबल और हर कमरे में अच्छा सिग्नल।",
	"AC installation, jet service, gas charging and repair for split, window, cassette and central units.":
		"स्प्लिट, विंडो, कैसेट और सेंट्रल AC लगाना, जेट सर्विस, गैस भरना और रिपेयर।",
	"Fridge and deep freezer repair at home: no cooling, gas leaks, compressor, thermostat and door seals.":
		"घर पर फ्रिज और डीप फ्रीज़र का रिपेयर: ठंडा न होना, गैस लीक, कंप्रेसर, थर्मोस्टेट और दरवाज़े की रबर।",
	"CCTV cameras for homes, shops, hotels and orchards: site visit, installation, repair and maintenance.":
		"घर, दुकान, होटल और बगीचे के लिए CCTV कैमरे: जगह देखना, लगाना, रिपेयर और देखभाल।",
	"LED and smart TV repair, panel and backlight work, wall mounting and DTH set-up at home.":
		"LED और स्मार्ट TV का रिपेयर, पैनल और बैकलाइट, दीवार पर लगाना और घर पर DTH सेट करना।",
	"Washing machine repair, installation and descaling for front load, top load and semi-automatic models.":
		"फ्रंट लोड, टॉप लोड और सेमी-ऑटोमैटिक वॉशिंग मशीन का रिपेयर, फिटिंग और अंदर की सफाई।",
	"Kitchen chimney cleaning, motor and switch repair, duct work and installation, with hobs.":
		"रसोई की चिमनी की सफाई, मोटर और स्विच का रिपेयर, डक्ट और फिटिंग, हॉब के साथ।",
	"Geyser repair and fitting: electric, gas and solar water heaters, elements, leaks and descaling.":
		"गीज़र का रिपेयर और फिटिंग: बिजली, गैस और सोलर गीज़र, एलिमेंट, लीकेज और अंदर की सफाई।",
	"Gas stove and hob repair: weak flame, leaks, knobs, burners, ignition and pipe change.":
		"गैस चूल्हे और हॉब का रिपेयर: कम लौ, लीकेज, नॉब, बर्नर, इग्निशन और पाइप बदलना।",
	"Dishwasher installation, first-use set-up and repair of pumps, heaters, spray arms and boards.":
		"डिशवॉशर लगाना, पहली बार चलाना, और पंप, हीटर, स्प्रे आर्म और बोर्ड का रिपेयर।",
	"Microwave, oven and induction repair: no heating, sparks, touch panel, turntable and door faults.":
		"माइक्रोवेव, ओवन और इंडक्शन का रिपेयर: गरम न होना, चिंगारी, टच पैनल, प्लेट न घूमना और दरवाज़ा।",
	"Toner refilling, ink, cartridges and printer repair, at your office or at the shop.":
		"टोनर भरना, इंक, कार्ट्रिज और प्रिंटर का रिपेयर, आपके ऑफिस में या दुकान पर।",
	"Photostat shops for copies, colour prints, lamination, binding, scanning and passport photos.":
		"फोटोकॉपी, रंगीन प्रिंट, लैमिनेशन, बाइंडिंग, स्कैन और पासपोर्ट फोटो की दुकानें।",
	"Paying guest accommodation for students and working people, with meals, WiFi and clear house rules.":
		"पढ़ने और नौकरी करने वालों के लिए PG, खाने, वाई-फाई और साफ नियमों के साथ।",
	"Desks, cabins and meeting rooms by the day or the month, with fast internet and power backup.":
		"दिन या महीने के हिसाब से डेस्क, केबिन और मीटिंग रूम, तेज़ इंटरनेट और पावर बैकअप के साथ।",
	"Single rooms on rent straight from owners: rent, bathroom, kitchen, water and who may live there.":
		"सीधे मालिक से किराये के कमरे: किराया, बाथरूम, रसोई, पानी और कौन रह सकता है।",
	"Flats and houses on rent from owners, from 1 RK to whole homes, with rent, deposit and furnishing.":
		"सीधे मालिक से किराये के फ्लैट और मकान, 1 RK से पूरे घर तक, किराये, डिपॉज़िट और फर्निशिंग के साथ।",
	"Shops and showrooms on rent or lease in bazaars, markets and on highways, straight from owners.":
		"बाज़ार, मार्केट और हाईवे पर किराये या लीज़ की दुकानें और शोरूम, सीधे मालिक से।",
	"Hotels, resorts and guest houses with room tariff, meal plans, parking and check-in times.":
		"होटल, रिज़ॉर्ट और गेस्ट हाउस: कमरे का किराया, खाना, पार्किंग और चेक-इन का समय।",
	"Home stays in the hills and in Goa: local families, home-cooked meals and honest tariffs.":
		"पहाड़ों और गोवा में होम स्टे: वहीं के परिवार, घर का खाना और सही दाम।",
	"Taxis with local drivers for sightseeing, outstation trips, airports and railway stations.":
		"घूमने, बाहर जाने, एयरपोर्ट और रेलवे स्टेशन के लिए लोकल ड्राइवर वाली टैक्सी।",
	"Pick up vans and mini trucks for house shifting, building material, fruit, furniture and shop goods.":
		"घर बदलने, बिल्डिंग का सामान, फल, फर्नीचर और दुकान का माल ढोने के लिए पिकअप और छोटे ट्रक।",
	"Volvo and sleeper buses: seats on night services between hills and plains, or a whole bus for a group.":
		"वोल्वो और स्लीपर बस: पहाड़ और मैदान के बीच रात की बस में सीट, या ग्रुप के लिए पूरी बस।",
	"Tow trucks and roadside help for breakdowns, accidents, flat batteries and cars off the road.":
		"गाड़ी खराब होने, एक्सीडेंट, बैटरी बैठने या सड़क से नीचे जाने पर टो ट्रक और मदद।",
	"Water tankers for homes, hotels, weddings and building sites, with capacity, source and price.":
		"घर, होटल, शादी और निर्माण के लिए पानी के टैंकर: कितना पानी, कहाँ का और कितने में।",
	"Find registered architects for house plans, elevations, municipal approval drawings and site supervision.":
		"मकान का नक्शा, एलिवेशन, नगर निगम की मंज़ूरी और साइट की देखरेख के लिए रजिस्टर्ड आर्किटेक्ट।",
	"Find interior designers for homes, offices, shops and cafes, from the 3D view to the finished room.":
		"घर, ऑफिस, दुकान और कैफे के लिए इंटीरियर डिज़ाइनर, 3D से लेकर तैयार कमरे तक।",
	"Find makers of modular kitchens who measure, draw, build and fit cabinets, shutters, counters and hardware.":
		"मॉड्यूलर किचन बनाने वाले, जो नाप लेते हैं, डिज़ाइन देते हैं, और कैबिनेट, शटर, काउंटर और हार्डवेयर लगाते हैं।",
	"Find painters for walls, exteriors, texture and wood polish, with labour only or with paint included.":
		"दीवार, बाहर, टेक्सचर और लकड़ी की पॉलिश के लिए पेंटर, सिर्फ मज़दूरी या पेंट के साथ।",
	"Find carpenters for furniture, doors, windows, wardrobes and repairs, by the day or by the piece.":
		"फर्नीचर, दरवाज़े, खिड़की, अलमारी और रिपेयर के लिए बढ़ई, दिहाड़ी पर या काम के हिसाब से।",
	"Find makers and fitters of uPVC and aluminium windows, doors, partitions and mosquito mesh.":
		"UPVC और एल्युमिनियम की खिड़की, दरवाज़े, पार्टीशन और मच्छर जाली बनाने और लगाने वाले।",
	"Find tile installers for floors, bathrooms, kitchens and stairs, with level work and clean joints.":
		"फर्श, बाथरूम, रसोई और सीढ़ी के टाइल मिस्त्री, बराबर लेवल और साफ जोड़ के साथ।",
	"Find marble and granite workers for laying, grinding, polishing, counters, stairs and home temples.":
		"मार्बल और ग्रेनाइट लगाने, घिसाई, पॉलिश, काउंटर, सीढ़ी और घर के मंदिर के लिए मिस्त्री।",
	"Find masons, helpers, bar benders, plasterers and labour contractors for building, repair and daily-wage work.":
		"निर्माण, रिपेयर और दिहाड़ी के काम के लिए राजमिस्त्री, हेल्पर, सरिया मिस्त्री, प्लास्टर वाले और ठेकेदार।",
	"Find welders for gates, grills, tanks and repairs, in the workshop or at your place with their own set.":
		"गेट, ग्रिल, टंकी और रिपेयर के लिए वेल्डर, वर्कशॉप में या आपके यहाँ अपनी मशीन के साथ।",
	"Find fabricators of gates, grills, railings, sheds, stairs and steel structures in iron and stainless steel.":
		"लोहे और स्टील के गेट, ग्रिल, रेलिंग, शेड, सीढ़ी और ढाँचे बनाने वाले।",
	"Find core cutting teams with diamond machines for clean holes and openings in slabs, beams and walls.":
		"स्लैब, बीम और दीवार में साफ छेद और कटाई के लिए डायमंड मशीन वाली कोर कटिंग टीम।",
	"Hire a JCB with operator by the hour or day for digging, levelling, foundations, roads and debris.":
		"खुदाई, लेवल, नींव, सड़क और मलबे के लिए ऑपरेटर के साथ JCB, घंटे या दिन के हिसाब से।",
	"Hire concrete mixers for slabs and foundations: hopper and lift machines, self-loading mixers and ready-mix trucks.":
		"स्लैब और नींव के लिए कंक्रीट मिक्सर: हॉपर और लिफ्ट मशीन, सेल्फ-लोडिंग मिक्सर और रेडी-मिक्स ट्रक।",
	"Find shuttering teams and plates, props and scaffolding on hire for slabs, beams, columns and stairs.":
		"स्लैब, बीम, कॉलम और सीढ़ी के लिए शटरिंग टीम, और किराये पर प्लेट, बल्ली और पाड़।",
	"Find water proofing specialists for leaking terraces, bathrooms, basements, tanks and damp walls, with a guarantee.":
		"टपकती छत, बाथरूम, बेसमेंट, टंकी और सीलन वाली दीवार के लिए वॉटरप्रूफिंग, गारंटी के साथ।",
	"Find photographers and videographers for weddings, pre-wedding shoots, products, events, families and drone shots.":
		"शादी, प्री-वेडिंग, प्रोडक्ट, कार्यक्रम, परिवार और ड्रोन के लिए फोटोग्राफर और वीडियोग्राफर।",
	"Find wedding content creators who shoot reels and behind-the-scenes clips on the phone and hand them over the same day.":
		"शादी में फोन से रील और पर्दे के पीछे के पल शूट करके उसी दिन देने वाले।",
	"Find party halls for birthdays, ring ceremonies, kitty parties and office gatherings, with seats, food and price.":
		"बर्थडे, रिंग सेरेमनी, किटी पार्टी और ऑफिस के लिए पार्टी हॉल, सीटें, खाना और कीमत के साथ।",
	"Find marriage palaces and banquet halls with lawns, rooms, parking and plate rates for weddings and receptions.":
		"शादी और रिसेप्शन के लिए मैरिज पैलेस और बैंक्वेट हॉल, लॉन, कमरे, पार्किंग और प्लेट के रेट के साथ।",
	"Find tent houses for pandals, stages, lights, chairs, crockery and bedding for weddings, jagrans and functions.":
		"शादी, जागरण और कार्यक्रम के लिए टेंट हाउस: पंडाल, स्टेज, लाइट, कुर्सी, बर्तन और बिस्तर।",
	"Find wedding bands for the baraat with brass players, singers, roshni lights, ghodi and baggi.":
		"बारात के लिए बैंड: बाजे वाले, गायक, रोशनी, घोड़ी और बग्गी।",
	"Find dhol players for weddings, jagrans, openings and processions: Punjabi dhol and Pahari dhol with nagara and shehnai.":
		"शादी, जागरण, उद्घाटन और जुलूस के लिए ढोल वाले: पंजाबी ढोल और नगाड़े-शहनाई के साथ पहाड़ी ढोल।",
	"Find DJs and sound systems on hire for weddings, parties and stage shows, with lights, LED wall and generator.":
		"शादी, पार्टी और स्टेज शो के लिए DJ और साउंड सिस्टम, लाइट, LED वॉल और जनरेटर के साथ।",
	"Hire a decorated car with driver for the groom and the doli: luxury sedans, SUVs, vintage and open cars.":
		"दूल्हे और डोली के लिए ड्राइवर के साथ सजी हुई गाड़ी: लग्ज़री सेडान, SUV, विंटेज और खुली कार।",
	"Find caterers and halwais for weddings, birthdays, bhandaras and offices, vegetarian and non-vegetarian.":
		"शादी, बर्थडे, भंडारे और ऑफिस के लिए कैटरर और हलवाई, वेज और नॉन-वेज।",
	"Find botis and dham cooks for the traditional Himachali feast: Kangri, Mandyali, Chambyali and Kulluvi dham.":
		"हिमाचली धाम के लिए बोटी: कांगड़ी, मंडयाली, चंबयाली और कुल्लवी धाम।",
	"Order hand-stitched green leaf plates and bowls, pattal and dona, for dham, weddings and bhandaras.":
		"धाम, शादी और भंडारे के लिए हाथ से बनी हरी पत्तल और दोने।",
	"Book food trucks, stalls and mobile kitchens for parties, office days, fairs and roadside meals.":
		"पार्टी, ऑफिस, मेले और रास्ते के खाने के लिए फूड ट्रक, स्टॉल और चलती रसोई।",
	"Find cafes in the hills with coffee, bakery, mountain views, Wi-Fi and live music.":
		"पहाड़ों में कैफे: कॉफी, बेकरी, पहाड़ का नज़ारा, वाई-फाई और लाइव म्यूज़िक।",
	"Sofa, carpet, mattress and curtain cleaning at home by shampoo, steam or extraction.":
		"घर पर सोफा, कालीन, गद्दे और पर्दे की सफाई, शैंपू, भाप या मशीन से।",
	"Overhead and underground water tanks cleaned and disinfected, with pictures before and after.":
		"छत की और ज़मीन के नीचे की पानी की टंकियों की सफाई और कीटाणुनाशक दवा, पहले और बाद की फोटो के साथ।",
	"Home cleaning teams for deep cleaning, moving in, festivals and regular visits.":
		"डीप क्लीनिंग, नए घर, त्योहार और नियमित सफाई के लिए टीम।",
	"Kitchens freed of grease: cabinets, tiles, hob, exhaust, sink and fridge, at home or in restaurants.":
		"रसोई की चिकनाई साफ: कैबिनेट, टाइल, हॉब, एग्ज़ॉस्ट, सिंक और फ्रिज, घर या रेस्टोरेंट में।",
	"Bathrooms and toilets descaled and cleaned: tiles, seats, taps, glass and drains, once or monthly.":
		"बाथरूम और टॉयलेट की सफाई: टाइल, सीट, नल, शीशे और नाली, एक बार या हर महीने।",
	"Car washing at your door or at the centre: foam wash, interior, polish, underbody and monthly plans.":
		"आपके दरवाज़े पर या सेंटर में गाड़ी की धुलाई: फोम वॉश, अंदर की सफाई, पॉलिश, नीचे की धुलाई और मंथली प्लान।",
	"Licensed pest control for cockroaches, termites, bed bugs, rats and mosquitoes, with warranty.":
		"कॉकरोच, दीमक, खटमल, चूहे और मच्छर के लिए लाइसेंस वाला पेस्ट कंट्रोल, वारंटी के साथ।",
	"Temples, monasteries, lakes, viewpoints and walks: when to go, how to reach and what it costs.":
		"मंदिर, मठ, झील, व्यू पॉइंट और पैदल रास्ते: कब जाएँ, कैसे पहुँचें और कितना खर्च है।",
	"Paragliding with registered pilots at Bir, Indrunag, Kullu and Manali: tandem flights and courses.":
		"बीड़, इंद्रुनाग, कुल्लू और मनाली में रजिस्टर्ड पायलट के साथ पैराग्लाइडिंग: टैंडम उड़ान और कोर्स।",
	"Bungee jumping in Bir and Manali: height, weight limits, safety, price and video.":
		"बीड़ और मनाली में बंजी जंपिंग: ऊँचाई, वज़न, सुरक्षा, कीमत और वीडियो।",
	"Find gyms with machines, trainers, batches for women and monthly fees you know before you visit.":
		"जिम: मशीनें, ट्रेनर, महिलाओं के बैच और महीने की फीस, सब जाने से पहले पता करें।",
	"Find yoga studios and teachers for group classes, yoga at home, retreats and teacher training.":
		"ग्रुप क्लास, घर पर योग, रिट्रीट और टीचर ट्रेनिंग के लिए योग स्टूडियो और टीचर।",
	"Find Pilates studios with reformers and mat classes, small batches and trained instructors.":
		"रिफॉर्मर और मैट क्लास वाले पिलाटेस स्टूडियो, छोटे बैच और ट्रेंड टीचर।",
	"Find dance studios and choreographers for classes, children's batches, sangeet practice and stage shows.":
		"क्लास, बच्चों के बैच, संगीत की तैयारी और स्टेज शो के लिए डांस स्टूडियो और कोरियोग्राफर।",
	"Find swimming pools with coaching, ladies' hours, children's batches and lifeguards, and see the season's fees.":
		"स्विमिंग पूल: कोचिंग, महिलाओं का समय, बच्चों के बैच, लाइफगार्ड और सीज़न की फीस।",
	"Find spa centres for massage, Ayurvedic therapies, steam and facials, with prices and trained therapists.":
		"मालिश, आयुर्वेदिक इलाज, स्टीम और फेशियल के लिए स्पा, दाम और ट्रेंड थेरेपिस्ट के साथ।",
	"Find dance clubs with DJ nights, entry for couples and stags, dress code, timings and cover charge.":
		"डांस क्लब: DJ नाइट, कपल और स्टैग एंट्री, ड्रेस कोड, समय और कवर चार्ज।",
	"Find bars, pubs and breweries with food, live music, happy hours and seats for your group.":
		"बार, पब और ब्रूअरी: खाना, लाइव म्यूज़िक, हैप्पी आवर और आपके ग्रुप के लिए सीटें।",
	"Chartered accountants across India for income tax, GST, audit, company formation and accounts.":
		"इनकम टैक्स, GST, ऑडिट, कंपनी बनाने और खातों के लिए पूरे भारत के चार्टर्ड अकाउंटेंट।",
	"Advocates across India for civil, criminal, family, property, consumer and business matters.":
		"दीवानी, फौजदारी, परिवार, ज़मीन-जायदाद, उपभोक्ता और बिज़नेस के मामलों के लिए पूरे भारत के वकील।",
	"Pandits for griha pravesh, katha, weddings, mundan, havan and shradh, with samagri and dakshina told first.":
		"गृह प्रवेश, कथा, शादी, मुंडन, हवन और श्राद्ध के लिए पंडित; सामग्री और दक्षिणा पहले से तय।",
	"Astrologers for kundli, matching, numerology, palm and tarot, in person, by phone or on video.":
		"कुंडली, मिलान, अंक ज्योतिष, हस्तरेखा और टैरो, मिलकर, फोन पर या वीडियो पर।",
	"Vastu consultants for plots, house plans, shops and offices, on site or from drawings.":
		"प्लॉट, नक्शे, दुकान और ऑफिस के लिए वास्तु सलाह, जगह देखकर या नक्शे से।",
};
