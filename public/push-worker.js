// Shows what Web Push brings while no page is open, and leads to it. It keeps no pages and answers no requests.

self.addEventListener("push", (event) => {
	let message = {};
	try {
		message = event.data?.json() ?? {};
	} catch {
		// Something must be shown all the same: browsers demand it of every message.
	}
	const { title = "Nukkad", body = "", url = "/notifications", tag = "" } = message;
	event.waitUntil(
		self.registration.showNotification(title, {
			body,
			tag,
			// A second one of the same matter takes the place of the first, and is heard.
			renotify: tag !== "",
			icon: "/icon-192.png",
			data: { url },
		}),
	);
});

/** Shows the address: in the tab where it stands already, else in a new one, for others may hold what somebody types. */
async function open(address) {
	const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const tab = tabs.find(({ url }) => url === address.href);
	return tab === undefined ? self.clients.openWindow(address.href) : tab.focus();
}

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const address = new URL(event.notification.data?.url ?? "/notifications", self.location.origin);
	if (address.origin === self.location.origin) event.waitUntil(open(address));
});
