/** The page with all notifications. */
export const notificationsAddress = "/notifications";
/** The page of notification settings. */
export const notificationSettingsAddress = "/notifications/settings";
