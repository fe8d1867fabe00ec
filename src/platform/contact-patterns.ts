/** The characters of a user name, a host or a mailbox. */
const word = "[A-Za-z0-9_-]{1,63}";
const dot = "(?:\\s?\\.\\s?|\\s?[[(]\\s?(?:dot|\\.)\\s?[\\])]\\s?|\\s+dot\\s+)";
const at = "(?:\\s?@\\s?|\\s?[[(]\\s?(?:at|@)\\s?[\\])]\\s?|\\s+at(?:\\s+the\\s+rate(?:\\s+of)?)?\\s+)";
const mailHost =
	"(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|rediff|rediffmail|icloud|proton|protonmail|zoho)";

/** Top-level domains that are not words of a sentence, and others that are: "the tap is leaking.in the kitchen". */
const plainEnd = "(?:com|org|net|biz|xyz|io|co\\.in|org\\.in|net\\.in)";
const wordEnd = "(?:in|me|info|app|link|page|shop|store|online|site|live|to|ly|gl|be|bio|ee)";
const path = "(?:[/?#][^\\s]*)";

/** Words that follow a network's name without being a user name. */
const noName = [
	"a|about|account|accounts|ad|ads|all|also|and|any|app|as|at|based|bot|business|but|by|can|channel|channels",
	"content|course|design|designer|edit|editing|editor|expert|follower|followers|for|from|group|groups|growth",
	"handling|has|have|help|i|if|image|images|in|influencer|is|it|ke|ki|ko|ka|like|likes|link|live|management|manager",
	"marketing|me|message|messages|mein|my|needed|not|of|ok|on|only|or|our|page|pages|par|pe|photo|photos|picture",
	"pictures|please|pls|plz|post|posts|profile|profiles|promotion|reel|reels|required|se|shoot|shop|so|store|stories",
	"story|the|then|this|to|training|us|video|videos|views|wala|wale|we|with|work|you|your",
].join("|");
const network = "(?:instagram|insta|telegram|telegrm|snapchat|skype)";
const anyNetwork =
	"(?:instagram|insta|ig|telegram|tg|snapchat|snap|facebook|fb|twitter|whats\\s?app|watsapp|whatsap|skype|linkedin|youtube|signal)";
/** A name on a network, which is none of the words above; Skype's own may begin with "live:". */
const name = `(?:live:|(?!(?:${noName})\\b(?![_.])))@?[A-Za-z0-9_][A-Za-z0-9_.]{2,29}`;

/**
 * Contacts other than mobile numbers, in ASCII text. Each pattern reads from left to right and backtracks over at most
 * one word.
 */
export const contactPatterns: readonly RegExp[] = [
	// name@host.in, name (at) host (dot) com, name at gmail dot com; UPI ids: name@okbank.
	new RegExp(`(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@${word}(?:\\.${word}){0,4}`, "gi"),
	new RegExp(`(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}${at}${mailHost}(?:${dot}(?:com|co|in))*`, "gi"),
	new RegExp(
		`(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}\\s?[[(]\\s?(?:at|@)\\s?[\\])]\\s?${word}(?:${dot}(?:com|co|in|org|net))*`,
		"gi",
	),
	// Links, and hosts without a scheme.
	/(?:https?|ftp|tg|upi|whatsapp|mailto|tel)\s?:\s?\/{0,2}\s?[^\s/]{3,}\S*/gi,
	/\bwww\s?\.\s?\S+/gi,
	new RegExp(`(?<![A-Za-z0-9@-])${word}(?:\\.${word}){0,3}\\.${plainEnd}(?![A-Za-z0-9-])${path}?`, "gi"),
	new RegExp(`(?<![A-Za-z0-9@-])${word}(?:\\.${word}){0,3}\\.${wordEnd}${path}`, "gi"),
	new RegExp(`(?<![A-Za-z0-9@-])${word}(?:\\.${word}){0,3}\\.${wordEnd}(?=[.,;!?)]*(?:[\\r\\n]|$))`, "gi"),
	new RegExp(`(?<![A-Za-z0-9@-])${word}\\s+dot\\s+(?:com|in|org|net)\\b`, "gi"),
	/(?<![A-Za-z0-9-])(?:wa|t|m|fb|telegram|signal)\s?\.\s?me\b(?:\s?\/\s?\S+)?/gi,
	// @name, but not a price per piece ("@500", "@Rs 50", "@10am").
	/(?<![A-Za-z0-9_.@])@(?!rs\b|rs\.?[0-9]|inr|home\b)[A-Za-z_][A-Za-z0-9_.]{2,29}/gi,
	// insta: name, telegram id name, whatsapp = name
	new RegExp(
		`(?<![A-Za-z0-9])${anyNetwork}(?:[ \\t]+(?:id|i'd|handle|username|user|name)[ \\t]*(?:is[ \\t]|[:=-])?|[ \\t]*[:=]|[ \\t]*-(?=[ \\t])|[ \\t]+@)[ \\t]*${name}`,
		"gi",
	),
	// telegram name
	new RegExp(`(?<![A-Za-z0-9])${network}[ \\t]+${name}`, "gi"),
	// name_1 on insta
	new RegExp(
		`(?<![A-Za-z0-9_.])(?=[A-Za-z]*[._0-9])(?=[0-9_.]*[A-Za-z])[A-Za-z0-9_.]{2,29}[A-Za-z0-9_][ \\t]+(?:on|at|in|par|pe)[ \\t]+${anyNetwork}(?![A-Za-z])`,
		"gi",
	),
];

/** A fast check: no pattern matches a text that has none of these. */
export const contactHint =
	/[@:/]|\.[a-z0-9]|\s\.|\.\s(?:me|com|co|in)\b|[[(]\s?(?:at|dot|\.)|www|\sdot\s|mail|yahoo|outlook|live|rediff|icloud|proton|zoho|insta|telegra|telegrm|snap|skype|facebook|twitter|whats|watsap|linkedin|youtube|signal|(?<![a-z0-9])(?:ig|tg|fb)(?![a-z0-9])/i;
