/** The origins that Google Analytics 4 loads from and sends to, as Google lists them for a content security policy. */
export const googleSources = {
	scripts: ["https://*.googletagmanager.com"],
	pictures: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
	connections: [
		"https://*.google-analytics.com",
		"https://*.analytics.google.com",
		"https://*.googletagmanager.com",
	],
};
