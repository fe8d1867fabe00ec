/** The page with all notifications. */
export const notificationsAddress = "/notifications";
/** The page on which people choose their notifications. */
export const notificationSettingsAddress = "/notifications/settings";
