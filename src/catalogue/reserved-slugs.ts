/**
 * First words of URLs that belong to the app. A service with such a landing slug could not be reached, because the
 * app's own page answers first.
 */
export const reservedSlugs: ReadonlySet<string> = new Set(
	[
		// What the server serves besides the pages.
		"api assets fonts media metrics sandbox-pay sitemap robots favicon",
		// Public pages.
		"about-us help how-we-rank privacy refund-policy search terms",
		"image-gallery professional professionals show-service show-service-details",
		// Pages of an account.
		"account dashboard loading log-in login log-out logout notifications profile profile-actions settings",
		"add-education add-experience create-profile referral",
		// Leads and jobs.
		"applicants create-lead-success jobs lead leads my-leads offers",
		// A professional's own pages.
		"add-service choose-subscription credits myservices payment-status payments phonepe-loading subscriptions",
		// Pages of staff.
		"admin audit insights invoices notices number-reports people professionalappl registrations",
		"sectors services staff today users",
	].flatMap((line) => line.split(" ")),
);
