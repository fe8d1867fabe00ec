import { soundKey } from "./sound-key.ts";

const english =
	"a an and any at around best cheap find for from get good help i in is it looking me my near nearby by need needed not of on or please problem required service services shop some someone the to urgent want wanted with work working";
const hinglish =
	"aas acha accha aur banana banane banani banwana banwane banwani bhai bhejo bataiye batao bnane chahiye chahie chaiye dene do ek gai gaya gayi ge ha hai hain hi ho hona hua hui ka kaam kar kara karana karane karna karne karni karo karte karvana karwana karwane karwani ke keliye kharab khrab ki kisi ko koi lagana lagane lagwana lagwani lie liye mai me mein mera mere meri mujhe nahi nahin par paas pas pe raha rahi rha rhi sasta sasti se theek thik tik vala vale vali wala wale wali yahan";
const hindi =
	"और एक कर करना करनी करने करवाना करवानी कराना का काम किसी की के को कोई खराब चाहिए चाहिये ठीक डालना डालने दिखाना दो नहीं पर पास बनवाना बनवानी बनाना बनानी बनाने मुझे में मेरा मेरी मेरे यहां रहा रही लगवाना लगवानी लगाना लगाने लिए लिये वाला वाली वाले सस्ता सस्ती से हैं है हो होना";

const fillers = new Set([english, hinglish, hindi].flatMap((words) => words.normalize("NFKC").split(" ")));

/** Whether a word in search form says nothing about a trade or a place: "chahiye", "near", "ke". */
export const isFiller = (word: string): boolean => fillers.has(word);

/** The key of a word in search form. Those of fillers are apart: "ka" is one, and "ca" sounds the same. */
export const keyOf = (word: string): string => (isFiller(word) ? fillerSign : "") + soundKey(word);
const fillerSign = "~";
/** Whether this is the key of a filler. */
export const isFillerKey = (key: string): boolean => key.startsWith(fillerSign);

const beforePlace = new Set(["in", "at", "near", "around"]);

/** Whether a place comes after this word: "plumber in mandi". */
export const announcesPlace = (word: string | undefined): boolean =>
	word !== undefined && beforePlace.has(word);
