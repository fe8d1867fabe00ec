/** Where everything stands that somebody was told. */
export const notificationsAddress = "/notifications";
/** Where somebody chooses what to be told, and where. */
export const notificationSettingsAddress = "/notifications/settings";
