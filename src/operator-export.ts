/** A table in the operator's export: all columns, or all but these. */
type Exported = { without: readonly string[] };
/** A table that is not in it, and why. */
type LeftOut = { leftOut: string };

const whole: Exported = { without: [] };
const secret = "secrets, of no use elsewhere";
const derived = "follows from other tables";
const temporary = "kept for hours or days only";
const directory = "the public directory of post offices, which comes with the product";

/**
 * What the operator's export has of each table. A table that is not named here is not exported, and a test fails until
 * somebody has decided about it.
 */
export const operatorExport: Readonly<Record<string, Exported | LeftOut>> = {
	users: whole,
	blocks: whole,
	mobile_views: { without: ["mobile_hash"] },
	number_views: { without: ["mobile_hash"] },
	sessions: { leftOut: secret },
	second_factors: { leftOut: secret },
	known_devices: { leftOut: secret },
	otp_requests: { leftOut: secret },
	verification_tokens: { leftOut: secret },
	used_challenges: { leftOut: temporary },
	daily_counts: { leftOut: temporary },

	states: whole,
	districts: whole,
	locations: whole,
	location_names: whole,
	addresses: whole,
	post_offices: { leftOut: directory },
	pincodes: { leftOut: directory },
	pincode_directory: { leftOut: directory },

	sectors: whole,
	services: whole,
	service_choices: whole,
	service_forms: whole,
	service_locations: whole,
	service_names: whole,
	translations: whole,
	stored_keys: { leftOut: secret },

	listings: whole,
	listing_locations: whole,
	listing_rates: whole,
	listing_images: whole,
	favourites: whole,
	service_interests: whole,
	listing_contacts: { leftOut: temporary },
	listing_reach: { leftOut: derived },
	landing_summaries: { leftOut: derived },

	profiles: whole,
	profile_education: whole,
	profile_experience: whole,
	profile_visits: { leftOut: temporary },
	github_answers: { leftOut: "what GitHub publishes" },

	jobs: whole,
	job_applications: whole,
	job_seekers: whole,
	job_posts: { leftOut: temporary },
	job_wishes: { leftOut: derived },

	leads: whole,
	lead_claims: whole,
	lead_notified: whole,
	number_reports: whole,
	customer_decision_times: { leftOut: derived },

	reviews: whole,
	review_replies: whole,
	review_requests: whole,
	customer_ratings: { leftOut: derived },

	plans: whole,
	subscriptions: whole,
	purchases: whole,
	credit_entries: whole,
	trial_mobiles: { leftOut: secret },

	// Anyone who has the address can open the checkout page of the payer.
	payments: { without: ["redirect_url"] },
	payment_answers: { leftOut: "the payment provider has them" },
	payment_totals: { leftOut: derived },
	payment_month_totals: { leftOut: derived },
	sandbox_orders: { leftOut: "payments without money" },
	sandbox_refunds: { leftOut: "payments without money" },
	invoices: whole,
	invoice_counters: whole,

	referrals: whole,
	referral_payouts: whole,
	referral_balances: whole,

	notifications: whole,
	notifications_turned_off: whole,
	push_addresses: { leftOut: secret },
	notices: whole,

	reports: whole,
	suspensions: whole,
	audit_entries: whole,
	idempotent_answers: { leftOut: temporary },

	page_views: whole,
	empty_search_days: whole,
	empty_searches: whole,
	insight_days: whole,
	insight_waits: whole,
};
