/** The notifications module's API for other modules. */
export type { Notify, NotificationDraft } from "./notify.ts";
export type { PublishChanges, RecordChange } from "./publish-changes.ts";
export { notifyNumberLimit } from "./number-limit.ts";
